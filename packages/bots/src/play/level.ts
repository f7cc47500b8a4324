/** How well a bot plays: how sharply it follows its belief, how much of what it heard goes into it, how far it looks ahead. */
export interface Level {
  readonly kind: string;
  readonly noise: number; // of a choice: 0 always takes what seems best
  readonly forgets: readonly string[]; // kinds of facts that it does not think about
  readonly looksAhead: boolean; // as a wolf: sees when one vote decides the game
  readonly spares: boolean; // as a wolf: gives none of its own away before it is lost
}
export const easy: Level = {
  kind: 'easy',
  noise: 0.5,
  forgets: ['ballots', 'quiet', 'morning', 'conceded'],
  looksAhead: false,
  spares: false,
};
export const standard: Level = {
  kind: 'standard',
  noise: 0.04,
  forgets: ['conceded'],
  looksAhead: true,
  spares: false,
};
export const hard: Level = { kind: 'hard', noise: 0, forgets: [], looksAhead: true, spares: true };
