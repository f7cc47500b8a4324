import type { Endpoint } from '@moonrise/bots/llm';
import { networks } from '../limits/addresses.ts';
import type { AiValues } from './ai-variables.ts';
import { MICROS, type Prices, priceOf } from './prices.ts';

/** The most that may be spent, in micro-dollars. */
export interface Caps {
  readonly day: number;
  readonly creator: number; // by whoever made the room, in a day
  readonly game: number;
  readonly seat: number; // in a game
  readonly call: number;
}
/** Who plays AI seats, besides the built-in bots, and for how much. */
export interface AiSettings {
  readonly provider: Endpoint['provider'];
  readonly model: string;
  readonly secrets: () => Pick<Endpoint, 'key' | 'baseUrl'>; // a function is neither shown nor written down
  readonly prices: Prices;
  readonly caps: Caps;
  readonly callsAtOnce: number;
}
const DAY = 5 * MICROS;
const GAME = 2 * MICROS;
const SEAT = MICROS / 2;
const CALL = MICROS / 4;
const CALLS_AT_ONCE = 8;

/** Null: nothing is set, so only bots play. A text: what is wrong. */
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
  if (key !== null && baseUrl !== null && isReadable(baseUrl))
    return 'AI_BASE_URL is http and not in your own network, so AI_API_KEY could be read on the way: use https.';
  const prices = given.AI_PRICE_USD_PER_MTOK ?? priceOf(model);
  if (!prices)
    return 'The price of AI_MODEL is not known: set AI_PRICE_USD_PER_MTOK to input/output in US dollars for a million tokens, such as 3/15, or 0/0 for a model of your own.';
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
    creator: given.AI_BUDGET_USD_PER_CREATOR ?? Math.ceil(day / 2), // nobody plays alone with all the money
    game: given.AI_BUDGET_USD_PER_GAME ?? GAME,
    seat: given.AI_BUDGET_USD_PER_SEAT ?? SEAT,
    call: given.AI_BUDGET_USD_PER_CALL ?? CALL,
  };
};

/** Whether others can read along: plain http to somewhere else. A name without a dot is one of the own network. */
function isReadable(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  const isOwn = networks('loopback,private')?.(hostname) || !/[.:]/.test(hostname);
  return protocol === 'http:' && !isOwn;
}

export const aiNotice = ({ model, caps, prices }: AiSettings): string => {
  const isFree = Object.values(prices).every((price) => price === 0);
  const most = isFree ? 'free of charge' : `for at most $${(caps.day / MICROS).toFixed(2)} a day`;
  return `AI seats can be played by ${model}, ${most}.`;
};
