import type { Place, SeatId } from '@moonrise/engine';
import type { Look } from '@moonrise/protocol';

/** What is drawn on a house beside its face, each with its own shape. */
export type HouseSign = 'host' | 'chosen' | 'muted' | 'away' | 'bot' | 'speaking';

/** A player on the board. */
export interface HouseView {
  readonly seat: SeatId;
  readonly name: string;
  readonly look: Look;
  readonly isAlive: boolean;
  readonly isYou: boolean;
  readonly signs: readonly HouseSign[];
  readonly role: { readonly name: string; readonly picture: string } | undefined; // a card that lies open
  readonly votes: string; // who named this player, in words; '': nobody
}

/** A card in the square. */
export interface CardView {
  readonly place: Place;
  readonly name: string;
  readonly number: number; // from 1
  readonly votes: string;
}

/** A visible choice: the chooser's face lies on the house that they name. */
export interface BoardToken {
  readonly key: string;
  readonly from: SeatId;
  readonly to: Place;
  readonly look: Look;
}

/** How the board answers a question. */
export interface BoardAim {
  readonly targets: readonly Place[]; // empty: nothing to choose
  readonly picked: readonly Place[]; // in order
  readonly isOrdered: boolean; // more than one is chosen: they are numbered
  readonly isBusy: boolean;
}
