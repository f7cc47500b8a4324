import type { Id, Place, SeatId } from '@moonrise/engine';

/** The side of a seat, by the card it was dealt: all who are not wolves are on the village's. */
export type ArenaSide = 'village' | 'wolves';

/** A finished game, as a line of games.jsonl. Nothing in it was measured by a clock. */
export interface ArenaGameRow {
  readonly game: string;
  readonly version: string; // of the program: its bots, prompts and rules
  readonly table: string;
  readonly rules: Id;
  readonly seats: readonly SeatRow[];
  readonly deal: number;
  readonly village: string | null; // the player on that side; null: mixed
  readonly wolves: string | null;
  readonly status: 'played' | 'failed';
  readonly failure: { readonly player: string; readonly why: string } | null;
  readonly team: Id | null; // that won; null: nobody
  readonly side: ArenaSide | null; // that won; null: nobody, or a team of neither side
  readonly reason: Id | null;
  readonly rounds: number;
  readonly moves: number;
  readonly seed: string;
  readonly log_hash: string; // the last of the log's chain
  readonly usage: Readonly<Record<string, PlayerUsage>>; // by player
}
export interface SeatRow {
  readonly seat: SeatId;
  readonly player: string;
  readonly role: Id;
  readonly team: Id;
  readonly side: ArenaSide;
  readonly survived: boolean;
  readonly won: boolean;
}
/** What the questions to one player cost in one game. */
export interface PlayerUsage {
  readonly questions: number;
  readonly fallbacks: number; // answered by the bot instead
  readonly failures: number; // calls without a usable answer
  readonly calls: number;
  readonly tokens_input: number;
  readonly tokens_cached: number;
  readonly tokens_output: number;
  readonly micros: number; // millionths of a US dollar
}

export type MoveSource = 'bot' | 'model' | 'command' | 'fallback';
/** What a move was based on and what it cost. A question that is answered by several moves has it in the first. */
export interface MoveCost {
  readonly prompt: string | null;
  readonly answer: string | null; // as it was received
  readonly calls: number;
  readonly tokens_input: number;
  readonly tokens_cached: number;
  readonly tokens_output: number;
  readonly micros: number;
}
/** A move, as a line of moves.jsonl. */
export interface ArenaMove extends MoveCost, MessageSwing {
  readonly game: string;
  readonly move: number; // from 1
  readonly row: number | null; // of the log; null: nothing was done
  readonly player: string;
  readonly seat: SeatId;
  readonly role: Id;
  readonly side: ArenaSide;
  readonly day: number;
  readonly phase: Id;
  readonly slot: Id | null;
  readonly act: Id | null; // null: asked, and nothing was done
  readonly targets: readonly Place[];
  readonly text: string | null;
  readonly source: MoveSource;
  readonly why: string | null; // the reason of a fallback
  readonly view: string; // hash of what the seat had seen
}
/** The chance of each side before and after a message, from 0 to 1; null: it was not measured. */
export interface MessageSwing {
  readonly village_before: number | null;
  readonly village_after: number | null;
  readonly wolves_before: number | null;
  readonly wolves_after: number | null;
}
