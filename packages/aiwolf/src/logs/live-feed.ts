import type { Event, Game, SeatId } from '@moonrise/engine';
import type { GameRow, Reporter, Result, Sitter } from '../games/reporter.ts';
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

/** The words of the contest's viewer. */
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
/** Everything, for organisers; or what everybody at the table knows, without roles. */
export type Insight = 'full' | 'public';
interface Listener {
  readonly told: (line: string) => void;
  readonly over: () => void;
}

/** A game as spectators see it, packet by packet. */
export class LiveFeed implements Reporter {
  id = '';
  day = 0;
  sitters: readonly Sitter[] = [];
  game: Game | null = null;
  winner: string | null = null;
  isOver = false;
  updatedAt = 0;
  filename = ''; // of the realtime file, without its ending
  private readonly dayPhases: number;
  private readonly write: (line: string) => void; // every full packet
  private readonly lines: Record<Insight, string[]> = { full: [], public: [] };
  private readonly listeners: Record<Insight, Set<Listener>> = { full: new Set(), public: new Set() };
  private agents: Partial<Record<Insight, string>> = {}; // as JSON, until somebody dies
  private isDay = true;
  private channel: typeof TALK | typeof WHISPER = TALK;

  constructor(dayPhases: number, write: (line: string) => void) {
    this.dayPhases = dayPhases;
    this.write = write;
  }
  /** The packets so far, the newest last. Afterwards everybody may see everything. */
  packets(insight: Insight): readonly string[] {
    return this.lines[this.isOver ? 'full' : insight];
  }
  /** Forgets the packets but for the last: the files have them. */
  release(): void {
    this.lines.full = this.lines.full.slice(-1);
    this.lines.public = [];
  }
  listen(insight: Insight, listener: Listener): () => void {
    this.listeners[insight].add(listener);
    return () => this.listeners[insight].delete(listener);
  }

  begun(id: string, sitters: readonly Sitter[]): void {
    this.id = id;
    this.sitters = sitters;
  }
  decided({ events, at, game, seq }: GameRow): void {
    this.updatedAt = at;
    const before = this.game;
    this.game = game;
    if (seq === 1) this.emit(EVENTS.start, { message: 'ゲームが開始されました' }, true);
    for (const event of events) this.tell(event, events);
    if (before && before.living().length !== game.living().length) this.agents = {};
  }
  ended({ outcome }: Result): void {
    this.winner = outcome.team ?? 'NONE';
    this.emit(EVENTS.end, { message: this.winner }, true);
    this.isOver = true;
    for (const listeners of Object.values(this.listeners)) {
      for (const { over } of listeners) over();
      listeners.clear();
    }
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
        this.agents = {};
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
  /** Nobody but those who see everything learns whether somebody was guarded. */
  private attack(target: SeatId | null, events: readonly Event[]): void {
    if (events.some((event) => event.type === 'died' && event.cause === ATTACKED)) return;
    this.push('full', this.line('full', EVENTS.attack, target === null ? {} : { from_idx: -1, to_idx: target + 1 }));
    this.push('public', this.line('public', EVENTS.attack, {}));
  }

  private emit(event: string, fields: Fields, isPublic: boolean): void {
    this.push('full', this.line('full', event, fields));
    if (isPublic) this.push('public', this.line('public', event, fields));
  }
  private push(insight: Insight, line: string): void {
    this.lines[insight].push(line);
    if (insight === 'full') this.write(line);
    for (const { told } of this.listeners[insight]) told(line);
  }
  private line(insight: Insight, event: string, fields: Fields): string {
    const head = { id: this.id, idx: this.lines[insight].length + 1, day: this.day, is_day: this.isDay };
    const rest = { event, ...fields, timestamp: Math.floor(this.updatedAt / 1000) };
    return `${JSON.stringify(head).slice(0, -1)},"agents":${this.agentsFor(insight)},${JSON.stringify(rest).slice(1)}`;
  }
  private agentsFor(insight: Insight): string {
    const made = this.agents[insight];
    if (made !== undefined) return made;
    const agents = this.sitters.map(({ seat, team, name, profile, avatar, role }) => ({
      idx: seat + 1,
      team,
      name,
      ...(profile && { profile }),
      ...(avatar && { avatar }),
      role: insight === 'full' ? role : '',
      is_alive: this.game?.isAlive(seat) ?? true,
    }));
    this.agents[insight] = JSON.stringify(agents);
    return this.agents[insight];
  }
}
