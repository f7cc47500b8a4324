import { decide } from '../core/decide.ts';
import { seedOf } from '../core/dice.ts';
import type { Game } from '../core/game.ts';
import type { Command, Event, Id, Place, SeatId } from '../core/model.ts';
import { clock, promptsOf } from '../core/prompts.ts';
import type { Ruleset } from '../core/rules.ts';
import { start } from '../core/start.ts';
import { lineOf } from './lines.ts';

export interface Cast {
  readonly [name: string]: Id;
}
export interface Stage {
  readonly seed?: string; // any text
  readonly centre?: readonly Id[];
}
export interface Played {
  readonly game: Game;
  readonly log: readonly Event[];
}

/**
 * Plays a game written down line by line, and fails at the first line that does not come true.
 *
 *     night 1                     this phase is open, on this day
 *     Ann kill Bob                Ann does it; `Ann kill -` passes; words go in quotes: `Ann say "hello"`
 *     ! Ann kill Ann              must be refused; `! Ann kill Ann: because` and the refusal must contain "because"
 *     time                        the clock runs out; `hasten` and `drop Ann` are the host's
 *     until night 2               the clock runs out as often as it takes to open this phase
 *     Ann takes back kill         withdraws the choice in that slot
 *     > Bob died by kill          has happened since the last move, in this order (see `lineOf` for the words)
 *     ~ Cid died by kill          has not happened since the last move
 *     ? Ann: kill save            these are the acts Ann is offered now, in any order; `? Ann: -` for none
 *     ? Ann save: Bob Cid         and these the targets of one of them
 */
export function play(rules: Ruleset, cast: Cast, script: string, stage: Stage = {}): Played {
  const player = new Player(rules, cast, stage);
  for (const [i, line] of script.split('\n').entries()) {
    try {
      player.read(line.trim());
    } catch (error) {
      throw new Error(`line ${i + 1}: ${line.trim()}\n${(error as Error).message}\n${player.recent()}`);
    }
  }
  return { game: player.game, log: player.log };
}

class Player {
  game: Game;
  log: readonly Event[];
  private readonly seed: string;
  private readonly names: readonly string[];
  private fresh: readonly Event[];
  private cursor = 0;

  constructor(rules: Ruleset, cast: Cast, { seed = 'transcript', centre = [] }: Stage) {
    this.seed = seedOf(seed);
    this.names = Object.keys(cast);
    const started = start(rules, { names: this.names, seed: this.seed, cards: [...Object.values(cast), ...centre] });
    if (!started.ok) throw new Error(started.message);
    this.game = started.game;
    this.log = started.events;
    this.fresh = started.events;
  }

  read(line: string): void {
    if (line === '' || line.startsWith('//')) return;
    const rest = line.slice(1).trim();
    if (line.startsWith('>')) return this.happened(rest);
    if (line.startsWith('~')) return this.didNotHappen(rest);
    if (line.startsWith('?')) return this.offered(rest);
    if (line.startsWith('!')) return this.refused(rest);
    const [, until, phase = '', day] = /^(until )?(\S+) (\d+)$/.exec(line) ?? [];
    if (!this.game.rules.phaseOf.has(phase)) return this.move(line);
    if (until) return this.waitFor(phase, Number(day));
    this.mustBeOpen(phase, Number(day));
  }
  recent(): string {
    return `so far:\n${this.fresh.map((event) => `  ${lineOf(this.game, event)}`).join('\n')}`;
  }

  private move(line: string): void {
    const decided = decide(this.game, this.command(line), this.seed);
    if (!decided.ok) throw new Error(`was refused: ${decided.message}`);
    this.game = decided.game;
    this.fresh = decided.events;
    this.log = [...this.log, ...decided.events];
    this.cursor = 0;
  }
  private command(line: string): Command {
    if (line === 'time') return { type: 'expire', clock: clock(this.game)?.key ?? 'no clock is running' };
    if (line === 'hasten') return { type: 'hasten' };
    const [head = '', words] = line.split(/ (?=")/);
    const [who = '', act = '', ...targets] = head.split(' ');
    if (who === 'drop') return { type: 'drop', seat: this.place(act) };
    if (act === 'takes') return { type: 'withdraw', seat: this.place(who), slot: targets[1] ?? '' };
    return {
      type: 'act',
      seat: this.place(who),
      act,
      targets: targets.filter((target) => target !== '-').map((name) => this.place(name)),
      ...(words && { text: words.slice(1, -1) }),
    };
  }
  private place(name: string): Place {
    const centre = /^center-(\d)$/.exec(name);
    if (centre) return this.names.length + Number(centre[1]) - 1;
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`no one here is called ${name}`);
    return seat;
  }

  private isOpen(phase: Id, day: number): boolean {
    return this.game.frame.phase === phase && this.game.day === day && !this.game.frame.closed;
  }
  private mustBeOpen(phase: Id, day: number): void {
    const { frame } = this.game;
    if (!this.isOpen(phase, day))
      throw new Error(`is not so: it is ${frame.phase} ${this.game.day}${frame.closed ? ', closed' : ''}`);
  }
  private waitFor(phase: Id, day: number): void {
    while (!this.isOpen(phase, day) && this.game.day <= day + 1) this.move('time');
    this.mustBeOpen(phase, day);
  }
  private refused(line: string): void {
    const [move = '', because] = line.split(/: (?=[^"]*$)/);
    const decided = decide(this.game, this.command(move), this.seed);
    if (decided.ok) throw new Error('was not refused');
    if (because && !decided.message.includes(because)) throw new Error(`was refused otherwise: ${decided.message}`);
  }
  private happened(line: string): void {
    const at = this.fresh.findIndex((event, i) => i >= this.cursor && lineOf(this.game, event) === line);
    if (at < 0) throw new Error('did not happen');
    this.cursor = at + 1;
  }
  private didNotHappen(line: string): void {
    if (this.fresh.some((event) => lineOf(this.game, event).startsWith(line))) throw new Error('did happen');
  }
  private offered(line: string): void {
    const [head = '', list = ''] = line.split(/: ?/);
    const [who = '', act] = head.split(' ');
    const expected = list === '-' ? '' : list.split(' ').sort().join(' ');
    const actual = this.offers(this.place(who), act).sort().join(' ');
    if (actual !== expected) throw new Error(`is not so: ${actual || '-'}`);
  }
  private offers(seat: SeatId, act: Id | undefined): string[] {
    const offers = promptsOf(this.game, seat).flatMap((prompt) => prompt.offers);
    if (act === undefined) return offers.map((offer) => offer.act);
    const centre = this.names.length;
    const from = offers.find((offer) => offer.act === act)?.from ?? [];
    return from.map((place) => this.names[place] ?? `center-${place - centre + 1}`);
  }
}
