import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointPort } from './endpoint-port.ts';
import { type CompletionRequest, PortFailure } from './port.ts';
import { FakeProvider, type ProviderAction } from './testing/index.ts';

const KEY = 'canary-key-7f3a';
const request: CompletionRequest = {
  system: ['THE RULES', 'THE SEAT'],
  messages: [{ from: 'table', text: 'THE TURN' }],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['choice'],
    properties: { choice: { type: 'array', items: { type: 'string', enum: ['1.1', '1.2'] } } },
  },
  maxOutputTokens: 500,
};
const formats: readonly (readonly [string, Endpoint['provider'], string])[] = [
  ['Claude', 'anthropic', 'claude-sonnet-4-5'],
  ['Claude of old', 'anthropic', 'claude-3-5-haiku-latest'],
  ['compatible', 'openai-compatible', 'some-model'],
  ['Gemini', 'gemini', 'gemini-2.5-flash'],
];
const JSON_TEXT = '{"choice":["1.2"]}';
const usage = { input: 70, cacheRead: 30, output: 9 };

let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start();
});
beforeEach(() => {
  provider.requests.length = 0;
  provider.script = () => ({ does: 'answer', text: JSON_TEXT });
});
afterAll(() => provider.stop());

describe.each(formats)('%s', (name, kind, model) => {
  const port = () => endpointPort({ provider: kind, model, key: KEY, baseUrl: provider.url });
  const complete = (deed: ProviderAction, signal = new AbortController().signal) => {
    provider.script = () => deed;
    return port().complete(request, signal);
  };
  const failure = (deed: ProviderAction) =>
    complete(deed).then(
      () => 'answered',
      (error: PortFailure) => error,
    );

  test('a completion has text, end and usage', async () => {
    expect(await complete({ does: 'answer', text: JSON_TEXT, usage })).toEqual({
      text: JSON_TEXT,
      end: 'stop',
      usage: { input: 70, cacheRead: 30, cacheWrite: 0, output: 9 },
    });
  });

  test('the request has the key, the token limit, the schema and the prompt parts in order', async () => {
    await complete({ does: 'answer', text: JSON_TEXT });
    const [seen] = provider.requests;
    expect(seen).toMatchObject({ key: KEY, ids: ['1.1', '1.2'], messages: ['THE TURN'] });
    const limited = { model, max_tokens: 500 };
    expect(seen?.body).toMatchObject(kind === 'gemini' ? { generationConfig: { maxOutputTokens: 500 } } : limited);
    expect(seen?.system).toBe('THE RULES\n\nTHE SEAT');
    const marked = JSON.stringify(seen?.body).match(/cache_control/g)?.length ?? 0;
    expect(marked).toBe(kind === 'anthropic' ? 2 : 0);
  });

  test.each([
    ['fenced', '```json\n{"choice":["1.2"]}\n```', undefined, 'stop'],
    ['prose', 'I would vote for Ann.', undefined, 'stop'],
    ['cut by its cap', '{"choice":["1.', 'length', 'cut'],
    ['refused', 'I cannot take part in this.', 'refusal', 'refusal'],
    ['empty', '', undefined, 'stop'],
  ] as const)('a text that is %s is handed on as it is, with its price', async (_, text, end, expected) => {
    const deed: ProviderAction = { does: 'answer', text, usage, ...(end && { end }) };
    const got = await complete(deed);
    const isByTool = model.includes('3-5') && end === undefined; // text beside the tool call is dropped
    expect(got).toMatchObject({
      text: isByTool ? '' : text,
      end: expected,
      usage: { input: 70, cacheRead: 30, output: 9 },
    });
  });

  test.each([
    ['unauthorized', 401, {}, null],
    ['rejected', 400, {}, null],
    ['busy', 429, { 'retry-after': '3' }, 3_000],
    ['busy', 429, {}, null],
    ['unavailable', 500, {}, null],
    ['unavailable', 529, { 'retry-after-ms': '250' }, 250],
  ])('%s: %i', async (fault, status, headers, retryAfter) => {
    const error = await failure({ does: 'refuse', status, headers });
    expect(error).toMatchObject({ fault, status, retryAfter });
    expect(provider.requests).toHaveLength(1); // retries are up to the caller
    expect(everythingIn(error)).not.toContain(KEY);
    expect(everythingIn(error)).not.toContain('THE SEAT');
  });

  test.each([
    ['unavailable', 'drop'],
    ['garbled', 'cut'],
    ['garbled', 'nothing'],
    ['garbled', 'nonsense'],
    ['garbled', 'flood'],
  ] as const)('%s: %s', async (fault, does) => {
    const error = await failure({ does });
    expect(error).toBeInstanceOf(PortFailure);
    expect([fault, 'unavailable', 'garbled']).toContain((error as PortFailure).fault);
    expect(everythingIn(error)).not.toContain(KEY);
  });

  test('redirects are not followed', async () => {
    const other = await FakeProvider.start();
    expect(await failure({ does: 'redirect', to: `${other.url}/v1/messages` })).toBeInstanceOf(PortFailure);
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  test('aborting ends the call at once', async () => {
    const off = new AbortController();
    const asked = complete({ does: 'hang' }, off.signal);
    await expect.poll(() => provider.waiting).toBe(1);
    off.abort('late');
    await expect(asked).rejects.toMatchObject({ fault: 'aborted' });
    await expect.poll(() => provider.waiting).toBe(0);
  });

  test('nothing is written to the console', async () => {
    const spies = (['log', 'warn', 'error', 'info'] as const).map((way) => vi.spyOn(console, way));
    await endpointPort({ provider: kind, model: `unknown-${name}`, key: KEY, baseUrl: provider.url })
      .complete(request, new AbortController().signal)
      .catch(() => undefined);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

test('no listener: unavailable', async () => {
  const gone = await FakeProvider.start();
  const { url } = gone;
  await gone.stop();
  const port = endpointPort({ provider: 'openai-compatible', model: 'm', key: null, baseUrl: url });
  await expect(port.complete(request, new AbortController().signal)).rejects.toMatchObject({ fault: 'unavailable' });
});

test('a key is optional, and none is read from the environment', async () => {
  vi.stubEnv('ANTHROPIC_API_KEY', 'from-elsewhere');
  provider.script = () => ({ does: 'answer', text: JSON_TEXT });
  for (const kind of ['anthropic', 'openai-compatible'] as const)
    await endpointPort({ provider: kind, model: 'm', key: null, baseUrl: provider.url }).complete(
      request,
      new AbortController().signal,
    );
  for (const { key } of provider.requests) expect(key).not.toContain('elsewhere');
  vi.unstubAllEnvs();
});

function everythingIn(error: unknown): string {
  const seen: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause)
    seen.push(at.message, at.stack ?? '', JSON.stringify(at), ...Object.values(at).map(String));
  return seen.join('\n');
}
