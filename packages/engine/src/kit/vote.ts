import type { Game, Table } from '../core/game.ts';
import type { Deed, Event, Id, Place, Seat } from '../core/model.ts';
import type { Act } from '../core/rules.ts';
import { counted, died, told } from './events.ts';
import { cast, leaders } from './tally.ts';

interface VoteRules {
  readonly during: readonly Id[];
  readonly targets: (game: Game, me: Seat) => readonly Place[];
  readonly ballots: 'open' | 'secret';
  readonly passable?: true; // players may abstain
  readonly outcome: (table: Table, ballots: readonly Deed[]) => readonly Event[];
}

/** The village's vote. Everyone sees open ballots as they are cast, but only the number of secret ones. */
export const vote = ({ during, targets, ballots, passable, outcome }: VoteRules): Act => ({
  id: 'vote',
  during,
  aim: 'exile',
  targets,
  always: true,
  why: (_, me) => (me.alive ? undefined : { key: 'dead_vote' }),
  ...(passable && { passable }),
  ...(ballots === 'open' ? { seenBy: () => 'all' as const } : { counted: true as const }),
  resolve: (table, deeds) => [counted('vote', deeds), ...outcome(table, deeds)],
});

export const eliminated = (seat: Place): readonly Event[] => [told('all', 'eliminated', [seat]), died(seat, 'vote')];
export const spared = (reason: 'tie' | 'no_majority' | 'no_votes' | 'one_vote_each'): readonly Event[] => [
  told('all', reason),
];

/** The player with the most votes is out; after a tie no one is. */
export function plurality(ballots: readonly Deed[]): readonly Event[] {
  if (cast(ballots) === 0) return spared('no_votes');
  const { top } = leaders(ballots);
  return top.length === 1 ? eliminated(top[0] as Place) : spared('tie');
}

export const voteCards = {
  vote: { ask: 'Whom do you vote out?', done: 'You vote for {0}.', pick: 'Vote', pass: 'Abstain' },
} as const;
export const voteCauses = { vote: '{0} was voted out.' } as const;
export const voteWhys = { dead_vote: 'The dead cannot vote.' } as const;
export const voteWords = {
  eliminated: 'The village has spoken! {0} has been eliminated.',
  no_votes: 'No votes were cast. No one was eliminated.',
  no_majority: 'No majority was reached. No one was eliminated.',
  tie: 'The vote was tied. No one was eliminated.',
} as const;
