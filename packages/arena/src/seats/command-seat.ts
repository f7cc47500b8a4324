import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { type Event, type Game, openFrame, promptsOf, received, type SeatId, sees } from '@moonrise/engine';
import { type EnvAnswer, type EnvRequest, type EnvTurn, request, turnsOf } from '@moonrise/env';
import { fastHash } from '@moonrise/record/node';
import type { ArenaSeat, SeatAnswer } from './arena-seat.ts';
import { Looks } from './looks.ts';
import type { SeatToTake } from './seating.ts';
import { SpareBot } from './spare-bot.ts';

const STRIKES = 3; // in one game, then the rest of it is the bot's
const LONGEST = 1_000_000; // characters of a line

export interface CommandToRun {
  readonly command: readonly string[];
  readonly seconds: number;
}
/** Faults of a player in one game, in all its seats. */
export interface Strikes {
  count: number;
}
type Fault = 'died' | 'hung' | 'nonsense' | 'illegal';

/**
 * A seat of a program, which is a process of its own: it knows nothing but what this seat has seen. Its game has a number that
 * means nothing, and the commitment and the seed are left out, because the same deal is played again with exchanged sides.
 */
export class CommandSeat implements ArenaSeat {
  private readonly taken: SeatToTake;
  private readonly run: CommandToRun;
  private readonly strikes: Strikes;
  private readonly spare: SpareBot;
  private readonly looks = new Looks();
  private readonly number: number;
  private program: RunningProgram | undefined;
  private shown = 0; // events of the log
  private errors: EnvAnswer['errors'] = [];

  constructor(taken: SeatToTake, run: CommandToRun, strikes: Strikes) {
    this.taken = taken;
    this.run = run;
    this.strikes = strikes;
    this.spare = new SpareBot(taken);
    this.number = Number.parseInt(fastHash(`${taken.seed} ${taken.game} ${taken.seat}`).slice(0, 4), 16);
  }

  async ask(game: Game): Promise<SeatAnswer | undefined> {
    const { seat, log } = this.taken;
    const prompts = promptsOf(game, seat);
    const [first] = prompts;
    const seen = log.filter((event) => sees(event, seat)).length;
    if (!first || !this.looks.wants(prompts, openFrame(game) ?? '', seen)) return undefined;
    if (this.strikes.count >= STRIKES) return this.instead(game, 'out');
    const began = performance.now();
    const turns = turnsOf(game, [seat]);
    const answer = await this.answered(turns);
    this.looks.wasAsked(seen);
    const ms = Math.round(performance.now() - began);
    if (typeof answer === 'string') return { ...this.struck(game, answer), ms };
    const { moves, line } = answer;
    const chosen = moves.map((move) => {
      const turn = turns.find(({ slot }) => slot === (move.slot ?? (turns.length === 1 ? turns[0]?.slot : undefined)));
      const action = move.game === this.number && move.seat === seat ? turn?.actions[move.action] : undefined;
      return turn && action && { slot: turn.slot, act: action.act, targets: action.targets, text: move.text };
    });
    if (chosen.some((one) => !one)) return { ...this.struck(game, 'illegal'), ms };
    const isMissing = turns.some(
      (turn) => turn.required && turn.chosen === undefined && !chosen.some((one) => one?.slot === turn.slot),
    );
    if (isMissing) return { ...this.struck(game, 'illegal'), ms };
    const answers = chosen.flatMap((one) =>
      one ? [{ ...one, ...(one.text === undefined && { text: undefined }) }] : [],
    );
    return {
      frame: first.frame,
      answers: answers.map(({ text, ...rest }) => (text === undefined ? rest : { ...rest, text })),
      source: 'command',
      why: null,
      cost: { ...NOTHING, answer: line },
      ms,
    };
  }
  instead(game: Game, why: string): SeatAnswer {
    const [first] = promptsOf(game, this.taken.seat);
    return { frame: first?.frame ?? '', answers: this.spare.answers(game), source: 'fallback', why, failures: 1 };
  }
  /** The rules have refused what the program wanted, such as a text that is too long. */
  private struck(game: Game, why: Fault): SeatAnswer {
    this.strikes.count++;
    this.errors = [{ game: this.number, seat: this.taken.seat, code: why, message: MESSAGES[why] }];
    return this.instead(game, why);
  }
  end(game: Game): void {
    if (!this.program) return;
    const { outcome } = game.state;
    const rewards = game.seats.map(({ id }) => Number(outcome?.winners.includes(id) ?? false));
    const last = {
      game: this.number,
      turns: [],
      events: this.news(),
      done: true,
      winner: outcome?.team ?? null,
      rewards,
    };
    this.program.tell({ games: [last] });
    this.program.close();
  }

  /** The moves of the program, or what went wrong. */
  private async answered(turns: EnvTurn[]): Promise<Step | Fault> {
    if (!this.program?.isRunning) {
      this.program = new RunningProgram(this.run.command);
      this.shown = 0; // a new process is told everything
    }
    const { errors = [] } = this;
    this.errors = [];
    const news = { game: this.number, turns, events: this.news(), done: false };
    this.program.tell({ games: [news], ...(errors.length > 0 && { errors }) });
    const line = await this.program.line(this.run.seconds * 1000);
    if (line === 'died' || line === 'hung') this.program.kill(); // a late answer must not be read as the next one
    return line === 'died' || line === 'hung' ? line : stepIn(line);
  }
  private news(): EnvAnswer['games'][number]['events'] {
    const { log, seat } = this.taken;
    const events = log.slice(this.shown).filter((event) => sees(event, seat));
    this.shown = log.length;
    return events.map((event) => shownTo(seat, event)) as EnvAnswer['games'][number]['events'];
  }
}
const NOTHING = {
  prompt: null,
  answer: null,
  calls: 0,
  tokens_input: 0,
  tokens_cached: 0,
  tokens_output: 0,
  micros: 0,
};
const MESSAGES: Readonly<Record<Fault, string>> = {
  died: 'The program ended, so a bot has moved.',
  hung: 'No answer came in time, so a bot has moved.',
  nonsense: 'The answer was not a step, such as {"op":"step","moves":[]}, so a bot has moved.',
  illegal: 'A move was not in the list, or a required one was missing, so a bot has moved.',
};

/** An event as the program is told it: with neither the seed nor its hash. */
function shownTo(seat: SeatId, event: Event): object {
  const { commitment: _, seed: __, ...rest } = received(event, seat) as Event & Readonly<Record<string, unknown>>;
  return rest;
}

interface Step {
  readonly moves: Extract<EnvRequest, { op: 'step' }>['moves'];
  readonly line: string;
}
function stepIn(line: string): Step | Fault {
  try {
    const read = request.safeParse(JSON.parse(line));
    return read.success && read.data.op === 'step' ? { moves: read.data.moves, line } : 'nonsense';
  } catch {
    return 'nonsense';
  }
}

/** A process that reads and writes lines. */
class RunningProgram {
  isRunning = true;
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly waiting: string[] = [];
  private wake: (() => void) | undefined;

  constructor([file = '', ...args]: readonly string[]) {
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.lines = createInterface({ input: this.child.stdout as NodeJS.ReadableStream });
    this.lines.on('line', (line) => {
      this.waiting.push(line.slice(0, LONGEST));
      this.wake?.();
    });
    const gone = () => {
      this.isRunning = false;
      this.wake?.();
    };
    this.child.on('error', gone).on('exit', gone);
    this.child.stdin?.on('error', gone); // it may end while it is told something
  }
  tell(answer: object): void {
    this.waiting.length = 0; // what was written without a question is no answer
    if (this.isRunning) this.child.stdin?.write(`${JSON.stringify(answer)}\n`);
  }
  /** The next line. */
  async line(ms: number): Promise<string> {
    const until = performance.now() + ms;
    for (;;) {
      const line = this.waiting.shift();
      if (line !== undefined) return line;
      if (!this.isRunning) return 'died';
      const left = until - performance.now();
      if (left <= 0) return 'hung';
      await this.woken(left);
    }
  }
  private woken(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  kill(): void {
    this.child.kill('SIGKILL');
    this.isRunning = false;
  }
  /** The program may end by itself when its input ends. */
  close(): void {
    this.child.stdin?.end();
    const timer = setTimeout(() => this.kill(), 1000);
    this.child.once('exit', () => clearTimeout(timer));
    timer.unref();
  }
}
