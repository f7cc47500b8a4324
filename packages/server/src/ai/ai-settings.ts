import type { Endpoint } from '@moonrise/bots/llm';
import { networks } from '../limits/addresses.ts';
import { type AiValues, aiVariables } from './ai-variables.ts';
import { MICROS, type Prices, priceOf } from './prices.ts';

/** The most that may be spent, in micro-dollars. */
export interface Caps {
  readonly day: number;
  readonly creator: number; // for all rooms of one creator, per day
  readonly game: number;
  readonly seat: number; // in a game
  readonly call: number;
}
/** The model that can play AI seats, and its budget. */
export interface AiSettings {
  readonly provider: Endpoint['provider'];
  readonly model: string;
  readonly secrets: () => Pick<Endpoint, 'key' | 'baseUrl'>; // a function, so that it is never logged or serialized
  readonly prices: Prices;
  readonly caps: Caps;
  readonly callsAtOnce: number;
}
const DAY = 5 * MICROS;
const GAME = 2 * MICROS;
const SEAT = MICROS / 2;
const CALL = MICROS / 4;
const CALLS_AT_ONCE = 8;

/** Null: nothing is set, so only bots play. A string: what is wrong. */
export function aiSettingsOf(given: AiValues): AiSettings | string | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: key = null, AI_BASE_URL: baseUrl = null } = given;
  const first = Object.keys(given)[0];
  if (first === undefined) return null;
  if (provider === undefined)
    return `${first} is set, but AI_PROVIDER is not: set it to anthropic or openai-compatible.`;
  if (model === undefined) return 'AI_PROVIDER is set, but AI_MODEL is not: name the model that plays.';
  if (provider === 'openai-compatible' && baseUrl === null)
    return 'AI_PROVIDER is openai-compatible, so AI_BASE_URL is needed, such as http://localhost:11434/v1.';
  if (provider === 'anthropic' && baseUrl === null && key === null)
    return 'AI_PROVIDER is anthropic, so AI_API_KEY is needed.';
  if (key !== null && baseUrl !== null && isUnencrypted(baseUrl)) return UNENCRYPTED;
  const prices = given.AI_PRICE_USD_PER_MTOK ?? priceOf(model);
  if (!prices)
    return 'The price of AI_MODEL is unknown: set AI_PRICE_USD_PER_MTOK to input/output in US dollars for a million tokens, such as 3/15, or 0/0 for a self-hosted model.';
  return {
    provider,
    model,
    secrets: () => ({ key, baseUrl }),
    prices,
    caps: capsOf(given),
    callsAtOnce: given.AI_CALLS_AT_ONCE ?? CALLS_AT_ONCE,
  };
}

const capsOf = (given: AiValues): Caps => {
  const day = given.AI_BUDGET_USD_PER_DAY ?? DAY;
  return {
    day,
    creator: given.AI_BUDGET_USD_PER_CREATOR ?? Math.ceil(day / 2), // one creator cannot use up the whole budget
    game: given.AI_BUDGET_USD_PER_GAME ?? GAME,
    seat: given.AI_BUDGET_USD_PER_SEAT ?? SEAT,
    call: given.AI_BUDGET_USD_PER_CALL ?? CALL,
  };
};

const UNENCRYPTED = 'AI_BASE_URL is http and not in your own network, so the key would be sent unencrypted: use https.';

/** Why a model cannot be asked at this address. */
export function aiAddressFault(baseUrl: string, key: string | null): string | undefined {
  const { schema, rule } = aiVariables.AI_BASE_URL;
  if (!schema.safeParse(baseUrl).success) return `AI_BASE_URL is ${rule}.`;
  return key !== null && isUnencrypted(baseUrl) ? UNENCRYPTED : undefined;
}

/** True for plain http to another network. A host name without a dot is in the local network. */
function isUnencrypted(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  const isLocal = networks('loopback,private')?.(hostname) || !/[.:]/.test(hostname);
  return protocol === 'http:' && !isLocal;
}

export const aiNotice = ({ model, caps, prices }: AiSettings): string => {
  const isFree = Object.values(prices).every((price) => price === 0);
  const most = isFree ? 'free of charge' : `for at most $${(caps.day / MICROS).toFixed(2)} a day`;
  return `AI seats can be played by ${model}, ${most}.`;
};
