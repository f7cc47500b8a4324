import type { SeatId } from '@moonrise/engine';
import type { LineTraits, WordMood } from './traits.ts';
import { lines } from './weights/lines/index.ts';
import { players } from './weights/players/index.ts';

/** How likely each meaning is. */
export type Odds = ReadonlyMap<string, number>;
/** What a line seems to say: by itself, and of each player it names. */
export interface Impression {
  readonly line: Odds;
  readonly seats: ReadonlyMap<SeatId, { readonly odds: Odds; readonly mood: WordMood }>;
}

export function impressionOf({ line, seats }: LineTraits): Impression {
  const weighed = [...seats].map(([seat, { traits, mood }]) => [seat, { odds: seatModel(traits), mood }] as const);
  return { line: lineModel(line), seats: new Map(weighed) };
}
export function likeliest(odds: Odds): readonly [meaning: string, chance: number] {
  let best: readonly [string, number] = ['none', 0];
  for (const one of odds) if (one[1] > best[1]) best = one;
  return best;
}
export const chanceOf = (odds: Odds, ...meanings: readonly string[]): number =>
  meanings.reduce((sum, meaning) => sum + (odds.get(meaning) ?? 0), 0);

type Model = (traits: ReadonlySet<string>) => Odds;
const WHOLE = 10; // the lists have tenths
/** A multinomial logistic model. Each list has the traits that speak for a meaning or against it. */
function modelOf(lists: Readonly<Record<string, string>>): Model {
  const meanings = Object.keys(lists);
  const weights = new Map<string, (readonly [meaning: number, weight: number])[]>();
  for (const [i, meaning] of meanings.entries()) {
    const words = (lists[meaning] ?? '').trim().split(/\s+/);
    for (let at = 0; at + 1 < words.length; at += 2) {
      const pile = weights.get(words[at] ?? '') ?? [];
      weights.set(words[at] ?? '', pile);
      pile.push([i, Number(words[at + 1]) / WHOLE]);
    }
  }
  return (traits) => {
    const sums = new Float64Array(meanings.length);
    let known = 0;
    for (const trait of traits) {
      const found = weights.get(trait);
      if (!found) continue;
      known++;
      for (const [i, weight] of found) sums[i] = (sums[i] ?? 0) + weight;
    }
    const scale = 1 / Math.sqrt(Math.max(1, known));
    const powers = [...sums].map((sum) => Math.exp(sum * scale));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return new Map(meanings.map((meaning, i) => [meaning, (powers[i] ?? 0) / total]));
  };
}
const seatModel = modelOf(players);
const lineModel = modelOf(lines);
