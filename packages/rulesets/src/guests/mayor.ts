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
export const weighed = (game: Game, ballots: readonly Deed[]): readonly Deed[] =>
  ballots.flatMap((ballot) => (game.has(ballot.seat, MAYOR) ? [ballot, ballot] : [ballot]));
