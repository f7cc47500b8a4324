import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Trouble } from '../operations/faults.ts';
import { noticeStream } from '../store/space-store.ts';
import type { Store } from '../store/store.ts';
import { NoticeBook, type Subscriber } from './notice-book.ts';
import { PushEndpoints } from './push-endpoints.ts';
import { PushKeys } from './push-keys.ts';
import { PushSender } from './push-sender.ts';
import type { NoticeKind } from './stages.ts';

/** What a notice says: nothing about seats, roles or acts. The browser has the words. */
export interface PushNotice {
  readonly kind: NoticeKind;
  readonly code: string; // of the room
  readonly until: number; // when the phase ends, epoch ms
}
export interface PushWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly origins: readonly string[]; // push services that need no public address
  readonly contact: string | null;
  readonly trouble: Trouble;
}
const SHORTEST = 60; // seconds for which a push service keeps a notice
const TOPIC = 32; // characters

/** Notices to people who are away from slow games, by Web Push. */
export class Push {
  readonly key: string; // public, for browsers that subscribe
  readonly endpoints: PushEndpoints;
  readonly world: PushWorld;
  private readonly sender: PushSender;

  private constructor(world: PushWorld, keys: PushKeys) {
    this.world = world;
    this.key = keys.publicKey;
    this.endpoints = new PushEndpoints(world.origins);
    const trouble = (error: unknown) => world.trouble('a notice', error);
    this.sender = new PushSender({ clock: world.clock, keys, endpoints: this.endpoints, trouble });
  }
  static async open(world: PushWorld): Promise<Push> {
    return new Push(world, await PushKeys.open(world.store, world.clock, world.contact));
  }
  /** `room`: its stream. */
  bookOf(room: string): NoticeBook {
    return new NoticeBook(this.world.store, this.world.clock, room);
  }
  /** Forgets who wanted notices in a room that has closed. */
  async forget(room: string): Promise<void> {
    const { store, clock, trouble } = this.world;
    const rows = store.space.removeRows(noticeStream(room), clock.now() + 1);
    await rows.catch((error: unknown) => trouble('forgetting who wanted notices', error, { room }));
  }
  /** Sends a notice to browsers, without waiting for the answers. Those that are gone are forgotten. */
  send(book: NoticeBook, to: readonly Subscriber[], notice: PushNotice): void {
    const seconds = Math.max(SHORTEST, Math.ceil((notice.until - this.world.clock.now()) / 1000));
    const topic = createHash('sha256').update(notice.code).digest('base64url').slice(0, TOPIC);
    const message = { text: JSON.stringify(notice), seconds, topic };
    for (const { address } of to)
      this.sender
        .send(address, message)
        .then((isThere) => isThere || book.unsubscribe((one) => one.address.endpoint === address.endpoint))
        .catch((error: unknown) => this.world.trouble('a notice', error));
  }
  close(): void {
    this.sender.close();
  }
}
