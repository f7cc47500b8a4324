import type { PersonKeys } from '../access/person-keys.ts';
import type { Member, RoomState } from './room-model.ts';
import type { Obstacle } from './starting.ts';

/** The fewest people in a game that changes ratings. */
export const RANKED_PEOPLE = 4;

/** Why these players cannot play a ranked game. No one is named: it would tell the others who shares a network. */
export function rankedObstacle(room: RoomState, players: readonly Member[]): Obstacle | undefined {
  if (!room.isRanked) return undefined;
  if (room.aiSeats.length > 0 || players.some(({ isAgent }) => isAgent))
    return {
      message: 'Ranked games are for people only: remove the AI seats, or turn ranking off.',
      why: { code: 'ranked_bots' },
    };
  const keys = players.map((player) => player.keys ?? {});
  const profiles = keys.flatMap(({ profile }) => profile ?? []);
  if (new Set(profiles).size < profiles.length)
    return {
      message:
        'One person has two seats. In a ranked game each person has one: leave the other seat, or turn ranking off.',
      why: { code: 'ranked_same_person' },
    };
  const people = room.isInOneRoom ? players.length : new Set(keys.map(networkOf)).size;
  if (people < players.length)
    return {
      message:
        'Some players share a network, and in a ranked game a network counts as one person. If they are different people, the host can say so: “We sit in one room”. Or turn ranking off.',
      why: { code: 'ranked_same_network', n: players.length - people },
    };
  if (people >= RANKED_PEOPLE) return undefined;
  return {
    message: `A ranked game needs at least ${RANKED_PEOPLE} people: wait for more, or turn ranking off.`,
    why: { code: 'ranked_too_few', n: RANKED_PEOPLE - people },
  };
}
/** Unknown networks count as one. */
const networkOf = ({ site, network }: PersonKeys): string => site ?? network ?? '';
