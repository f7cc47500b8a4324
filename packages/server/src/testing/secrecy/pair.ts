import type { DealPair } from './deal-pairs.ts';
import { type PlayedDeal, playDeal } from './played-deal.ts';

export interface DealPairReport {
  readonly deals: readonly [PlayedDeal, PlayedDeal];
  readonly frames: number; // compared
  readonly answers: number;
  readonly findings: readonly string[];
}

const LONGEST = 14; // phases

/** Plays both deals of a pair. Reports differences seen by viewers who may not see one. */
export async function checkPair(dealPair: DealPair, longest = LONGEST): Promise<DealPairReport> {
  const deals = [await playDeal(dealPair, false, longest), await playDeal(dealPair, true, longest)] as const;
  const [a, b] = deals;
  const findings = a.heard.flatMap(({ who, frames, answers }, i) => [
    ...difference(`${who}: frames`, frames, b.heard[i]?.frames ?? []),
    ...difference(`${who}: answers`, answers, b.heard[i]?.answers ?? []),
  ]);
  if (a.heard.map(({ who }) => who).join() !== b.heard.map(({ who }) => who).join())
    findings.push('the viewers are not the same');
  const count = (key: 'frames' | 'answers') => a.heard.reduce((sum, heard) => sum + heard[key].length, 0);
  return { deals, frames: count('frames'), answers: count('answers'), findings };
}

function difference(what: string, a: readonly string[], b: readonly string[]): string[] {
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0 && a.length === b.length) return [];
  const i = at < 0 ? a.length : at;
  return [`${what} differ at ${i} of ${a.length} and ${b.length}\n  ${a[i] ?? 'nothing'}\n  ${b[i] ?? 'nothing'}`];
}
