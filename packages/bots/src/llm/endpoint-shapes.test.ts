import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointPort } from './endpoint-port.ts';
import type { CompletionRequest } from './port.ts';
import type { LlmQuestion } from './questions.ts';
import { readAnswer } from './reading.ts';
import { FakeProvider } from './testing/index.ts';

// What servers really send around the answer, each in its own words.
const ANSWER = '{"reasoning":"","notes":"","say":"","choice":["1.2"]}';
const questions: readonly LlmQuestion[] = [
  {
    slot: 'vote',
    ask: '',
    required: true,
    choices: ['1.1', '1.2'].map((id, target) => ({ id, label: id, act: 'vote', targets: [target] })),
  },
];
const request: CompletionRequest = {
  system: ['RULES', 'SEAT'],
  messages: [{ from: 'table', text: 'TURN' }],
  schema: { type: 'object', properties: {} },
  maxOutputTokens: 2_000,
};
let provider: FakeProvider;
beforeEach(async () => {
  provider = await FakeProvider.start();
});
afterEach(() => provider.stop());

const ask = (body: unknown, kind: Endpoint['provider'] = 'openai-compatible') => {
  provider.script = () => ({ does: 'send', body });
  const port = endpointPort({ provider: kind, model: 'm', key: null, baseUrl: provider.url });
  return port.complete(request, new AbortController().signal);
};
const chat = (message: object, more: object = {}, end = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: end }],
  ...more,
});
const usage = { prompt_tokens: 40, completion_tokens: 300, total_tokens: 340 };

test.each<[string, object, object | null]>([
  [
    'OpenAI: a reasoning model counts its thoughts as output',
    chat(
      { content: ANSWER, refusal: null, annotations: [] },
      {
        usage: {
          ...usage,
          prompt_tokens_details: { cached_tokens: 10 },
          completion_tokens_details: { reasoning_tokens: 250 },
        },
        service_tier: 'default',
      },
    ),
    { input: 30, cacheRead: 10, output: 300 },
  ],
  [
    'OpenRouter: thoughts beside the answer',
    chat({ content: ANSWER, refusal: null, reasoning: 'Hm {"choice":["1.1"]}' }, { provider: 'Some', usage }),
    { input: 40, output: 300 },
  ],
  [
    'Ollama: thoughts in the answer',
    chat({ content: `<think>\nHm {"choice":["1.1"]}\n</think>\n${ANSWER}` }, { usage }),
    { output: 300 },
  ],
  [
    'vLLM: thoughts without their beginning',
    chat({ content: `Hm {"choice":["1.1"]} </think>${ANSWER}`, tool_calls: [] }, { usage, prompt_logprobs: null }),
    { output: 300 },
  ],
  [
    'llama.cpp: thoughts in a field, and timings',
    chat({ content: ANSWER, reasoning_content: 'Hm' }, { usage, timings: { predicted_n: 300 } }),
    { output: 300 },
  ],
  ['a server that counts nothing', chat({ content: ANSWER }), null],
])('%s', async (_, body, counted) => {
  const completion = await ask(body);
  expect(readAnswer(completion, questions)).toMatchObject({ ok: true, answers: [{ slot: 'vote', targets: [1] }] });
  if (counted) expect(completion.usage).toMatchObject(counted);
  else expect(completion.usage).toBeNull();
});

test('a model that spends its whole limit on thinking was cut off', async () => {
  for (const body of [
    chat({ content: '' }, { usage }, 'length'),
    chat({ content: '<think>Hm, so' }, { usage }, 'length'),
  ])
    expect(readAnswer(await ask(body), questions)).toMatchObject({ ok: false, fault: 'cut' });
});

test('OpenRouter: an error inside of a good answer is an error', async () => {
  const error = (code: number) => ({ error: { message: 'Provider returned error', code }, user_id: 'u' });
  await expect(ask(error(429))).rejects.toMatchObject({ fault: 'busy' });
  await expect(ask(error(502))).rejects.toMatchObject({ fault: 'unavailable' });
  await expect(ask(error(402))).rejects.toMatchObject({ fault: 'unauthorized' });
});

test('Claude: thoughts come before the answer in a block of their own', async () => {
  const body = {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_reason: 'end_turn', stop_sequence: null },
    content: [
      { type: 'thinking', thinking: 'Hm {"choice":["1.1"]}', signature: 's' },
      { type: 'text', text: ANSWER },
    ],
    usage: { input_tokens: 5, output_tokens: 300, cache_read_input_tokens: 900, cache_creation_input_tokens: 20 },
  };
  const completion = await ask(body, 'anthropic');
  expect(completion).toMatchObject({ text: ANSWER, usage: { input: 5, cacheRead: 900, cacheWrite: 20, output: 300 } });
});

test('Gemini: thoughts are no answer but cost, a blocked prompt is a refusal', async () => {
  const thinking = {
    candidates: [{ content: { parts: [{ text: 'Hm', thought: true }, { text: ANSWER }] }, finishReason: 'STOP' }],
    usageMetadata: {
      promptTokenCount: 50,
      cachedContentTokenCount: 20,
      candidatesTokenCount: 9,
      thoughtsTokenCount: 91,
    },
  };
  expect(await ask(thinking, 'gemini')).toMatchObject({
    ...{ text: ANSWER, end: 'stop' },
    usage: { input: 30, cacheRead: 20, cacheWrite: 0, output: 100 },
  });
  const blocked = { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 50 } };
  expect(await ask(blocked, 'gemini')).toMatchObject({ text: '', end: 'refusal' });
  await expect(ask({ hello: 1 }, 'gemini')).rejects.toMatchObject({ fault: 'garbled' });
});

test('Gemini: a wrong key is refused with 400, and a retry has its time in the body', async () => {
  const port = endpointPort({ provider: 'gemini', model: 'm', key: 'k', baseUrl: provider.url });
  const { signal } = new AbortController();
  provider.script = () => ({ does: 'refuse', status: 400, says: 'API key not valid. reason: API_KEY_INVALID' });
  await expect(port.complete(request, signal)).rejects.toMatchObject({ fault: 'unauthorized' });
  provider.script = () => ({
    does: 'refuse',
    status: 429,
    says: '',
    details: [{ '@type': 'RetryInfo', retryDelay: '17s' }],
  });
  await expect(port.complete(request, signal)).rejects.toMatchObject({ fault: 'busy', retryAfter: 17_000 });
});
