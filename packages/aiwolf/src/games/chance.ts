import { randomBytes, randomInt } from 'node:crypto';
import { ulid } from 'ulid';

/** The randomness of setting up a game. Tests bring their own. */
export interface ContestChance {
  readonly below: (n: number) => number;
  readonly seed: () => string;
  readonly id: (at: number) => string;
}

export const secureChance: ContestChance = {
  below: (n) => randomInt(n),
  seed: () => randomBytes(32).toString('hex'),
  id: (at) => ulid(at),
};

export function shuffled<T>(items: readonly T[], { below }: Pick<ContestChance, 'below'>): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as T);
}
