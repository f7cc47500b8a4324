import type { Act, Deed, Event, Game, Id, Place, Role, Seat, SeatId, Table } from '@moonrise/engine';
import { revealed, told } from '@moonrise/engine/kit';
import { NIGHT_ORDER } from './phases.ts';

/** What all choices of the night share: they are optional, and the end of the game discloses them. */
export const nightly = { during: ['night'], optional: true, passable: true, recorded: true } as const;

/** The night ends early when all players have pressed it, even those with nothing to do, so that its length reveals nothing. */
export const done: Act = { id: 'done', during: ['night'], resolve: () => [] };

/** A look at places: the player sees the cards at once. */
export const look: Act['resolve'] = (table, deeds) =>
  deeds.flatMap(({ seat, targets }) => targets.flatMap((place) => seen(table, seat, place, 'scanned')));

/** Shows a seat the card at a place. No card moves before the night closes, so it is the dealt card. */
export function seen(table: Table, seat: SeatId, place: Place, key: string): readonly Event[] {
  const card = table.state.cards[place] as Id;
  return [revealed(place, card, [seat]), told([seat], key, [place], card)];
}

/** Whether no other player has such a card. */
export const isAlone = (game: Game, me: Seat, isSuch: (card: Role | undefined) => boolean): boolean =>
  !game.seats.some(({ id }) => id !== me.id && isSuch(game.role(id)));

const inOrder = (a: Deed, b: Deed): number => NIGHT_ORDER.indexOf(a.act) - NIGHT_ORDER.indexOf(b.act);

/** Every move of the night, disclosed to all in the order of the night. */
export const moves = (table: Table): readonly Event[] =>
  table.seats
    .flatMap(({ deeds }) => deeds)
    .sort(inOrder)
    .map(({ seat, act, targets }) => told('all', `move_${act}`, [seat, ...targets]));
