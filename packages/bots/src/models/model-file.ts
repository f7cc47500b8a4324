import { parse } from 'yaml';
import { z } from 'zod';
import { isBaseUrl, isOwnNetwork, isUnencrypted } from './base-url.ts';
import { type ModelDefinition, REASONING_TOKENS, USUAL_CONCURRENCY, USUAL_TOKENS } from './model-definition.ts';
import { MICROS, type Prices, priceOf } from './prices.ts';
import { withSecretFiles } from './secret-files.ts';

/** Variables of the environment. */
export type ModelEnvironment = Readonly<Record<string, string | undefined>>;

const NAME = /^[a-z0-9][a-z0-9_.-]{0,31}$/;
const OPENAI = 'https://api.openai.com/v1';
const LEAST_THOUGHT = 1_024; // tokens: Anthropic accepts no smaller budget
const dollars = z.number().min(0).max(99_999);
const modelShape = z.strictObject({
  provider: z.enum(['anthropic', 'openai-compatible', 'gemini']),
  model: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  key_env: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/)
    .optional(),
  base_url: z.string().refine(isBaseUrl).optional(),
  usd_per_million: z
    .strictObject({
      input: dollars,
      cached: dollars.optional(),
      cache_write: dollars.optional(),
      output: dollars,
    })
    .optional(),
  reasoning: z.enum(['off', 'low', 'medium', 'high']).optional(),
  temperature: z.number().min(0).max(2).optional(),
  token_field: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  max_output_tokens: z.int().min(100).max(32_000).optional(),
  only_words: z.literal([true, false]).optional(),
  reads: z.literal([true, false]).optional(),
  concurrency: z.int().min(1).max(999).optional(),
  budget_usd_per_day: dollars.optional(),
  budget_usd_per_game: dollars.optional(),
});
type WrittenModel = z.infer<typeof modelShape>;

const RULES: Readonly<Record<string, string>> = {
  provider: 'anthropic, openai-compatible or gemini',
  model: 'the name of a model, as the provider spells it',
  key_env: 'the name of the variable that holds the key',
  base_url: 'an http(s) address without a user, a query or a fragment',
  usd_per_million: 'dollars for a million tokens: { input, cached, output }',
  reasoning: 'off, low, medium or high',
  temperature: 'a number from 0 to 2',
  token_field: 'max_tokens or max_completion_tokens',
  max_output_tokens: 'a whole number from 100 to 32000',
  only_words: 'true or false',
  reads: 'true or false',
  concurrency: 'a whole number from 1 to 999',
  budget_usd_per_day: 'an amount in US dollars',
  budget_usd_per_game: 'an amount in US dollars',
};

/** The models that a file defines. A string: the one line that says what is wrong. */
export function readModels(
  text: string,
  environment: ModelEnvironment,
  readFile: (path: string) => string,
): readonly ModelDefinition[] | string {
  const file = parsed(text);
  if (typeof file === 'string') return file;
  const models: ModelDefinition[] = [];
  for (const [name, written] of Object.entries(file)) {
    if (!NAME.test(name))
      return `models.${printable(name)} is not a name: use up to 32 lower-case letters, digits and - _ .`;
    const read = modelShape.safeParse(written);
    if (!read.success) return `models.${name}${faultOf(read.error)}`;
    const { key_env } = read.data;
    const filled = withSecretFiles(environment, key_env === undefined ? [] : [key_env], readFile);
    if (typeof filled === 'string') return `models.${name}.key_env: ${filled.slice(0, -1)}`;
    const model = modelOf(name, read.data, filled);
    if (typeof model === 'string') return `models.${name}${model}`;
    models.push(model);
  }
  return models;
}

function parsed(text: string): Readonly<Record<string, unknown>> | string {
  let file: unknown;
  try {
    file = parse(text);
  } catch (error) {
    return `it is not YAML: ${String((error as Error).message).split('\n')[0]}`;
  }
  const top = z.record(z.string(), z.unknown()).safeParse(file);
  const key = Object.keys(top.data ?? {}).find((name) => name !== 'models');
  if (key !== undefined) return `there is no key ${printable(key)}: the file has one, models`;
  const models = z.record(z.string(), z.unknown()).safeParse(top.data?.models);
  if (!models.success || Object.keys(models.data).length === 0)
    return 'models is missing: name each model and say how to reach it, such as haiku: { provider: anthropic, … }';
  return models.data;
}

function faultOf({ issues: [issue] }: z.ZodError): string {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const known = path[0] === 'usd_per_million' ? 'input, cached, cache_write, output' : Object.keys(RULES).join(', ');
    return `.${[...path, printable(issue.keys[0] ?? '')].join('.')} is no key: there are ${known}`;
  }
  if (path.length === 0) return ` is not a list of keys: it needs ${Object.keys(RULES).slice(0, 2).join(' and ')}`;
  const rule = path.length === 1 ? RULES[path[0] ?? ''] : 'dollars for a million tokens, such as 0.25';
  return `.${path.join('.')} is ${issue?.code === 'invalid_type' && issue.input === undefined ? 'missing: it is ' : ''}${rule}`;
}
const printable = (text: string): string => text.slice(0, 40).replaceAll(/[^\x20-\x7e]/g, '?');

function modelOf(name: string, written: WrittenModel, environment: ModelEnvironment): ModelDefinition | string {
  const { provider, key_env, reasoning = null } = written;
  const baseUrl = written.base_url ?? (provider === 'openai-compatible' ? OPENAI : null);
  const key = key_env === undefined ? null : environment[key_env] || null;
  if (key_env !== undefined && key === null) return `.key_env: the variable ${key_env} is not set`;
  if (key === null && written.base_url === undefined)
    return '.key_env is missing: it names the variable that holds the key';
  if (key !== null && baseUrl !== null && isUnencrypted(baseUrl))
    return '.base_url is http and not in your own network, so the key would be sent unencrypted: use https';
  const prices = pricesOf(written, key);
  if (!prices)
    return '.usd_per_million is missing: say what a million tokens cost, such as { input: 1, cached: 0.1, output: 5 }';
  const thinks = reasoning !== null && reasoning !== 'off';
  const maxOutputTokens = written.max_output_tokens ?? (thinks ? REASONING_TOKENS : USUAL_TOKENS);
  if (thinks && maxOutputTokens < LEAST_THOUGHT + USUAL_TOKENS)
    return `.max_output_tokens is at least ${LEAST_THOUGHT + USUAL_TOKENS} with reasoning: it counts the reasoning too`;
  return {
    name,
    provider,
    model: written.model,
    secrets: () => ({ key, baseUrl }),
    prices,
    reasoning,
    temperature: written.temperature ?? null,
    tokenField: written.token_field ?? 'max_tokens',
    maxOutputTokens,
    ...helpIn(written),
    concurrency: written.concurrency ?? USUAL_CONCURRENCY,
    budget: { day: micros(written.budget_usd_per_day), game: micros(written.budget_usd_per_game) },
  };
}
const micros = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.round(amount * MICROS);

const FREE: Prices = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
/** A model on a machine of one's own, without a key, is free unless a price is given. */
function pricesOf(
  { provider, usd_per_million: given, model, base_url }: WrittenModel,
  key: string | null,
): Prices | undefined {
  if (given) {
    const { input, output, cached = input, cache_write = provider === 'anthropic' ? input * 1.25 : input } = given;
    const [perInput, perOutput, cacheRead, cacheWrite] = [input, output, cached, cache_write].map((price) =>
      Math.round(price * MICROS),
    ) as [number, number, number, number];
    return { input: perInput, output: perOutput, cacheRead, cacheWrite };
  }
  if (key === null && base_url !== undefined && isOwnNetwork(base_url)) return FREE;
  return priceOf(model);
}
/** What the model does for a built-in player, if one plays the seat. */
const helpIn = ({ only_words, reads }: { only_words?: boolean | undefined; reads?: boolean | undefined }) => ({
  ...(only_words && { onlyWords: true as const }),
  ...(reads && { reads: true as const }),
});
