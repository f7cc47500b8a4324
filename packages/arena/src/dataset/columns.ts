import type { ArenaGameRow, ArenaMove } from '../games/rows.ts';

/** A column of the data set. The keys are those of the JSON lines; Parquet has the same names. */
export interface DataColumn {
  readonly type: 'STRING' | 'INT32' | 'INT64' | 'DOUBLE' | 'JSON';
  readonly words: string;
}
type Columns<T> = { readonly [K in keyof Required<T>]: DataColumn };

const text = (words: string): DataColumn => ({ type: 'STRING', words });
const whole = (words: string): DataColumn => ({ type: 'INT32', words });
const share = (words: string): DataColumn => ({ type: 'DOUBLE', words });
const json = (words: string): DataColumn => ({ type: 'JSON', words });

export const gameColumns: Columns<ArenaGameRow> = {
  game: text('Id of the game; its log is `logs/<game>.json`.'),
  version: text('Version of Moonrise that played it: its bots, prompts and rules.'),
  table: text('Name of the table: rule set and number of players.'),
  rules: text('Id of the rule set.'),
  deal: whole('Number of the deal at this table, from 0. Games with the same table and deal have the same cards.'),
  village: text("Player in all seats of the village's side; null with the pairing `mixed`."),
  wolves: text("Player in all seats of the wolves' side; null with the pairing `mixed`."),
  status: text('`played`, or `failed`: a player failed for good, and the game is not counted.'),
  failure: json('Of a failed game: the player and the reason; else null.'),
  team: text('Team that won, as the rule set names it; null: nobody.'),
  side: text('Side that won: `village` or `wolves`; null: nobody, or a team of neither side.'),
  reason: text('How the game ended, as the rule set names it.'),
  rounds: whole('Days that began.'),
  moves: whole('Number of rows in `moves` for this game.'),
  seed: text('Seed of the game, from which all its chance follows.'),
  log_hash: text("Last hash of the log's chain, as `moonrise verify` prints it."),
  seats: json('By seat: player, role and team as dealt, side, whether it survived, whether it won.'),
  usage: json(
    'By player: questions, fallbacks, failures, calls, tokens (input without cached ones, cached, output), cost in millionths of a US dollar.',
  ),
};

export const moveColumns: Columns<ArenaMove> = {
  game: text('Id of the game.'),
  move: whole('Number of the row in its game, from 1.'),
  row: whole('Row of the log that holds the move; null if the seat was asked and did nothing.'),
  player: text('Who was asked.'),
  seat: whole('Seat, from 0.'),
  role: text('Role that the seat was dealt.'),
  side: text('Its side: `village` or `wolves`.'),
  day: whole('Day of the game.'),
  phase: text('Phase, as the rule set names it.'),
  slot: text('Question that was answered.'),
  act: text('Act that was chosen; null: none.'),
  targets: json('Places that it names: seats, and after them the cards in the centre.'),
  text: text('What was said; null if the act has no text.'),
  source: text('Who chose: `bot`, `model`, `command`, or `fallback` (a bot instead of the player).'),
  why: text('Reason of a fallback, or of a question without an answer; else null.'),
  view: text('SHA-256 of all the seat had seen: its events as canonical JSON, each ended by a line feed.'),
  prompt: text(
    'What a model was sent, as JSON. One question can have several moves: the first has this and all that follows.',
  ),
  answer: text('What came back, as it was received.'),
  calls: whole('Calls that the question needed.'),
  tokens_input: whole('Tokens sent, without those read from a cache.'),
  tokens_cached: whole('Tokens sent that were read from a cache.'),
  tokens_output: whole('Tokens received.'),
  micros: { type: 'INT64', words: 'Cost in millionths of a US dollar.' },
  village_before: share(
    "Chance of the village's side before a message, from 0 to 1; null if it was not measured (`--swing`).",
  ),
  village_after: share('The same after it.'),
  wolves_before: share("Chance of the wolves' side before a message; null if it was not measured."),
  wolves_after: share('The same after it.'),
};
