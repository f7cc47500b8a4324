import type { Match } from '../matches/match.ts';
import type { PublicTable } from '../matches/public-table.ts';
import { isSlow } from '../matches/round-length.ts';
import { type Answered, refused } from '../rooms/refused.ts';
import { type Room, roomStream, unavailable } from '../rooms/room.ts';
import type { Timers } from '../rooms/timers.ts';
import { isPushKey, type PushAddress } from './encrypt-push.ts';
import { GameNotices } from './game-notices.ts';
import type { NoticeBook } from './notice-book.ts';
import type { Push } from './push.ts';
import { isTimeZone, type QuietHours } from './quiet-hours.ts';

const MOST_CHANGES = 500; // in a room
const badEndpoint = refused(
  'not_allowed',
  'Notices go to push services by https at public addresses only: let the browser subscribe, and send what it answers.',
);
const badKey = refused(
  'not_allowed',
  'These are not the keys of a push subscription: send `p256dh` and `auth` as the browser wrote them.',
);
const badZone = refused('not_allowed', 'That is no time zone: send one such as Europe/Berlin.');
const tooOften = refused('limit_reached', 'Notices of this room were changed too often: they stay as they are.');

/** Who in a room wants notices, and the notices of its game. */
export class RoomNotices {
  private readonly push: Push;
  private readonly room: Room;
  private readonly timers: Timers;
  private readonly book: NoticeBook;
  private game: GameNotices | undefined;

  constructor(push: Push, room: Room, timers: Timers) {
    this.push = push;
    this.room = room;
    this.timers = timers;
    this.book = push.bookOf(roomStream(room.id));
  }
  /** The key with which browsers subscribe. */
  get key(): string {
    return this.push.key;
  }
  async subscribe(player: string, address: PushAddress, quiet: QuietHours | null): Promise<Answered> {
    if (!this.push.endpoints.isAllowed(address.endpoint)) return badEndpoint;
    if (!isPushKey(address)) return badKey;
    if (quiet && !isTimeZone(quiet.zone)) return badZone;
    await this.book.refresh();
    if (this.book.size >= MOST_CHANGES) return tooOften;
    if (!(await this.book.subscribe(player, address, quiet))) return unavailable;
    this.game?.look();
    return { ok: true };
  }
  /** All browsers of a seat. */
  async unsubscribe(player: string): Promise<Answered> {
    return (await this.book.unsubscribe((one) => one.player === player)) ? { ok: true } : unavailable;
  }
  follow(match: Match, table: PublicTable): void {
    if (!isSlow(match.game)) return;
    const { push, book, timers, room } = this;
    const isMember = (player: string) => room.state.members.some(({ id }) => id === player);
    const { code } = room.state;
    this.game = new GameNotices({ push, book, match, table, timers, code, isMember });
  }
}
