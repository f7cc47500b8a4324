import type { Act, Deed, Event, EventOf, Game, Role, SeatId, Table } from '@moonrise/engine';
import { marked, told } from '@moonrise/engine/kit';

const ITEMS = ['lantern', 'coin', 'charm'] as const;
type Item = (typeof ITEMS)[number];
const ODDS = 2; // one morning in two

const has = (game: Game, seat: SeatId, item: Item): boolean => game.seat(seat).marks.includes(item);

/** In the morning the item of the day before is gone, and a player may find a new one. */
export function findItem(table: Table, { phase }: EventOf<'opened'>): readonly Event[] {
  if (phase !== 'day') return [];
  const gone = table.seats.flatMap(({ id }) =>
    ITEMS.filter((item) => has(table, id, item)).map((item) => marked(id, item, false, [id])),
  );
  const dice = table.dice('item');
  if (dice.below(ODDS) > 0) return gone;
  const [finder, item] = [dice.pick(table.living()), dice.pick(ITEMS)];
  return [...gone, marked(finder, item, true, [finder]), told([finder], 'found', [], item)];
}

/** The lantern: a player who chose a target tonight was out. */
export const shine: Act = {
  id: 'shine',
  during: ['night'],
  aim: 'learn',
  passable: true,
  extra: true,
  may: (game, me) => me.alive && has(game, me.id, 'lantern'),
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.map((target) => told([seat], 'shone', [target], wasOut(table, target) ? 'out' : 'home')),
    ),
};
const wasOut = ({ frame }: Game, seat: SeatId): boolean =>
  Object.values(frame.ballots[seat] ?? {}).some(({ act, targets }) => targets.length > 0 && act !== 'skipMute'); // a skip names the seat itself

/** The coin: one extra vote. */
export const bought = (game: Game, ballots: readonly Deed[]): readonly Deed[] =>
  ballots.filter(({ seat }) => has(game, seat, 'coin'));

/** The charm: one attack fails. `saved` is what everyone is told of it. */
export const charmed = (saved: (game: Game) => readonly Event[]): NonNullable<Role['instead']> => ({
  died: (table, _, { seat, cause }) =>
    cause === 'kill' && has(table, seat, 'charm') ? [marked(seat, 'charm', false, [seat]), ...saved(table)] : undefined,
});
