/** How well a bot plays: how sharply it follows its belief, and how much of what it heard goes into it. */
export interface Level {
  readonly kind: string;
  readonly noise: number; // of a choice: 0 always takes what seems best
  readonly forgets: readonly string[]; // kinds of facts that it does not think about
}
export const easy: Level = { kind: 'easy', noise: 0.35, forgets: ['ballots', 'quiet', 'morning'] };
export const standard: Level = { kind: 'standard', noise: 0.02, forgets: [] };
export const hard: Level = { kind: 'hard', noise: 0, forgets: [] };
