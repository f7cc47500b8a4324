import type { Clock, SeatPlayer } from '@moonrise/bots';
import { type CompletionRequest, type LlmMove, llmPlayer, preparedBy } from '@moonrise/bots/llm';
import { type Game, type Json, openFrame, promptsOf } from '@moonrise/engine';
import { botSeedOf, SeatView } from '@moonrise/lab';
import type { MoveCost } from '../games/rows.ts';
import type { AnswerBook, CallOutcome } from '../models/answer-book.ts';
import type { SpentBudget } from '../models/arena-budget.ts';
import type { Asker, ModelDesk } from '../models/model-desk.ts';
import { type ArenaSeat, ArenaStopped, PlayerFailed, type SeatAnswer } from './arena-seat.ts';
import { Looks } from './looks.ts';
import type { SeatToTake } from './seating.ts';
import { SPARE, SpareBot } from './spare-bot.ts';

const SLOWNESS = 3; // a turn of 20 seconds at a table lasts a minute here
const PATIENCE = 20_000; // ms on that clock

const slowClock: Clock = {
  now: () => Date.now() / SLOWNESS,
  at: (instant, run) => {
    const timer = setTimeout(run, instant * SLOWNESS - Date.now());
    return () => clearTimeout(timer);
  },
};

interface Heard {
  readonly request: CompletionRequest;
  readonly outcome: CallOutcome;
}

/** A seat of a language model. Where it gives no usable answer, a bot moves instead. */
export class ArenaModel implements ArenaSeat, Asker {
  readonly seat: number;
  readonly player: string;
  readonly book: AnswerBook;
  private readonly desk: ModelDesk;
  private readonly model: SeatPlayer;
  private readonly view: SeatView;
  private readonly spare: SpareBot;
  private readonly seed: string;
  private readonly looks = new Looks();
  private memory: Json = null;
  private calls: Heard[] = []; // of the current question
  private moved: LlmMove | undefined;
  private stopped: SpentBudget | 'down' | undefined;

  constructor(taken: SeatToTake, desk: ModelDesk, book: AnswerBook) {
    const { player, rules, log, seat, seed } = taken;
    this.seat = seat;
    this.player = player;
    this.book = book;
    this.desk = desk;
    this.view = new SeatView(rules, log, seat);
    this.spare = new SpareBot(taken);
    this.seed = botSeedOf(seed);
    this.model = llmPlayer({
      port: { complete: (request, signal) => desk.ask(this, request, signal) },
      prepare: preparedBy(SPARE),
      clock: slowClock,
      maxOutputTokens: desk.definition.maxOutputTokens,
      moved: (move) => {
        this.moved = move;
      },
    });
  }
  heard(request: CompletionRequest, outcome: CallOutcome): void {
    this.calls.push({ request, outcome });
  }
  stop(why: SpentBudget | 'down'): void {
    this.stopped = why;
  }

  async ask(game: Game): Promise<SeatAnswer | undefined> {
    const prompts = promptsOf(game, this.seat);
    const [first] = prompts;
    const seen = this.view.view().state.seq;
    if (!first || !this.looks.wants(prompts, openFrame(game) ?? '', seen)) return undefined;
    this.looks.wasAsked(seen);
    const { view, fellows, news } = this.view;
    this.calls = [];
    const turn = { seat: this.seat, prompts, view, fellows, news, memory: this.memory, seed: this.seed };
    const reply = await this.desk.inTurn(() =>
      this.model.think(turn, { until: slowClock.now() + PATIENCE, signal: new AbortController().signal }),
    );
    if (this.stopped === 'arena') throw new ArenaStopped(SPENT);
    if (this.stopped === 'day') throw new ArenaStopped(spentToday(this.desk.definition.name));
    if (this.stopped === 'down') throw new PlayerFailed(this.player, this.desk.down ?? 'the provider failed');
    this.memory = reply.memory;
    this.view.wasAsked();
    return this.answered(first.frame, reply.answers);
  }
  private answered(frame: string, answers: SeatAnswer['answers']): SeatAnswer {
    const { moved, calls } = this;
    const isSilent = moved?.why === 'no_choice' || moved?.source === 'model';
    const failures = calls.length - (moved?.source === 'model' ? 1 : 0);
    return {
      frame,
      answers,
      source: isSilent ? 'model' : 'fallback',
      why: moved?.why ?? null,
      cost: costIn(calls),
      failures: moved?.why === 'no_choice' ? 0 : failures,
      ...(calls.length > 0 && { ms: calls.reduce((sum, { outcome }) => sum + outcome.ms, 0) }),
    };
  }
  instead(game: Game, why: string): SeatAnswer {
    const [first] = promptsOf(game, this.seat);
    return { frame: first?.frame ?? '', answers: this.spare.answers(game), source: 'fallback', why };
  }
}
const SPENT = 'budget_usd is spent: raise it and run the same command again';
const spentToday = (model: string): string =>
  `budget_usd_per_day of the model "${model}" is spent: run the same command again after midnight (UTC)`;

function costIn(calls: readonly Heard[]): MoveCost {
  const answered = calls.flatMap(({ outcome }) => (outcome.call === 'answered' ? [outcome.completion] : []));
  const usages = answered.flatMap(({ usage }) => usage ?? []);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const last = calls.at(-1);
  return {
    prompt: last ? JSON.stringify({ system: last.request.system, messages: last.request.messages }) : null,
    answer: answered.at(-1)?.text ?? null,
    calls: calls.length,
    tokens_input: sum(usages.map(({ input, cacheWrite }) => input + cacheWrite)),
    tokens_cached: sum(usages.map(({ cacheRead }) => cacheRead)),
    tokens_output: sum(usages.map(({ output }) => output)),
    micros: sum(calls.map(({ outcome }) => outcome.micros)),
  };
}
