import { answered, KeptReadings, type Player, playerOf, read, type Turn } from '@moonrise/bots';
import { modelTurn } from '@moonrise/bots/llm';
import type { Json, Ruleset, SeatId } from '@moonrise/engine';
import { chosenRulesOf } from '../chosen-rules.ts';
import { fellows } from '../matches/fellows.ts';
import { ViewerState } from '../matches/viewer-state.ts';
import type {
  SeatQuestion,
  TableStep,
  ThinkingResult,
  ThinkingSetup,
  ThinkingTask,
  ThinkingTaskOf,
  ThinkingType,
} from './thinking.ts';

/** A memory, and how many steps it includes. */
interface KeptMemory {
  readonly memory: Json;
  readonly upTo: number;
}
/** One seat: what it has seen, folded, and what its player remembers. */
interface SeatMind {
  readonly viewer: ViewerState;
  folded: number; // steps
  readonly memories: Map<number, KeptMemory>; // the oldest first
}
const MOST_MEMORIES = 4; // of one seat: the seat may act on a reply while it thinks again
const usual = playerOf('standard') as Player;

/** Thinks for the seats of one game. A seat's player is shown what the seat has seen, and nothing else. */
export class TableMind {
  private readonly setup: ThinkingSetup;
  private readonly rules: Ruleset;
  private readonly steps: TableStep[] = [];
  private readonly seats = new Map<SeatId, SeatMind>();
  private readonly readings = new KeptReadings();
  private listened = 0; // steps whose lines have been read
  private made = 0; // memories

  constructor(setup: ThinkingSetup) {
    const built = chosenRulesOf(setup.rules);
    if (!built.ok) throw new Error(built.message);
    this.setup = setup;
    this.rules = built.rules;
  }
  get length(): number {
    return this.steps.length;
  }
  add(steps: readonly TableStep[]): void {
    this.steps.push(...steps);
  }
  /**
   * Reads public chat lines until that moment of `performance.now()`. Understanding a line is most of the work of a turn, so this is
   * done in slices. True if all lines are read.
   */
  listen(until: number): boolean {
    for (; this.listened < this.steps.length; this.listened++) {
      if (performance.now() >= until) return false;
      for (const event of this.steps[this.listened] ?? [])
        if (event.to === 'all' && (event.type === 'said' || event.type === 'spoke') && event.text !== '')
          this.understood(event.text, event.seat);
    }
    return true;
  }
  do<T extends ThinkingType>(task: ThinkingTaskOf<T>): ThinkingResult<T>;
  do(task: ThinkingTask): ThinkingResult<ThinkingType> {
    if (task.type === 'asked')
      return this.understood(task.text, task.speaker).flatMap((act) => (act.type === 'ask' ? [act.seat] : []));
    const turn = this.turn(task);
    const player = playerOf(task.kind) ?? usual;
    const result = task.type === 'answer' ? answered(player, turn) : modelTurn(player, turn, task.facts);
    return { ...result, memory: this.keep(task.seat, result.memory) };
  }

  private understood(text: string, me: SeatId) {
    const { rules, readings, setup } = this;
    const { seats } = this.seat(me).viewer.game;
    return read(text, { rules, language: setup.language, seats, me, seed: '', recent: [], readings });
  }
  /** A seat that has seen everything so far. */
  private seat(seat: SeatId): SeatMind {
    const mind = this.seats.get(seat) ?? { viewer: new ViewerState(this.rules, seat), folded: 0, memories: new Map() };
    this.seats.set(seat, mind);
    for (; mind.folded < this.steps.length; mind.folded++)
      for (const event of mind.viewer.seen(this.steps[mind.folded] ?? [])) mind.viewer.watch(event);
    return mind;
  }
  private turn({ seat, prompts, memory }: SeatQuestion): Turn {
    const { viewer, memories } = this.seat(seat);
    const { game } = viewer;
    const known = memories.get(Number(memory ?? 0)) ?? { memory: null, upTo: 0 }; // a new thread begins again
    const news = this.steps.slice(known.upTo).flatMap((step) => viewer.seen(step));
    return {
      seat,
      prompts,
      view: () => game,
      fellows: () => fellows(game, seat),
      news: () => news,
      memory: known.memory,
      seed: this.setup.seed,
      language: this.setup.language,
      ...(this.setup.feminine && { feminine: this.setup.feminine }),
      readings: this.readings,
    };
  }
  private keep(seat: SeatId, memory: Json): number {
    const { memories } = this.seat(seat);
    const number = ++this.made;
    memories.set(number, { memory, upTo: this.steps.length });
    const [oldest] = memories.keys();
    if (memories.size > MOST_MEMORIES && oldest !== undefined) memories.delete(oldest);
    return number;
  }
}
