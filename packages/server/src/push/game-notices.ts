import { clock } from '@moonrise/engine';
import { Mailbox } from '../mailbox.ts';
import type { Match } from '../matches/match.ts';
import type { PublicTable } from '../matches/public-table.ts';
import type { GameRow } from '../matches/rows.ts';
import type { Timers } from '../rooms/timers.ts';
import { isNamedIn, publicLine } from './mentions.ts';
import type { NoticeBook, Subscriber } from './notice-book.ts';
import type { Push } from './push.ts';
import { quietUntil } from './quiet-hours.ts';
import { type NoticedPhase, type NoticeStage, stagesOf } from './stages.ts';

export interface GameNoticesWorld {
  readonly push: Push;
  readonly book: NoticeBook;
  readonly match: Match;
  readonly table: PublicTable; // as everyone sees it
  readonly timers: Timers; // of the room
  readonly code: string; // of the room
  readonly isMember: (player: string) => boolean;
}
interface Mention {
  readonly seq: number; // of the row
  readonly at: number;
  readonly player: string;
}
const TIMER = 'notices';
const BETWEEN_MENTIONS = 10 * 60_000; // ms; people talk
const RETRY = 30_000; // ms, if the store is away

/**
 * Announces the phases of a slow game to all living players who want it. When and what depends on public facts only: not on who has
 * something to do, nor on who has done it.
 */
export class GameNotices {
  private readonly world: GameNoticesWorld;
  private readonly mailbox = new Mailbox();
  private mentions: Mention[] = []; // in the open phase
  private shown = ''; // the open phase, and when it ends

  constructor(world: GameNoticesWorld) {
    this.world = world;
    for (const row of world.match.rows) this.note(row);
    world.match.listen((row) => this.see(row));
    this.look();
  }
  /** Someone has subscribed, or it is time for a notice. */
  look(): void {
    const { push, match } = this.world;
    this.mailbox
      .post(() => this.announce())
      .catch((error: unknown) => {
        this.wakeAt(push.world.clock.now() + RETRY);
        push.world.trouble('a notice', error, { game: match.id });
      });
  }

  private see(row: GameRow): void {
    const [shown, mentions] = [this.shown, this.mentions.length];
    this.note(row);
    if (this.shown !== shown || this.mentions.length > mentions) this.look();
  }
  private note({ seq, at, events, deadline }: GameRow): void {
    const key = this.world.table.clock?.key ?? '';
    if (!this.shown.startsWith(`${key} `)) this.mentions = [];
    this.shown = `${key} ${deadline}`;
    for (const event of events) {
      const line = publicLine(event);
      if (!line) continue;
      for (const [seat, { player }] of this.world.match.begin.sitters.entries())
        if (player !== null && seat !== line.seat && isNamedIn(line.text, this.world.table.nameOf(seat)))
          this.mentions.push({ seq, at, player });
    }
  }
  /** The phase that everyone sees; null: none is open. In a phase that only some see a notice would tell of it. */
  private get phase(): NoticedPhase | null {
    const { table, match } = this.world;
    const seen = table.clock;
    const { deadline: end } = match;
    if (!seen || end === null || match.isOver || clock(match.game)?.key !== seen.key) return null;
    const begin = end - Math.round(seen.seconds * 1000);
    return { clock: seen.key, begin, end, isDay: table.isDay };
  }
  private async announce(): Promise<void> {
    const { book, push, timers } = this.world;
    const phase = this.phase;
    if (!phase) return timers.cancel(TIMER);
    await book.refresh();
    const now = push.world.clock.now();
    for (const stage of stagesOf(phase)) {
      const wanted = () => this.awake(now).filter((one) => isNew(one, phase, stage, now));
      if (wanted().length === 0) continue;
      const claimed = await book.claim(wanted, { clock: phase.clock, stage: stage.number });
      this.send(claimed, stage.kind, phase);
    }
    for (const one of this.awake(now)) await this.tellMention(one, phase, now);
    this.wakeNext(phase, now);
  }
  private async tellMention(one: Subscriber, phase: NoticedPhase, now: number): Promise<void> {
    const mention = this.mentionOf(one);
    if (!mention || now < nextMention(one)) return;
    const { endpoint } = one.address;
    const isStill = (other: Subscriber) => other.address.endpoint === endpoint && this.mentionOf(other) === mention;
    const { book } = this.world;
    const claimed = await book.claim(() => book.subscribers.filter(isStill), { seq: mention.seq });
    this.send(claimed, 'mention', phase);
  }
  private mentionOf({ player, mentioned, since }: Subscriber): Mention | undefined {
    const newest = this.mentions.findLast((one) => one.player === player);
    return newest && newest.seq > (mentioned?.seq ?? 0) && newest.at >= since ? newest : undefined;
  }
  private send(to: readonly Subscriber[], kind: NoticeStage['kind'], { end }: NoticedPhase): void {
    const { push, book, code } = this.world;
    if (to.length > 0) push.send(book, to, { kind, code, until: end });
  }

  /** The living players who want notices, those with a quiet hour too. */
  private get living(): readonly Subscriber[] {
    const { book, match, table, isMember } = this.world;
    return book.subscribers.filter(({ player }) => {
      const seat = match.begin.sitters.findIndex((sitter) => sitter.player === player);
      return seat >= 0 && table.isAlive(seat) && isMember(player);
    });
  }
  private awake(now: number): readonly Subscriber[] {
    return this.living.filter(({ quiet }) => quietUntil(quiet, now) === null);
  }
  private wakeNext(phase: NoticedPhase, now: number): void {
    const stages = stagesOf(phase).map(({ at }) => at);
    const quiet = this.living.map((one) => quietUntil(one.quiet, now) ?? 0);
    const mentions = this.living.map((one) => (this.mentionOf(one) ? nextMention(one) : 0));
    const next = [...stages, ...quiet, ...mentions].filter((at) => at > now);
    if (next.length > 0) this.wakeAt(Math.min(...next));
    else this.world.timers.cancel(TIMER);
  }
  private wakeAt(instant: number): void {
    this.world.timers.setAt(TIMER, instant, () => this.look());
  }
}

const nextMention = ({ mentioned }: Subscriber): number => (mentioned ? mentioned.at + BETWEEN_MENTIONS : 0);

/** True if this stage is the newest that is due, and this person has not been told of it. */
function isNew({ told, since }: Subscriber, phase: NoticedPhase, { number, at }: NoticeStage, now: number): boolean {
  const isNewest = !stagesOf(phase).some((later) => later.number > number && later.at <= now);
  const isTold = told !== null && told.clock === phase.clock && told.stage >= number;
  return at <= now && at >= since && isNewest && !isTold;
}
