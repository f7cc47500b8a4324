import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointPort } from './endpoint-port.ts';
import type { CompletionRequest } from './port.ts';
import { FakeProvider, type ProviderRequest } from './testing/index.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await FakeProvider.start();
});
afterEach(() => provider.stop());

const request: CompletionRequest = {
  system: ['rules', 'seat'],
  messages: [{ from: 'table', text: 'turn' }],
  schema: { type: 'object', additionalProperties: false, properties: { say: { type: 'string' } }, required: ['say'] },
  maxOutputTokens: 4_000,
};
const answer = { does: 'answer', text: '{"say":"hi"}' } as const;
const bodies = () => provider.requests.map(({ body }) => body);
const portOf = (more: Partial<Endpoint>) =>
  endpointPort({ provider: 'openai-compatible', model: 'm', key: 'k', baseUrl: provider.url, ...more });
const ask = (port: ReturnType<typeof portOf>) => port.complete(request, new AbortController().signal);
const config = ({ generationConfig }: ProviderRequest['body']) => generationConfig as ProviderRequest['body'];

// Endpoint, the body field, what the first request has in it, what the provider answers, what the second has.
test.each<[string, Partial<Endpoint>, string, unknown, string, unknown]>([
  [
    'OpenAI: temperature',
    { temperature: 0.7 },
    'temperature',
    0.7,
    "Unsupported value: 'temperature' does not support 0.7 with this model.",
    undefined,
  ],
  [
    'OpenAI: reasoning',
    { reasoning: 'low' },
    'reasoning_effort',
    'low',
    'Unrecognized request argument supplied: reasoning_effort',
    undefined,
  ],
  [
    'Ollama: thinking',
    { reasoning: 'high' },
    'reasoning_effort',
    'high',
    '"gemma3" does not support thinking',
    undefined,
  ],
  [
    'OpenAI: no effort but little',
    { reasoning: 'off' },
    'reasoning_effort',
    'none',
    "Unsupported value: 'reasoning_effort' does not support 'none'.",
    'minimal',
  ],
  [
    'llama.cpp: template',
    { reasoning: 'off' },
    'chat_template_kwargs',
    { enable_thinking: false },
    'unknown field chat_template_kwargs',
    undefined,
  ],
  [
    'DeepSeek: schema',
    {},
    'response_format',
    expect.objectContaining({ type: 'json_schema' }),
    'This response_format type is unavailable now',
    { type: 'json_object' },
  ],
  [
    'Claude: temperature',
    { provider: 'anthropic', temperature: 0.2 },
    'temperature',
    0.2,
    '`temperature` may only be set to 1 when thinking is enabled',
    undefined,
  ],
  [
    'Claude: thinking by effort',
    { provider: 'anthropic', reasoning: 'medium' },
    'thinking',
    { type: 'enabled', budget_tokens: 1_700 },
    '"thinking.type.enabled" is not supported for this model. Use "thinking.type.adaptive".',
    { type: 'adaptive' },
  ],
  [
    'Claude: always thinks',
    { provider: 'anthropic', reasoning: 'off' },
    'thinking',
    { type: 'disabled' },
    'thinking: cannot be disabled',
    undefined,
  ],
])(
  '%s: a refused parameter is asked again without it once, and that is remembered',
  async (_, more, field, first, says, second) => {
    provider.script = ({ body }) =>
      JSON.stringify(body[field]) === JSON.stringify(bodies()[0]?.[field])
        ? { does: 'refuse', status: 400, says }
        : answer;
    const port = portOf(more);
    expect((await ask(port)).text).toBe('{"say":"hi"}');
    await ask(port);
    const sent = bodies().map((body) => body[field]);
    expect(sent[0]).toEqual(first);
    expect(sent.slice(1)).toEqual([second, second]);
  },
);

test('Gemini: Gemini 3 thinks by level, Gemini 2 by budget, and either may be refused', async () => {
  provider.script = ({ body }) =>
    JSON.stringify(config(body).thinkingConfig) === JSON.stringify(config(bodies()[0] ?? {}).thinkingConfig)
      ? { does: 'refuse', status: 400, says: 'Thinking level is not supported for this model.' }
      : answer;
  const port = portOf({ provider: 'gemini', model: 'gemini-3-pro', reasoning: 'low', temperature: 1 });
  await ask(port);
  await ask(port);
  expect(bodies().map((body) => config(body).thinkingConfig)).toEqual([
    { thinkingLevel: 'low' },
    { thinkingBudget: 1_024 },
    { thinkingBudget: 1_024 },
  ]);
  expect(bodies().map((body) => config(body).temperature)).toEqual([1, 1, 1]);
});

test('the output limit changes its name, and is never left out', async () => {
  const says =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
  provider.script = ({ body }) =>
    'max_tokens' in body ? { does: 'refuse', status: 400, says, param: 'max_tokens' } : answer;
  await ask(portOf({}));
  expect(bodies().map(({ max_tokens, max_completion_tokens }) => [max_tokens, max_completion_tokens])).toEqual([
    [4_000, undefined],
    [undefined, 4_000],
  ]);
  provider.requests.length = 0;
  await ask(portOf({ tokenField: 'max_completion_tokens' }));
  expect(bodies()).toHaveLength(1);
});

test('a model that refuses several parameters, one at a time, is asked without all of them', async () => {
  provider.script = ({ body }) =>
    ['max_tokens', 'temperature', 'reasoning_effort']
      .filter((name) => name in body)
      .map((name) => ({ does: 'refuse', status: 400, says: `${name} is not supported`, param: name }) as const)[0] ??
    answer;
  const port = portOf({ temperature: 0.7, reasoning: 'low' });
  await Promise.all([ask(port), ask(port)]);
  provider.requests.length = 0;
  await ask(port);
  expect(bodies()).toMatchObject([{ max_completion_tokens: 4_000 }]);
});

test.each([
  ['names no parameter', 'invalid request', 1],
  [
    'is about the length of the prompt',
    "'max_tokens' is too large: 4000. This model's maximum context length is 2048",
    1,
  ],
  ['keeps naming the same one', 'temperature: bad', 2],
])('a refusal that %s stays one, and nothing is remembered', async (_, says, calls) => {
  provider.script = () => ({ does: 'refuse', status: 400, says });
  const port = portOf({ temperature: 0.7 });
  await expect(ask(port)).rejects.toMatchObject({ fault: 'rejected', status: 400 });
  expect(provider.requests).toHaveLength(calls);
  provider.script = () => answer;
  await ask(port);
  expect(bodies().at(-1)).toMatchObject({ temperature: 0.7, max_tokens: 4_000 });
});
