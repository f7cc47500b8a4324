import type { Event, Game, Id, Json, Place, Prompt, SeatId } from '@moonrise/engine';
import type { Motive } from './mind/memory.ts';
import type { LineReadings } from './talk/acts.ts';

/** A question to a player, with everything it may know. */
export interface Turn {
  readonly seat: SeatId;
  readonly prompts: readonly Prompt[];
  readonly view: () => Game; // what the seat knows, folded from its own events on demand
  readonly fellows: () => readonly SeatId[]; // the other seats it knows to be on its side: cheaper than a view
  readonly news: () => readonly Event[]; // what the seat has seen since its last turn
  readonly memory: Json; // what the player kept at its last turn; null at first
  readonly seed: string; // shared by all bots of a game; independent of the deal
  readonly language?: string; // of its talk; default English
  readonly feminine?: readonly SeatId[]; // who wants to be spoken of in the feminine
  readonly readings?: LineReadings; // shared by the seats of a table; they only save time
}

export interface Answer {
  readonly slot: Id;
  readonly act: Id;
  readonly targets: readonly Place[]; // empty: a pass, or an act without targets
  readonly text?: string;
}
export interface Reply {
  readonly answers: readonly Answer[]; // in the order in which they are given
  readonly memory: Json;
  readonly motives?: readonly Motive[]; // of a built-in player, since its turn before
  readonly note?: string; // the player's own explanation; secret until the game is over
}

/** A pure player: its reply depends on its turn alone, so its games can be replayed. */
export interface Player {
  readonly kind: Id;
  readonly answer: (turn: Turn) => Reply;
}
