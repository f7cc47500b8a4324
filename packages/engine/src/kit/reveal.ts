import type { Game } from '../core/game.ts';
import type { Event, SeatId } from '../core/model.ts';
import type { TableHooks } from '../core/rules.ts';
import { revealed, told } from './events.ts';

export type Reveal = 'full' | 'alignment' | 'none';

/** What is revealed when a player dies: the card, only the side, or nothing. */
export function shown(game: Game, seat: SeatId, how: Reveal): readonly Event[] {
  const role = game.role(seat);
  if (!role || how === 'none') return [];
  return how === 'full' ? [revealed(seat, role.id, 'all')] : [told('all', 'side_revealed', [seat], role.team)];
}

/** What the village learns of a death: the victim of the night by name, and what the option `reveal` allows. */
export const deathNotice = (how: Reveal): TableHooks => ({
  died: (table, { seat, cause }) => [
    ...(cause === 'kill' ? [told('all', 'killed', [seat])] : []),
    ...shown(table, seat, how),
  ],
});
export const revealWords = {
  killed: '{0} was killed during the night',
  side_revealed: '{0} was on this side: {answer}.',
} as const;
