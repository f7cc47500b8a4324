import type { Deed, Game, Id, Role } from '@moonrise/engine';

const MAYOR = 'mayor';

export const aMayor = (village: Id): Role => ({
  id: MAYOR,
  team: village,
  picture: 'mayor',
  briefing: 'The vote counts twice. It is listed once, and no one is told who the Mayor is.',
  words: {
    name: 'Mayor',
    summary: 'Has a vote that counts twice. No one is told who the Mayor is.',
    talk: { is: 'the Mayor', names: 'Mayor' },
  },
});

/** The ballots with their weight: a Mayor's count twice. */
export function weighed(game: Game, ballots: readonly Deed[]): readonly Deed[] {
  const again = ballots.filter(({ seat }) => game.has(seat, MAYOR));
  return again.length > 0 ? [...ballots, ...again] : ballots;
}
