import type { Answer, Reply, Turn } from '../player.ts';
import { type Clock, type Patience, type SeatPlayer, SLOW } from '../seat-player.ts';
import { asMemory, type LlmMemory, llmMemoryIn } from './llm-memory.ts';
import { ModelQuery, type QueryFault, type QueryOutcome } from './model-query.ts';
import type { ModelTurn, Preparing } from './model-turn.ts';
import type { Port } from './port.ts';

/** How a move of a model's seat came about. */
export interface LlmMove {
  readonly seat: number;
  readonly frame: string; // the phase
  readonly acts: readonly string[];
  readonly source: 'model' | 'fallback';
  readonly why: QueryFault | 'offline' | 'no_choice' | null; // null: the model moved
  readonly calls: number;
  readonly ms: number; // from question to answer
  readonly tokens: QueryOutcome['tokens'];
  readonly micros: number; // millionths of a US dollar
  readonly note: string; // what the model noted for itself, secret until the game is over
  readonly reasoning: string; // what it thought, as secret
}
export interface LlmSeat {
  readonly port: Port;
  readonly prepare: Preparing; // with a built-in player as the fallback
  readonly clock: Clock;
  readonly maxOutputTokens?: number; // of one answer, its reasoning included
  readonly moved: (move: LlmMove) => void | Promise<void>;
}

const MOST_OUTPUT = 600; // tokens, by default
const HEAD_START = 8_000; // ms: most answers take half of it
const LONGEST = 20_000; // ms for one turn
const SHORTEST = 1_000; // ms: with less time left the model is not asked
const GIVES_UP = 3; // turns in a row

/** A seat played by a language model. If anything fails, the built-in player moves instead, in the same turn. */
export const llmPlayer = (parts: LlmSeat): SeatPlayer => ({
  kind: 'llm',
  habits: { ...SLOW, headStart: HEAD_START },
  think: (turn, patience) => think(parts, turn, patience),
});

async function think(parts: LlmSeat, turn: Turn, patience: Patience): Promise<Reply> {
  const { prepare, clock } = parts;
  const before = llmMemoryIn(turn.memory);
  const began = clock.now();
  const seconds = Math.max(0, Math.round((patience.until - began) / 1000));
  const made = await prepare({ ...turn, memory: before.seen }, { note: before.note, seconds }, patience.until);
  const until = Math.min(began + LONGEST, patience.until);
  const reason = reasonNotToAsk(made, before) ?? (until - clock.now() < SHORTEST ? 'late' : null);
  const asked = reason === null ? await ask(parts, made, { until, signal: patience.signal }) : notAsked(reason);
  const { answers } = asked.read ?? made.spare;
  await parts.moved(moveOf(turn, asked, answers, clock.now() - began));
  const memory = asMemory(after({ ...before, seen: made.memory, note: '' }, made, asked));
  return { ...made.spare, answers, memory, ...(asked.read && { note: asked.read.note || asked.read.reasoning }) };
}

/** The model is not asked if nothing is open, or while it keeps failing. */
function reasonNotToAsk({ isOpen, day }: ModelTurn, { offlineOn }: LlmMemory): 'no_choice' | 'offline' | null {
  if (!isOpen) return 'no_choice';
  return offlineOn === day ? 'offline' : null;
}
const notAsked = (fault: NonNullable<LlmMove['why']>): QueryOutcome<NonNullable<LlmMove['why']>> => ({
  read: null,
  fault,
  calls: 0,
  tokens: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
  micros: 0,
});
const ask = (
  { port, clock, maxOutputTokens = MOST_OUTPUT }: LlmSeat,
  { questions, system, text }: ModelTurn,
  patience: Patience,
) => new ModelQuery(port, clock, questions, patience).ask(system, text, maxOutputTokens);

const moveOf = (
  { seat, prompts }: Turn,
  { read, fault, calls, tokens, micros }: QueryOutcome<LlmMove['why']>,
  answers: readonly Answer[],
  ms: number,
): LlmMove => ({
  seat,
  frame: prompts[0]?.frame ?? '',
  acts: answers.map(({ act }) => act),
  source: read ? 'model' : 'fallback',
  why: fault,
  calls,
  ms,
  tokens,
  micros,
  note: read?.note ?? '',
  reasoning: read?.reasoning ?? '',
});

/** Running out of money or time does not count as a failure of the model. */
function after(known: LlmMemory, { day }: ModelTurn, { read, fault, calls }: QueryOutcome<LlmMove['why']>): LlmMemory {
  if (read) return { ...known, failures: 0, note: read.note };
  if (calls === 0 || fault === 'aborted' || fault === 'over_budget') return known;
  const failures = known.failures + 1;
  return failures < GIVES_UP ? { ...known, failures } : { ...known, failures: 0, offlineOn: day };
}
