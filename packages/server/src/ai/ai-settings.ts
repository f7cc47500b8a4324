import { readFileSync } from 'node:fs';
import { MICROS, type ModelDefinition, type ModelEnvironment, modelsIn } from '@moonrise/bots/models';
import type { AiValues } from './ai-variables.ts';

/** The most that may be spent, in micro-dollars. */
export interface Caps {
  readonly day: number;
  readonly creator: number; // for all rooms of one creator, per day
  readonly game: number;
  readonly seat: number; // in a game
  readonly call: number;
}
/** The models that can play AI seats, and their budget. */
export interface AiSettings {
  readonly models: readonly [ModelDefinition, ...ModelDefinition[]];
  readonly caps: Caps;
}
const DAY = 5 * MICROS;
const GAME = 2 * MICROS;
const SEAT = MICROS / 2;
const CALL = MICROS / 4;

/** Null: nothing is set, so only bots play. A string: what is wrong. */
export function aiSettingsOf(given: AiValues, environment: ModelEnvironment): AiSettings | string | null {
  const models = modelsIn(environment, (path) => readFileSync(path, 'utf8'));
  if (typeof models === 'string') return models;
  const [first, ...others] = models;
  const [cap] = Object.keys(given).filter((name) => name.startsWith('AI_BUDGET_'));
  if (!first && cap !== undefined)
    return `${cap} is set, but AI_PROVIDER is not: set it to anthropic, openai-compatible or gemini, or AI_MODELS to a file.`;
  return first ? { models: [first, ...others], caps: capsOf(given) } : null;
}

/** The key that names creators: the first one, the same on all nodes. Null: no model has one. */
export const keyOf = ({ models }: AiSettings): string | null =>
  models.map(({ secrets }) => secrets().key).find((key) => key !== null) ?? null;

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

export const aiNotice = ({ models, caps }: AiSettings): string => {
  const isFree = models.every(({ prices }) => Object.values(prices).every((price) => price === 0));
  const most = isFree ? 'free of charge' : `for at most $${(caps.day / MICROS).toFixed(2)} a day`;
  return `AI seats can be played by ${models.map(({ model }) => model).join(', ')}, ${most}.`;
};
