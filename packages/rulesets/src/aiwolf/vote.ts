import type { Act, Event, SeatId, Table } from '@moonrise/engine';
import { counted, eliminated, spared, told } from '@moonrise/engine/kit';
import type { RunOff } from './ballots.ts';

interface VoteRules {
  readonly allow_self_vote: boolean;
  readonly isVisible: boolean;
}

/** The vote on whom to exile: one secret ballot each. */
export const vote = (poll: RunOff, { allow_self_vote, isVisible }: VoteRules): Act => ({
  id: 'vote',
  aim: 'exile',
  during: ['vote'],
  passable: true,
  final: true,
  always: true,
  targets: (game, me) => (allow_self_vote ? game.living() : game.others(me)),
  resolve: (table, deeds) => {
    const cast = deeds.filter(({ targets }) => targets.length > 0);
    return [counted('vote', cast, isVisible ? 'all' : []), ...exiled(poll, table)];
  },
});

function exiled(poll: RunOff, table: Table): readonly Event[] {
  const top = poll.top(table);
  if (top.length === 0) return spared('no_votes');
  if (poll.isTied(table)) return [told('all', 'vote_again')];
  if (top.length === 1) return eliminated(top[0] as SeatId);
  const seat = table.dice('lot').pick(top);
  return [told('all', 'lot', [seat]), ...eliminated(seat)];
}
