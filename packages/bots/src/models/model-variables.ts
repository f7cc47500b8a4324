import { z } from 'zod';
import { isBaseUrl, isUnencrypted } from './base-url.ts';
import { type ModelDefinition, USUAL_CONCURRENCY, USUAL_TOKENS } from './model-definition.ts';
import { type ModelEnvironment, readModels } from './model-file.ts';
import { MICROS, type Prices, priceOf } from './prices.ts';
import { withSecretFiles } from './secret-files.ts';

const line = z.string().regex(/^[\x20-\x7e]{1,500}$/);
const PRICE = /^\d{1,5}(\.\d{1,4})?$/;

/** "3/15" (input/output), or with the prices for reading and writing the provider's cache: "3/15/0.3/3.75". */
const prices = z
  .string()
  .refine((text) => {
    const parts = text.split('/');
    return (parts.length === 2 || parts.length === 4) && parts.every((part) => PRICE.test(part));
  })
  .transform((text): Prices => {
    const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = text
      .split('/')
      .map((dollars) => Math.round(Number(dollars) * MICROS));
    return { input, output, cacheRead, cacheWrite };
  });

/** The variables that name a file of models, or describe one model. */
export const modelVariables = {
  AI_MODELS: { schema: z.string().max(4_096), rule: 'the path of a file of models, such as models.yaml' },
  AI_PROVIDER: {
    schema: z.enum(['anthropic', 'openai-compatible', 'gemini']),
    rule: 'anthropic, openai-compatible or gemini',
  },
  AI_MODEL: { schema: line, rule: 'the name of a model' },
  AI_API_KEY: { schema: line, rule: 'a key of the provider', secret: true },
  AI_BASE_URL: {
    schema: z.string().refine(isBaseUrl),
    rule: 'an http(s) address without a user, a query or a fragment',
    secret: true,
  },
  AI_PRICE_USD_PER_MTOK: {
    schema: prices,
    rule: 'what a million tokens cost, input/output, such as 3/15, or input/output/cache read/cache write',
  },
  AI_CALLS_AT_ONCE: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number),
    rule: 'a whole number from 1 to 999',
  },
} as const;
type ModelVariable = keyof typeof modelVariables;
type GivenModel = { readonly [N in ModelVariable]?: z.infer<(typeof modelVariables)[N]['schema']> };

const SECRETS = Object.entries(modelVariables).flatMap(([name, variable]) => ('secret' in variable ? [name] : []));
/** The name of the model that the variables describe. */
const SINGLE = 'llm';

/** The models that the environment offers; none if nothing is set. A string: what is wrong, in one line. */
export function modelsIn(given: ModelEnvironment, read: (path: string) => string): readonly ModelDefinition[] | string {
  const environment = withSecretFiles(given, SECRETS, read);
  return typeof environment === 'string' ? environment : modelsFrom(environment, read);
}
function modelsFrom(
  environment: ModelEnvironment,
  read: (path: string) => string,
): readonly ModelDefinition[] | string {
  const given = valuesIn(environment);
  if (typeof given === 'string') return given;
  const path = given.AI_MODELS;
  if (path === undefined) return single(given);
  const other = Object.keys(given).find((name) => name !== 'AI_MODELS');
  if (other !== undefined) return `AI_MODELS is set, so ${other} has no effect: write it into the file and unset it.`;
  const models = textAt(path, read, (text) => readModels(text, environment, read));
  return typeof models === 'string' ? `AI_MODELS: ${path}: ${models}.` : models;
}

function valuesIn(environment: ModelEnvironment): GivenModel | string {
  const values: { [N in ModelVariable]?: unknown } = {};
  for (const [name, { schema, rule }] of Object.entries(modelVariables)) {
    const text = environment[name];
    if (text === undefined || text === '') continue;
    const value = schema.safeParse(text);
    if (!value.success) return `${name} is ${rule}.`;
    values[name as ModelVariable] = value.data;
  }
  return values as GivenModel;
}
function textAt<T>(path: string, read: (path: string) => string, then: (text: string) => T): T | string {
  let text: string;
  try {
    text = read(path);
  } catch {
    return 'the file cannot be read';
  }
  return then(text);
}

function single(given: GivenModel): readonly ModelDefinition[] | string {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: key = null, AI_BASE_URL: baseUrl = null } = given;
  const first = Object.keys(given)[0];
  if (first === undefined) return [];
  if (provider === undefined)
    return `${first} is set, but AI_PROVIDER is not: set it to ${modelVariables.AI_PROVIDER.rule}.`;
  if (model === undefined) return 'AI_PROVIDER is set, but AI_MODEL is not: name the model that plays.';
  if (provider === 'openai-compatible' && baseUrl === null)
    return 'AI_PROVIDER is openai-compatible, so AI_BASE_URL is needed, such as http://localhost:11434/v1.';
  if (baseUrl === null && key === null) return `AI_PROVIDER is ${provider}, so AI_API_KEY is needed.`;
  if (key !== null && baseUrl !== null && isUnencrypted(baseUrl)) return UNENCRYPTED;
  const known = given.AI_PRICE_USD_PER_MTOK ?? priceOf(model);
  if (!known)
    return 'The price of AI_MODEL is unknown: set AI_PRICE_USD_PER_MTOK to input/output in US dollars for a million tokens, such as 3/15, or 0/0 for a self-hosted model.';
  const definition: ModelDefinition = {
    name: SINGLE,
    provider,
    model,
    secrets: () => ({ key, baseUrl }),
    prices: known,
    reasoning: null,
    temperature: null,
    tokenField: 'max_tokens',
    maxOutputTokens: USUAL_TOKENS,
    concurrency: given.AI_CALLS_AT_ONCE ?? USUAL_CONCURRENCY,
    budget: { day: null, game: null },
  };
  return [definition];
}

const UNENCRYPTED = 'AI_BASE_URL is http and not in your own network, so the key would be sent unencrypted: use https.';

/** Why a model cannot be asked at this address. */
export function aiAddressFault(baseUrl: string, key: string | null): string | undefined {
  if (!isBaseUrl(baseUrl)) return `AI_BASE_URL is ${modelVariables.AI_BASE_URL.rule}.`;
  return key !== null && isUnencrypted(baseUrl) ? UNENCRYPTED : undefined;
}
