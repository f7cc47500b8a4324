import type { Command, Event, Game, Id, Json, Outcome, SeatId } from '@moonrise/engine';
import type { PacketText } from '../wire/json-text.ts';

/** An agent in its seat of one game. */
export interface SeatedAgent {
  readonly seat: SeatId;
  readonly name: string; // in the game
  readonly originalName: string; // as the program sent it
  readonly team: string;
  readonly role: Id;
  readonly profile?: string;
  readonly avatar?: string;
}
/** The first row of a game. */
export interface ContestStart {
  readonly type: 'start';
  readonly rules: Id;
  readonly version: number;
  readonly options: Json;
  readonly names: readonly string[];
  readonly cards?: readonly Id[];
}
/** One decision. */
export interface ContestRow {
  readonly seq: number;
  readonly at: number; // epoch ms
  readonly command: Command | ContestStart;
  readonly events: readonly Event[];
  readonly game: Game; // after it
}
/** A packet and its answer. */
export interface Exchange {
  readonly seat: SeatId;
  readonly packet: PacketText;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly response?: string;
  readonly error?: string;
}
/** The result of a game. */
export interface ContestResult {
  readonly id: string;
  readonly outcome: Outcome;
  readonly day: number; // the last one
  readonly sitters: readonly SeatedAgent[];
  readonly conduct: readonly Conduct[]; // by seat
}
/** How a program behaved. */
export interface Conduct {
  readonly asked: number;
  readonly failed: number;
  readonly hasDropped: boolean;
}

/** Logs or shows a game. All reporters get the same calls. */
export interface Reporter {
  begun?(id: string, sitters: readonly SeatedAgent[], at: number): void;
  decided?(row: ContestRow, sitters: readonly SeatedAgent[]): void;
  dawned?(day: number, game: Game, sitters: readonly SeatedAgent[]): void;
  exchanged?(exchange: Exchange): void;
  ended?(result: ContestResult, game: Game, at: number): void;
}
