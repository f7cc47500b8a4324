import type { SeatId } from '@moonrise/engine';
import type { RowMoment } from '../operations/deliveries.ts';
import { type Projection, SharedPackets } from './game-packet.ts';
import { LogPackets } from './log-packets.ts';
import type { Match } from './match.ts';
import { NamedPackets } from './named-packets.ts';
import type { NamedGame } from './named-summaries.ts';
import { SliceCache } from './slice-cache.ts';
import { wireIds } from './wire-ids.ts';

export type StreamKind = 'named' | 'log';
/** Is called with a new packet, and when its row was stored. */
export type Follower = (packet: string, moment: RowMoment) => void;
/** Where a slice of a story begins. */
interface Mark {
  readonly row: number; // rows before it
  readonly n: number; // packets before it
  readonly projection: Projection; // after those rows; only copies of it are used
}
const SLICE = 32_768; // characters
const SLICE_ROWS = 256;
const STEP = 64; // rows taken at once
const cache = new SliceCache<readonly string[]>();
const keep = (mark: Mark, packets: readonly string[]): void =>
  cache.set(
    mark,
    packets,
    packets.reduce((sum, { length }) => sum + length, 0),
  );

/**
 * The packets of a match for one viewer (null: a spectator), numbered without gaps. They are the same each time they are made. All
 * connections of the viewer share one story. It keeps no packets, only the state at the beginning of each slice, from which the
 * packets of a slice are made again for the next reader.
 */
export class Story {
  private readonly match: Match;
  private readonly projection: Projection; // after the rows taken so far
  private readonly marks: Mark[];
  private row = 0;
  private n = 0;
  private size = 0; // characters since the last mark
  private made: string[] | null = null; // packets since the last mark, for the cache; null: not all are known
  private readonly followers = new Set<Follower>();
  private stop: () => void = () => {};

  constructor(match: Match, projection: Projection) {
    this.match = match;
    this.projection = projection;
    this.marks = [{ row: 0, n: 0, projection: projection.copy() }];
  }
  /** The packets of the rows taken so far. */
  get length(): number {
    return this.n;
  }
  /** True if all rows of the match are taken. */
  get isComplete(): boolean {
    return this.row >= this.match.rows.length;
  }
  /** Takes some more rows. A long story takes many calls, so that other games are not delayed. */
  advance(): void {
    const until = Math.min(this.row + STEP, this.match.rows.length);
    while (this.row < until) {
      if (this.row === this.lastMark.row) this.made = [];
      this.take();
    }
    if (this.made && this.isComplete) keep(this.lastMark, this.made);
    if (this.isComplete) this.made = null;
  }
  /** The packets from number `n + 1` to the end of their slice. Only for numbers up to `length`. */
  packetsAfter(n: number): readonly string[] {
    const index = this.marks.findLastIndex((mark) => mark.n <= n);
    const mark = this.marks[index] as Mark;
    const end = this.marks[index + 1] ?? { row: this.row, n: this.n };
    let texts = cache.get(mark);
    if (texts?.length !== end.n - mark.n) {
      texts = this.packetsOf(mark, end.row);
      keep(mark, texts);
    }
    return n === mark.n ? texts : texts.slice(n - mark.n);
  }
  /** Calls the listener with each new packet. The story must be complete. */
  follow(listener: Follower): () => void {
    if (this.followers.size === 0) this.stop = this.match.listen((_, moment) => this.tell(moment));
    this.followers.add(listener);
    return () => {
      this.followers.delete(listener);
      if (this.followers.size === 0) this.stop();
    };
  }

  private tell(moment: RowMoment): void {
    while (!this.isComplete) {
      const followers = [...this.followers];
      for (const packet of this.take()) for (const listener of followers) listener(packet, moment);
    }
  }
  private take(): readonly string[] {
    const row = this.match.rows[this.row++]!;
    const texts = this.projection.packets(row).map((packet) => packet.numbered(++this.n));
    this.made?.push(...texts);
    for (const { length } of texts) this.size += length;
    if (this.size >= SLICE || this.row - this.lastMark.row >= SLICE_ROWS) this.endSlice();
    return texts;
  }
  private endSlice(): void {
    if (this.made) keep(this.lastMark, this.made);
    this.made = null;
    this.size = 0;
    this.marks.push({ row: this.row, n: this.n, projection: this.projection.copy() });
  }
  private get lastMark(): Mark {
    return this.marks.at(-1) as Mark;
  }
  private packetsOf({ row, n, projection }: Mark, until: number): readonly string[] {
    const copy = projection.copy();
    let number = n;
    const rows = this.match.rows.slice(row, until);
    return rows.flatMap((one) => copy.packets(one).map((packet) => packet.numbered(++number)));
  }
}

interface SharedByViewers {
  readonly named: NamedGame;
  readonly stories: Map<string, Story>;
}
const games = new WeakMap<Match, SharedByViewers>();
function sharedBy(match: Match): SharedByViewers {
  const { id, begin } = match;
  const known = games.get(match);
  if (known) return known;
  const { sitters } = begin;
  const named = { id, sitters, ids: wireIds(sitters), shared: new SharedPackets(), rows: match.rows };
  const shared = { named, stories: new Map<string, Story>() };
  games.set(match, shared);
  return shared;
}
/** The story of a match for one viewer. */
export function storyOf(match: Match, viewer: SeatId | null, kind: StreamKind): Story {
  const { named, stories } = sharedBy(match);
  const key = `${viewer}/${kind}`;
  const known = stories.get(key);
  if (known) return known;
  const Packets = kind === 'log' ? LogPackets : NamedPackets;
  const story = new Story(match, new Packets(match.rules, viewer, named));
  stories.set(key, story);
  return story;
}
