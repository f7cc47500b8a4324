import type { Game } from '@moonrise/engine';
import type { Answer, Player, Reply, Turn } from '../player.ts';
import { type Clock, type Patience, type SeatPlayer, SLOW } from '../seat-player.ts';
import { asMemory, type LlmMemory, llmMemoryIn, withNews, withNote } from './llm-memory.ts';
import { ModelQuery, type QueryFault, type QueryOutcome } from './model-query.ts';
import type { Port } from './port.ts';
import { type LlmQuestion, questionsOf } from './questions.ts';
import { rulesTier } from './rules-tier.ts';
import { seatTier } from './seat-tier.ts';
import { turnTier } from './turn-tier.ts';

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
  readonly note: string; // the model's thoughts, secret until the game is over
}
export interface LlmSeat {
  readonly port: Port;
  readonly fallback: Player;
  readonly clock: Clock;
  readonly moved: (move: LlmMove) => void | Promise<void>;
}

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
  const { fallback, clock } = parts;
  const game = turn.view();
  const before = llmMemoryIn(turn.memory);
  // It plays along every turn, so that it knows everything when it is needed.
  const spare = fallback.answer({ ...turn, memory: before.fallback });
  const known = { ...withNews(before, turn.news(), game), fallback: spare.memory };
  const questions = questionsOf(game, turn.prompts);
  const began = clock.now();
  const until = Math.min(began + LONGEST, patience.until);
  const reason = reasonNotToAsk(game, turn, known, questions) ?? (until - began < SHORTEST ? 'late' : null);
  const asked = reason === null ? await ask(parts, turn, known, questions, patience, until) : notAsked(reason);
  const { answers } = asked.read ?? spare;
  await parts.moved(moveOf(turn, asked, answers, clock.now() - began));
  return { answers, memory: asMemory(after(known, game, asked)), ...(asked.read && { note: asked.read.note }) };
}

/** The model is not asked if nothing is open: for the dead, with a single choice, or while it keeps failing. */
function reasonNotToAsk(
  game: Game,
  { seat }: Turn,
  { offlineOn }: LlmMemory,
  questions: readonly LlmQuestion[],
): 'no_choice' | 'offline' | null {
  const isSettled = ({ required, choices }: LlmQuestion) => required && choices.length === 1;
  const isIdle = !game.isAlive(seat) && !questions.some(({ required }) => required);
  if (isIdle || questions.every(isSettled)) return 'no_choice';
  return offlineOn === game.day ? 'offline' : null;
}
const notAsked = (fault: NonNullable<LlmMove['why']>): QueryOutcome<NonNullable<LlmMove['why']>> => ({
  read: null,
  fault,
  calls: 0,
  tokens: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
  micros: 0,
});

const ask = (
  { port, clock }: LlmSeat,
  turn: Turn,
  known: LlmMemory,
  questions: readonly LlmQuestion[],
  { signal, until: end }: Patience,
  until: number,
): Promise<QueryOutcome> => {
  const game = turn.view();
  const seconds = Math.max(0, Math.round((end - clock.now()) / 1000));
  const system = [rulesTier(game), seatTier(turn, game, known)] as const;
  const patience = { signal, until };
  return new ModelQuery(port, clock, questions, patience).ask(system, turnTier(turn, seconds, questions, known));
};

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
});

/** Running out of money or time does not count as a failure of the model. */
function after(known: LlmMemory, game: Game, { read, fault, calls }: QueryOutcome<LlmMove['why']>): LlmMemory {
  if (read) return withNote({ ...known, failures: 0 }, read.note);
  if (calls === 0 || fault === 'aborted' || fault === 'over_budget') return known;
  const failures = known.failures + 1;
  return failures < GIVES_UP ? { ...known, failures } : { ...known, failures: 0, offlineOn: game.day };
}
