import type { Event, SeatId } from '@moonrise/engine';
import type { ContestResult, ContestRow, Reporter, SeatedAgent } from '../games/reporter.ts';
import {
  ATTACK_VOTE,
  ATTACKED,
  cueOf,
  DIVINED,
  EXILE_VOTE,
  EXILED,
  GUARDED,
  TALK,
  TARGET_NOTE,
  WHISPER,
} from '../wire/vocabulary.ts';
import type { LogPiece } from './growing-file.ts';

/** The event names of the contest's viewer. */
const EVENTS = {
  start: '開始',
  end: '終了',
  [TALK]: 'トーク',
  [WHISPER]: '囁き',
  vote: '投票',
  attackVote: '襲撃投票',
  exile: '追放',
  divine: '占い',
  guard: '護衛',
  attack: '襲撃',
} as const;
interface Fields {
  readonly message?: string;
  readonly from_idx?: number;
  readonly to_idx?: number;
  readonly bubble_idx?: number;
}
interface Entry {
  readonly idx: number;
  readonly day: number;
  readonly isDay: boolean;
  readonly alive: readonly boolean[]; // by seat
  readonly event: string;
  readonly fields: Fields;
  readonly at: number; // epoch ms
}
/** Seats and living players as JSON: the same in all packets between two deaths. */
interface Drawn {
  readonly alive: Entry['alive'];
  readonly text: string;
  readonly bytes: Uint8Array;
}
/**
 * Access of a viewer while a game runs: everything for organisers; all but the teams, if the configuration shows roles live;
 * or only what is public in the game.
 */
export type Insight = 'full' | 'roles' | 'public';
type Stream = 'full' | 'public';
const streamOf = (insight: Insight): Stream => (insight === 'public' ? 'public' : 'full');
interface Listener {
  readonly told: (line: string) => void;
  readonly over: () => void;
}

/** A game as a stream of packets for spectators. */
export class LiveFeed implements Reporter {
  id = '';
  day = 0;
  sitters: readonly SeatedAgent[] = [];
  winner: string | null = null;
  isOver = false;
  updatedAt = 0;
  filename = ''; // of the realtime file, without its extension
  private readonly dayPhases: number;
  private written = 0; // full packets
  private readonly entries: Record<Stream, Entry[]> = { full: [], public: [] };
  private readonly listeners: Record<Insight, Set<Listener>> = { full: new Set(), roles: new Set(), public: new Set() };
  private alive: readonly boolean[] = [];
  private readonly drawn: Partial<Record<Insight, Drawn>> = {};
  private isDay = true;
  private channel: typeof TALK | typeof WHISPER = TALK;

  constructor(dayPhases: number) {
    this.dayPhases = dayPhases;
  }
  /** The packets so far, newest last. After the end everyone gets the full ones. */
  packets(insight: Insight): readonly string[] {
    const seen = this.isOver ? 'full' : insight;
    return this.entries[streamOf(seen)].map((entry) => this.line(seen, entry));
  }
  last(insight: Insight): string | undefined {
    const seen = this.isOver ? 'full' : insight;
    const entry = this.entries[streamOf(seen)].at(-1);
    return entry && this.line(seen, entry);
  }
  /** Writes the full packets since the last call, one line each. */
  handOver(write: (piece: LogPiece) => void): void {
    const fresh = this.entries.full.slice(this.written);
    this.written += fresh.length;
    for (const entry of fresh) {
      write(headOf(this.id, entry));
      write(this.agents('full', entry.alive).bytes);
      write(`${restOf(entry)}\n`);
    }
  }
  /** Drops all packets but the last from memory (the files have them) and closes the viewers' streams. */
  release(): void {
    for (const listeners of Object.values(this.listeners)) {
      for (const { over } of listeners) over();
      listeners.clear();
    }
    this.entries.full = this.entries.full.slice(-1);
    this.entries.public = [];
  }
  get watchers(): number {
    return Object.values(this.listeners).reduce((sum, { size }) => sum + size, 0);
  }
  listen(insight: Insight, listener: Listener): () => void {
    this.listeners[insight].add(listener);
    return () => this.listeners[insight].delete(listener);
  }

  isAlive(seat: SeatId): boolean {
    return this.alive[seat] ?? true;
  }

  begun(id: string, sitters: readonly SeatedAgent[]): void {
    this.id = id;
    this.sitters = sitters;
    this.alive = sitters.map(() => true);
  }
  decided({ events, at, seq }: ContestRow): void {
    this.updatedAt = at;
    if (seq === 1) this.emit(EVENTS.start, { message: 'ゲームが開始されました' }, true);
    for (const event of events) this.tell(event, events);
  }
  ended({ outcome, day }: ContestResult): void {
    this.winner = outcome.team ?? 'NONE';
    this.emit(EVENTS.end, { message: this.winner }, true, day + 1); // the day of the log's result line
    this.isOver = true;
  }

  private tell(event: Event, events: readonly Event[]): void {
    switch (event.type) {
      case 'opened':
        this.day = event.day;
        this.isDay = (event.step ?? 0) < this.dayPhases;
        this.channel = event.phase === WHISPER ? WHISPER : TALK;
        return;
      case 'spoke': {
        const message = cueOf(event.act) ?? event.text;
        return this.emit(EVENTS[this.channel], { message, bubble_idx: event.seat + 1 }, event.to === 'all');
      }
      case 'counted':
        return this.votes(event);
      case 'died':
        this.alive = this.alive.map((isAlive, seat) => isAlive && seat !== event.seat);
        return this.emit(event.cause === EXILED ? EVENTS.exile : EVENTS.attack, { to_idx: event.seat + 1 }, true);
      case 'noted':
        return event.key === TARGET_NOTE ? this.attack(event.value as SeatId | null, events) : undefined;
      case 'told': {
        const [seer = 0] = event.to === 'all' ? [] : event.to;
        const fields = { from_idx: seer + 1, to_idx: (event.about[0] ?? 0) + 1 };
        return event.key === DIVINED ? this.emit(EVENTS.divine, fields, false) : undefined;
      }
      case 'did': {
        const { act, seat, targets } = event.deed;
        const fields = { from_idx: seat + 1, to_idx: (targets[0] ?? 0) + 1 };
        return act === GUARDED ? this.emit(EVENTS.guard, fields, false) : undefined;
      }
    }
  }
  private votes({ act, ballots, to }: Extract<Event, { type: 'counted' }>): void {
    const name = act === EXILE_VOTE ? EVENTS.vote : act === ATTACK_VOTE ? EVENTS.attackVote : undefined;
    if (name === undefined) return;
    for (const { seat, targets } of ballots)
      this.emit(name, { from_idx: seat + 1, to_idx: (targets[0] as SeatId) + 1 }, to === 'all');
    if (act === EXILE_VOTE && ballots.length === 0) this.emit(EVENTS.exile, {}, true);
  }
  /** Whether a player was guarded is only in the full packets. */
  private attack(target: SeatId | null, events: readonly Event[]): void {
    if (events.some((event) => event.type === 'died' && event.cause === ATTACKED)) return;
    this.push('full', EVENTS.attack, target === null ? {} : { from_idx: -1, to_idx: target + 1 });
    this.push('public', EVENTS.attack, {});
  }

  private emit(event: string, fields: Fields, isPublic: boolean, day = this.day): void {
    this.push('full', event, fields, day);
    if (isPublic) this.push('public', event, fields, day);
  }
  private push(stream: Stream, event: string, fields: Fields, day = this.day): void {
    const { isDay, alive, updatedAt } = this;
    const entry = { idx: this.entries[stream].length + 1, day, isDay, alive, event, fields, at: updatedAt };
    this.entries[stream].push(entry);
    for (const insight of AUDIENCES[stream]) {
      const listeners = this.listeners[insight];
      if (listeners.size === 0) continue;
      const line = this.line(insight, entry);
      for (const { told } of listeners) told(line);
    }
  }
  private line(insight: Insight, entry: Entry): string {
    return `${headOf(this.id, entry)}${this.agents(insight, entry.alive).text}${restOf(entry)}`;
  }
  private agents(insight: Insight, alive: Entry['alive']): Drawn {
    const made = this.drawn[insight];
    if (made?.alive === alive) return made;
    const agents = this.sitters.map(({ seat, team, name, profile, avatar, role }) => ({
      idx: seat + 1,
      team: insight === 'full' ? team : '', // agents could look up who plays which seat
      name,
      ...(profile && { profile }),
      ...(avatar && { avatar }),
      role: insight === 'public' ? '' : role,
      is_alive: alive[seat],
    }));
    const text = JSON.stringify(agents);
    const drawn = { alive, text, bytes: Buffer.from(text) };
    this.drawn[insight] = drawn;
    return drawn;
  }
}

const AUDIENCES: Readonly<Record<Stream, readonly Insight[]>> = { full: ['full', 'roles'], public: ['public'] };
const headOf = (id: string, { idx, day, isDay }: Entry): string =>
  `{"id":${JSON.stringify(id)},"idx":${idx},"day":${day},"is_day":${isDay},"agents":`;
const restOf = ({ event, fields, at }: Entry): string =>
  `,${JSON.stringify({ event, ...fields, timestamp: Math.floor(at / 1000) }).slice(1)}`;
