import type { Deed, Game, Id, Role } from '@moonrise/engine';

const MAYOR = 'mayor';

export const aMayor = (village: Id): Role => ({
  id: MAYOR,
  team: village,
  picture: 'mayor',
  words: {
    name: 'Mayor',
    summary: 'Has a vote that counts twice, and nobody is told so.',
    talk: { is: 'the Mayor', names: 'Mayor' },
  },
});

/** The ballots as they weigh: those of a Mayor twice. */
export const weighed = (game: Game, ballots: readonly Deed[]): readonly Deed[] =>
  ballots.flatMap((ballot) => (game.has(ballot.seat, MAYOR) ? [ballot, ballot] : [ballot]));
