/** All figures of a game log besides wins, by group. Each is a count and what it is divided by. */
export const FIGURE_GROUPS = {
  // How often the seat was chosen, of how often chance would have chosen it.
  targeting: ['executed', 'voted', 'divined', 'guarded', 'attacked', 'attack_voted', 'mentioned'],
  // Hits on werewolves, of the hits that chance would have made.
  accuracy: ['divine_accuracy', 'vote_accuracy'],
  // The possessed's votes on others than werewolves, and werewolves' votes on each other, of all their votes.
  coordination: ['possessed_votes', 'teammate_votes'],
  // Acts that were possible but are not in the log.
  missed: ['missed_vote', 'missed_attack', 'missed_divine', 'missed_guard'],
  errors: ['self_vote', 'attack_on_wolf', 'silent_day', 'repeated_talk'],
} as const;
export type FigureGroup = keyof typeof FIGURE_GROUPS;
export type FigureName = (typeof FIGURE_GROUPS)[FigureGroup][number];
export const FIGURES: readonly FigureName[] = Object.values(FIGURE_GROUPS).flat();

/** The counts of a seat or a team; a figure without any is missing. */
export type FigureCounts = { [name in FigureName]?: readonly [count: number, of: number] };

/** Adds a count to a figure. */
export function addFigure(counts: FigureCounts, name: FigureName, count: number, of: number): void {
  const [before = 0, whole = 0] = counts[name] ?? [];
  counts[name] = [before + count, whole + of];
}

export interface FigureValue {
  readonly count: number;
  readonly of: number; // expected by chance, or possible
  readonly ratio: number | null; // null: nothing to divide by
}
export const figureIn = (counts: FigureCounts, name: FigureName): FigureValue => {
  const [count = 0, of = 0] = counts[name] ?? [];
  return { count, of, ratio: of === 0 ? null : count / of };
};
