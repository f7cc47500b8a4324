import type { Game } from '../core/game.ts';
import type { Event, Id, SeatId } from '../core/model.ts';
import type { Act } from '../core/rules.ts';
import { died, told } from './events.ts';
import { cast, leaders } from './tally.ts';

/** The living who are not known to be of the pack. */
export const prey = (team: Id) => (game: Game) => game.living().filter((id) => game.team(id) !== team);

/** The pack's vote on its victim. Each rule set decides what the ballots lead to. */
export const packVote = (team: Id, resolve: Act['resolve']): Act => ({
  id: 'kill',
  slot: 'pack',
  during: ['night'],
  shared: true,
  aim: 'harm',
  always: true,
  targets: prey(team),
  seenBy: (game) => game.members(team),
  resolve,
});

/** The target of more than half of the kill votes cast. */
export function packMajority(ballots: Parameters<Act['resolve']>[1]): SeatId | undefined {
  const { top, votes } = leaders(ballots);
  return votes * 2 > cast(ballots) ? top[0] : undefined;
}

/** What the pack is told when it attacks no one. A single wolf has no one to disagree with; before version 3 it was told the same. */
export function disagreed(game: Game, team: Id): Event {
  const isAlone = game.living().filter((id) => game.team(id) === team).length < 2 && game.rules.version >= 3;
  return told(game.members(team), isAlone ? 'pack_idle' : 'pack_split', [], undefined, 'wolves');
}
export const packCards = {
  kill: { ask: 'Whom does the pack hunt tonight?', done: 'You vote to kill {0}.', pick: 'Kill' },
} as const;
export const packCauses = { kill: '{0} was killed in the night.' } as const;
export const packWords = {
  pack_split: 'The pack could not agree: no one was attacked.',
  pack_idle: 'You chose no victim: no one was attacked.',
} as const;

/** The vote of a pack that needs more than half of the votes cast; otherwise no one is attacked, and the pack is told so. */
export const majorityKill = (team: Id): Act =>
  packVote(team, (table, ballots) => {
    const target = packMajority(ballots);
    return target === undefined ? [disagreed(table, team), told('all', 'quiet')] : [died(target, 'kill')];
  });
