/** How well a bot plays: how sharply it follows its belief, which facts it uses, how far it looks ahead. */
export interface Level {
  readonly kind: string;
  readonly noise: number; // of a choice: 0 always takes the best
  readonly haste: number; // more noise of a vote, the less is known
  readonly forgets: readonly string[]; // types of facts that are ignored
  readonly looksAhead: boolean; // as a wolf: notices when one vote decides the game
  readonly spares: boolean; // as a wolf: never votes for a packmate that can still be saved
}
export const easy: Level = {
  kind: 'easy',
  noise: 0.5,
  haste: 0,
  forgets: ['ballots', 'morning', 'conceded'],
  looksAhead: false,
  spares: false,
};
export const standard: Level = {
  kind: 'standard',
  noise: 0.04,
  haste: 0.15,
  forgets: [],
  looksAhead: true,
  spares: false,
};
export const hard: Level = { kind: 'hard', noise: 0, haste: 0, forgets: [], looksAhead: true, spares: true };
