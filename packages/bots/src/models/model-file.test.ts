import { expect, test } from 'vitest';
import type { ModelDefinition } from './model-definition.ts';
import { readModels } from './model-file.ts';
import { modelsIn } from './model-variables.ts';

const environment = { ANTHROPIC_API_KEY: 'canary-a', OPENAI_API_KEY: 'canary-o', EMPTY: '' };
const readFile = (path: string): string => {
  if (path === '/run/secrets/key') return 'canary-f\n';
  throw new Error('ENOENT');
};
const read = (yaml: string) => {
  const models = readModels(yaml, environment, readFile);
  if (typeof models === 'string') throw new Error(models);
  return models;
};
const HAIKU =
  'haiku: { provider: anthropic, model: claude-haiku-4-5, key_env: ANTHROPIC_API_KEY, usd_per_million: { input: 1, cached: 0.1, output: 5 } }';
const LOCAL =
  'local: { provider: openai-compatible, model: "qwen3:8b", base_url: http://127.0.0.1:11434/v1, reasoning: off, concurrency: 1 }';
const GPT =
  'gpt: { provider: openai-compatible, model: some-reasoner, key_env: OPENAI_API_KEY, token_field: max_completion_tokens, max_output_tokens: 4000, reasoning: low, temperature: 0.7, usd_per_million: { input: 2, output: 8 } }';
const file = (...models: string[]) => `models:\n${models.map((model) => `  ${model}\n`).join('')}`;

test('a file offers several models, each with its own provider, key, limits and price', () => {
  const models = read(file(HAIKU, LOCAL, GPT));
  expect(models).toMatchObject([
    {
      name: 'haiku',
      provider: 'anthropic',
      model: 'claude-haiku-4-5',
      prices: { input: 1_000_000, cacheRead: 100_000, cacheWrite: 1_250_000, output: 5_000_000 },
      ...{ reasoning: null, temperature: null, tokenField: 'max_tokens', maxOutputTokens: 600, concurrency: 8 },
    },
    {
      name: 'local',
      reasoning: 'off',
      concurrency: 1,
      prices: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
    },
    { name: 'gpt', tokenField: 'max_completion_tokens', maxOutputTokens: 4_000, reasoning: 'low', temperature: 0.7 },
  ]);
  expect(models.map(({ secrets }) => secrets())).toEqual([
    { key: 'canary-a', baseUrl: null },
    { key: null, baseUrl: 'http://127.0.0.1:11434/v1' },
    { key: 'canary-o', baseUrl: 'https://api.openai.com/v1' },
  ]);
  expect(JSON.stringify(models)).not.toContain('canary');
});

test('the key of a model may be in a file', () => {
  const secret = { MY_KEY_FILE: '/run/secrets/key' };
  const local = file('m: { provider: anthropic, model: claude-haiku-4-5, key_env: MY_KEY }');
  const models = readModels(local, secret, readFile);
  expect(typeof models === 'string' ? models : models[0]?.secrets().key).toBe('canary-f');
  expect(readModels(local, { MY_KEY_FILE: '/nowhere' }, readFile)).toBe(
    'models.m.key_env: MY_KEY_FILE: the file /nowhere cannot be read',
  );
  const single = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-haiku-4-5', AI_API_KEY_FILE: '/run/secrets/key' };
  const [only] = modelsIn(single, readFile);
  expect(typeof only === 'object' && only.secrets().key).toBe('canary-f');
});

test('a model only words what a bot says if its entry says so', () => {
  const entry = 'provider: gemini, model: gemini-2.5-flash, base_url: http://10.0.0.1';
  const [words, plays] = read(file(`a: { ${entry}, only_words: true }`, `b: { ${entry}, only_words: false }`));
  expect(words).toMatchObject({ onlyWords: true });
  expect(plays).not.toHaveProperty('onlyWords');
  expect(read(file(`a: { ${entry}, reads: true }`))[0]).toMatchObject({ reads: true });
  expect(words).not.toHaveProperty('reads');
});
test('a model that thinks gets room to think, and a model may have a budget', () => {
  const [model] = read(
    file(
      'm: { provider: gemini, model: gemini-2.5-flash, base_url: http://10.0.0.1, reasoning: high, budget_usd_per_day: 0.5, budget_usd_per_game: 0.1 }',
    ),
  );
  expect(model).toMatchObject({ maxOutputTokens: 4_000, budget: { day: 500_000, game: 100_000 } });
});

const wrong = (more: string) =>
  file(`m: { provider: openai-compatible, model: x, base_url: http://localhost:1, ${more} }`);
test.each([
  ['models: [', /^it is not YAML: /],
  ['', /^models is missing/],
  ['models: {}', /^models is missing/],
  ['model: {}', /^there is no key model: the file has one, models$/],
  [`${file(HAIKU)}more: 1`, /^there is no key more/],
  ['models: { Big Model: {} }', /^models\.Big Model is not a name: use up to 32 lower-case letters/],
  ['models: { m: gpt }', /^models\.m is not a list of keys: it needs provider and model$/],
  ['models: { m: { model: x } }', /^models\.m\.provider is (missing: it is )?anthropic, openai-compatible or gemini$/],
  ['models: { m: { provider: gemini } }', /^models\.m\.model is missing: it is the name of a model/],
  [wrong('temprature: 1'), /^models\.m\.temprature is no key: there are provider, model, key_env, /],
  [
    wrong('usd_per_million: { input: 1, output: 2, cache: 1 }'),
    /^models\.m\.usd_per_million\.cache is no key: there are input, cached, cache_write, output$/,
  ],
  [wrong('usd_per_million: { input: 1 }'), /^models\.m\.usd_per_million\.output is missing: it is dollars/],
  [wrong('usd_per_million: { input: -1, output: 2 }'), /^models\.m\.usd_per_million\.input is dollars/],
  [wrong('reasoning: much'), /^models\.m\.reasoning is off, low, medium or high$/],
  [wrong('temperature: 3'), /^models\.m\.temperature is a number from 0 to 2$/],
  [wrong('concurrency: 0'), /^models\.m\.concurrency is a whole number from 1 to 999$/],
  [wrong('only_words: maybe'), /^models\.m\.only_words is true or false$/],
  [wrong('token_field: tokens'), /^models\.m\.token_field is max_tokens or max_completion_tokens$/],
  [wrong('max_output_tokens: 1e9'), /^models\.m\.max_output_tokens is a whole number from 100 to 32000$/],
  [wrong('reasoning: low, max_output_tokens: 1000'), /^models\.m\.max_output_tokens is at least 1624 with reasoning/],
  [wrong('key_env: MY_KEY'), /^models\.m\.key_env: the variable MY_KEY is not set$/],
  [wrong('key_env: EMPTY'), /^models\.m\.key_env: the variable EMPTY is not set$/],
  ['models: { m: { provider: gemini, model: x } }', /^models\.m\.key_env is missing/],
  [
    'models: { m: { provider: openai-compatible, model: some-reasoner, key_env: OPENAI_API_KEY } }',
    /^models\.m\.usd_per_million is missing: say what a million tokens cost/,
  ],
  [
    'models: { m: { provider: anthropic, model: x, base_url: "http://ai.example", key_env: OPENAI_API_KEY } }',
    /^models\.m\.base_url is http and not in your own network/,
  ],
  [
    'models: { m: { provider: anthropic, model: x, base_url: "https://u:p@ai.example" } }',
    /^models\.m\.base_url is an http/,
  ],
])('%j: one line says what is wrong', (yaml, line) => {
  const message = readModels(yaml, environment, readFile);
  expect(message).toMatch(line);
  expect(message).not.toMatch(/canary|\n/);
});

test('AI_MODELS names the file; the variables of one model are then refused', () => {
  const reading = (path: string) => {
    if (path !== 'models.yaml') throw new Error('ENOENT');
    return file(HAIKU);
  };
  const names = (models: readonly ModelDefinition[] | string) =>
    typeof models === 'string' ? models : models.map(({ name }) => name);
  const from = (more: Record<string, string>) => names(modelsIn({ ...environment, ...more }, reading));
  expect(from({})).toEqual([]);
  expect(from({ AI_MODELS: 'models.yaml' })).toEqual(['haiku']);
  expect(from({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-haiku-4-5', AI_API_KEY: 'canary-k' })).toEqual(['llm']);
  expect(from({ AI_MODELS: 'other.yaml' })).toBe('AI_MODELS: other.yaml: the file cannot be read.');
  expect(from({ AI_MODELS: 'models.yaml', AI_MODEL: 'x' })).toBe(
    'AI_MODELS is set, so AI_MODEL has no effect: write it into the file and unset it.',
  );
  expect(names(modelsIn({ AI_MODELS: 'm' }, () => file(HAIKU)))).toBe(
    'AI_MODELS: m: models.haiku.key_env: the variable ANTHROPIC_API_KEY is not set.',
  );
});
