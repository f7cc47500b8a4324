import type { Act, Deed, Event, Game, Id, Place, Role, Seat, SeatId, Table } from '@moonrise/engine';
import { revealed, told } from '@moonrise/engine/kit';
import { NIGHT_ORDER } from './phases.ts';

/** What all choices of the night have in common: nobody has to make one, and the end tells of each. */
export const nightly = { during: ['night'], optional: true, passable: true, recorded: true } as const;

/** The night ends early when all have pressed it, those with nothing to do too: so its length tells nothing. */
export const done: Act = { id: 'done', during: ['night'], resolve: () => [] };

/** A look at places; whoever looks sees the cards at once. */
export const look: Act['resolve'] = (table, deeds) =>
  deeds.flatMap(({ seat, targets }) => targets.flatMap((place) => seen(table, seat, place, 'scanned')));

/** What a seat sees at a place, in the words of this key. No card moves before the night closes: it is as dealt. */
export function seen(table: Table, seat: SeatId, place: Place, key: string): readonly Event[] {
  const card = table.state.cards[place] as Id;
  return [revealed(place, card, [seat]), told([seat], key, [place], card)];
}

/** Whether no other player has such a card. */
export const isAlone = (game: Game, me: Seat, isSuch: (card: Role | undefined) => boolean): boolean =>
  !game.seats.some(({ id }) => id !== me.id && isSuch(game.role(id)));

const inOrder = (a: Deed, b: Deed): number => NIGHT_ORDER.indexOf(a.act) - NIGHT_ORDER.indexOf(b.act);

/** Every move of the night, told to all in the order in which it took place. */
export const moves = (table: Table): readonly Event[] =>
  table.seats
    .flatMap(({ deeds }) => deeds)
    .sort(inOrder)
    .map(({ seat, act, targets }) => told('all', `move_${act}`, [seat, ...targets]));
