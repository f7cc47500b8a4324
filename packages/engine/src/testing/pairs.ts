// Two games that differ only in what a viewer may not know must look the same to that viewer.
import type { Decided } from '../core/decide.ts';
import type { Game } from '../core/game.ts';
import type { Id, Refusal, SeatId } from '../core/model.ts';
import { Chance } from './chance.ts';
import { anyCommand } from './commands.ts';
import type { Engine } from './engine.ts';
import { redeal } from './pairs/deal.ts';
import type { Disclosures, Viewer } from './pairs/disclosures.ts';
import { type Proposal, Proposer } from './pairs/proposals.ts';
import { type Delta, isWithin, joined, Watcher } from './pairs/world.ts';
import { begin, type Finding, type Scenario, secretOf } from './scenario.ts';

export interface PairReport {
  readonly steps: number; // decisions that both worlds took in step
  readonly frames: number; // phases that were opened meanwhile
  readonly day: number; // how far they came
  readonly isWhole: boolean; // to the end
  readonly isSwapped: boolean; // the deals differ; else only hidden choices do
  readonly hasDied: boolean; // the viewer, before they parted
  readonly findings: readonly Finding[];
}

const TRIES = 12; // proposals before a pair is given up
const CATCH_UP = 80; // hidden moves by which one world may catch up with the other
const LONGEST = 1_500; // steps

/** Plays a pair of games for one viewer, for as long as they may look alike, and reports where they do not. */
export function checkPair(engine: Engine, scenario: Scenario, table: Disclosures): PairReport {
  const chance = new Chance(scenario.seed * 31 + 5);
  const a = begin(engine, scenario);
  if (!a.ok) throw new Error(a.message);
  const viewer = someViewer(chance, a.game);
  return new Pair(engine, scenario, table, chance, viewer, a).run();
}

/** Sometimes a spectator, otherwise a seat, each role equally often. */
function someViewer(chance: Chance, { seats, state }: Game): Viewer {
  if (chance.percent(8)) return null;
  const role = chance.pick([...new Set(seats.map(({ id }) => state.cards[id]))]);
  return chance.pick(seats.filter(({ id }) => state.cards[id] === role)).id;
}

class Pair {
  private readonly engine: Engine;
  private readonly scenario: Scenario;
  private readonly chance: Chance;
  private readonly watcher: Watcher;
  private readonly proposer: Proposer;
  private readonly findings: Finding[] = [];
  private a: Game;
  private b: Game;
  private steps = 0;
  private frames = 1;
  private isWhole: boolean;

  constructor(
    engine: Engine,
    scenario: Scenario,
    table: Disclosures,
    chance: Chance,
    viewer: Viewer,
    first: Decided & { ok: true },
  ) {
    this.engine = engine;
    this.scenario = scenario;
    this.chance = chance;
    this.watcher = new Watcher(engine, table, viewer, secretOf(scenario));
    const { second, twin } = this.secondWorld(first);
    this.a = first.game;
    this.b = second.game;
    this.isWhole = this.a.state.outcome !== null; // at the deal: a contest may be over before it has begun
    this.proposer = new Proposer(engine, chance, viewer, twin, this.a, this.b);
  }
  run(): PairReport {
    while (this.findings.length === 0 && !this.isWhole && this.steps < LONGEST && this.step()) this.steps++;
    const { a, b, steps, frames, isWhole, findings } = this;
    const isSwapped = a.state.dealt.join() !== b.state.dealt.join();
    const hasDied = this.watcher.viewer !== null && !a.isAlive(this.watcher.viewer);
    return { steps, frames, day: a.day, isWhole, isSwapped, hasDied, findings };
  }

  /** Another deal that begins alike for the viewer; the same deal, if chance finds none. */
  private secondWorld(first: Decided & { ok: true }): { second: Decided & { ok: true }; twin: readonly number[] } {
    const { watcher, chance, scenario } = this;
    const dealt = first.game.state.dealt as readonly Id[];
    const known = watcher.knownBy(first.game, first.events);
    const sameForViewer = watcher.begun(first.game, first.events);
    for (let i = 0; i < 8 && !chance.percent(10); i++) {
      const { cards, twin } = redeal(chance, dealt, known);
      const second = begin(this.engine, scenario, cards);
      if (!second.ok) throw new Error(second.message);
      const delta = watcher.begun(second.game, second.events);
      if (delta.facts.join() !== sameForViewer.facts.join()) continue;
      this.compare(sameForViewer, delta, 'the deal');
      return { second, twin };
    }
    return { second: first, twin: [...dealt.keys()] };
  }

  /** One move in both worlds, or a hidden one in either. False: from here on the worlds may differ. */
  private step(): boolean {
    for (let i = 0; i < TRIES; i++) if (this.attempt(this.proposer.next())) return true;
    return this.attempt(this.proposer.bothExpire());
  }
  private attempt(proposal: Proposal | undefined): boolean {
    if (!proposal) return false;
    const [a, b] = [this.watcher.after(this.a, proposal[0]), this.watcher.after(this.b, proposal[1])];
    if (!('game' in a && 'game' in b)) {
      if (isBy(this.watcher.viewer, proposal)) this.compareRefusals(a, b, JSON.stringify(proposal));
      return false;
    }
    const level = this.levelled(a, b);
    if (!level) return false;
    this.accept(level[0], level[1], JSON.stringify(proposal));
    this.proposer.note(proposal);
    return true;
  }
  /** Lets the world that is behind catch up by hidden moves, so that the viewer has learnt the same in both. */
  private levelled(first: Delta, second: Delta): readonly [Delta, Delta] | undefined {
    let [a, b] = [first, second];
    for (let i = 0; i <= CATCH_UP; i++) {
      if (isLevel(a, b)) return i === 0 || isSameList(a.story, b.story) ? [a, b] : undefined; // by then an order is one of time
      if (a.facts.length === b.facts.length) return undefined;
      if (a.facts.length < b.facts.length) {
        const ahead = isWithin(a.facts, b.facts) && this.moved(a);
        if (!ahead) return undefined;
        a = ahead;
      } else {
        const ahead = isWithin(b.facts, a.facts) && this.moved(b);
        if (!ahead) return undefined;
        b = ahead;
      }
    }
    return undefined;
  }
  private moved(world: Delta): Delta | undefined {
    const command = this.proposer.hidden(world.game, this.watcher.seesFrame(world.game));
    const then = command && this.watcher.after(world.game, command);
    return then && 'game' in then ? joined(world, then) : undefined;
  }

  private accept(a: Delta, b: Delta, cause: string): void {
    this.compare(a, b, cause);
    if (a.game.frame.id !== this.a.frame.id) this.frames++;
    this.a = a.game;
    this.b = b.game;
    this.isWhole = a.isOver;
    if (a.isOver) return;
    this.proposer.turnTo(this.a, this.b);
    this.compareClocks(cause);
    const { viewer } = this.watcher;
    if (viewer !== null) this.compareSeat(viewer, cause);
  }
  private compare(a: Delta, b: Delta, cause: string): void {
    const [x, y] = [a.received.join('\n'), b.received.join('\n')];
    if (x !== y) this.report('sees', cause, x, y);
  }
  private compareClocks(cause: string): void {
    const clockOf = (game: Game) => JSON.stringify(this.watcher.seesFrame(game) ? this.engine.clock(game) : null);
    const [x, y] = [clockOf(this.a), clockOf(this.b)];
    if (x !== y) this.report('has a clock', cause, x, y);
  }
  private compareSeat(viewer: SeatId, cause: string): void {
    const [x, y] = [this.a, this.b].map((game) => JSON.stringify(this.engine.promptsOf(game, viewer)));
    if (x !== y) this.report('is offered', cause, `${x}`, `${y}`);
    if (!this.chance.percent(50)) return;
    const command = { ...anyCommand(this.chance, this.a), seat: viewer };
    if (command.type !== 'act' && command.type !== 'withdraw') return;
    const [a, b] = [this.watcher.after(this.a, command), this.watcher.after(this.b, command)];
    this.compareRefusals(a, b, JSON.stringify(command));
  }
  private compareRefusals(a: Delta | Refusal, b: Delta | Refusal, cause: string): void {
    const textOf = (answer: Delta | Refusal) => ('game' in answer ? 'accepted' : `${answer.code}: ${answer.message}`);
    if (textOf(a) !== textOf(b)) this.report('is answered', cause, textOf(a), textOf(b));
  }
  private report(what: string, cause: string, x: string, y: string): void {
    const { viewer } = this.watcher;
    const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
    const text = `after ${cause} ${who} ${what}\n  ${x || 'nothing'}\nor, as hidden things are otherwise,\n  ${y || 'nothing'}`;
    this.findings.push({ check: 'pairs', seed: this.scenario.seed, what: text });
  }
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
const isLevel = (a: Delta, b: Delta): boolean => isSameList(a.facts, b.facts) && a.isOver === b.isOver;
const isBy = (viewer: Viewer, [a, b]: Proposal): boolean =>
  a !== null && b !== null && 'seat' in a && 'seat' in b && a.seat === viewer && b.seat === viewer;
