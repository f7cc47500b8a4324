import type { Event, Game, Id, Json, Place, Prompt, SeatId } from '@moonrise/engine';

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
  readonly note?: string; // the player's own explanation; secret until the game is over
}

/** A pure player: its reply depends on its turn alone, so its games can be replayed. */
export interface Player {
  readonly kind: Id;
  readonly answer: (turn: Turn) => Reply;
}
