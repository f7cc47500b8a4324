import type { Event, Game, Id, Json, Place, Prompt, SeatId } from '@moonrise/engine';

/** What a player is asked, and everything it may know. */
export interface Turn {
  readonly seat: SeatId;
  readonly prompts: readonly Prompt[];
  readonly view: () => Game; // what the seat knows, folded from its own events when somebody looks
  readonly fellows: () => readonly SeatId[]; // the others whom the seat knows to be on its side: cheaper than a view
  readonly news: () => readonly Event[]; // what the seat has seen since its last turn
  readonly memory: Json; // what the player kept at its last turn; null at first
  readonly seed: string; // the chance of all bots of one game: it tells nothing about the deal
  readonly language?: string; // in which it talks; English by default
}

export interface Answer {
  readonly slot: Id;
  readonly act: Id;
  readonly targets: readonly Place[]; // none: a pass, or an act that asks for none
  readonly text?: string;
}
export interface Reply {
  readonly answers: readonly Answer[]; // in the order in which they are given
  readonly memory: Json;
  readonly note?: string; // why, in its own words, of a player that writes some; for nobody before the game is over
}

/** A program in a seat. Its reply follows from its turn alone, so its games can be played again. */
export interface Player {
  readonly kind: Id;
  readonly answer: (turn: Turn) => Reply;
}
