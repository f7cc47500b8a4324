import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import { noticeStream } from '../store/space-store.ts';
import type { Row, Store } from '../store/store.ts';
import type { PushAddress } from './encrypt-push.ts';
import type { QuietHours } from './quiet-hours.ts';

/** A browser that wants notices for a seat, and what it was told last. */
export interface Subscriber {
  readonly player: string; // the id in the room
  readonly address: PushAddress;
  readonly quiet: QuietHours | null;
  readonly since: number; // epoch ms
  readonly told: Told | null;
  readonly mentioned: { readonly seq: number; readonly at: number } | null; // the row of the game
}
/** How far a phase has been announced. */
export interface Told {
  readonly clock: string; // of the phase
  readonly stage: number;
}
type Entry =
  | {
      readonly type: 'subscribe';
      readonly player: string;
      readonly address: PushAddress;
      readonly quiet: QuietHours | null;
    }
  | { readonly type: 'unsubscribe'; readonly endpoints: readonly string[] }
  | { readonly type: 'told'; readonly endpoints: readonly string[]; readonly told: Told }
  | { readonly type: 'mentioned'; readonly endpoints: readonly string[]; readonly seq: number };

const MOST_BROWSERS = 5; // for one seat; the newest stay
const TRIES = 5; // if other nodes write to it at the same time

/** Who wants notices in a room, in a stream of its own. What was sent is noted before it is sent, so that no node sends it again. */
export class NoticeBook {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly stream: string;
  private readonly mailbox = new Mailbox();
  private readonly known = new Map<string, Subscriber>(); // by endpoint, the oldest first
  private head = 0;
  private changes = 0;

  constructor(store: Store, clock: Clock, room: string) {
    this.store = store;
    this.clock = clock;
    this.stream = noticeStream(room);
  }
  /** How often people have subscribed and unsubscribed. */
  get size(): number {
    return this.changes;
  }
  get subscribers(): readonly Subscriber[] {
    return [...this.known.values()];
  }
  /** Reads what other nodes have added. */
  refresh(): Promise<void> {
    return this.mailbox.post(() => this.catchUp());
  }
  subscribe(player: string, address: PushAddress, quiet: QuietHours | null): Promise<boolean> {
    const isSame = ({ player: other, address: { p256dh, auth }, quiet: hours }: Subscriber) =>
      JSON.stringify([other, p256dh, auth, hours]) === JSON.stringify([player, address.p256dh, address.auth, quiet]);
    return this.add(() => {
      const known = this.known.get(address.endpoint);
      return known && isSame(known) ? undefined : { type: 'subscribe', player, address, quiet };
    });
  }
  unsubscribe(isGone: (one: Subscriber) => boolean): Promise<boolean> {
    return this.add(() => {
      const endpoints = this.subscribers.filter(isGone).map(endpointOf);
      return endpoints.length > 0 ? { type: 'unsubscribe', endpoints } : undefined;
    });
  }
  /** Notes that these are told now; returns those that no other node has told. */
  claim(wanted: () => readonly Subscriber[], what: Told | { readonly seq: number }): Promise<readonly Subscriber[]> {
    let claimed: readonly Subscriber[] = [];
    const entry = (): Entry | undefined => {
      claimed = wanted();
      const endpoints = claimed.map(endpointOf);
      if (endpoints.length === 0) return undefined;
      return 'seq' in what ? { type: 'mentioned', endpoints, ...what } : { type: 'told', endpoints, told: what };
    };
    return this.add(entry).then((isNoted) => (isNoted ? claimed : []));
  }

  /** False: other nodes were always faster. */
  private add(entry: () => Entry | undefined): Promise<boolean> {
    return this.mailbox.post(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        await this.catchUp();
        const added = entry();
        if (!added) return true;
        const row = this.rowOf(added);
        const { kind } = await this.store.append(row, row.seq === 1 ? { done: this.stream } : undefined);
        if (kind !== 'appended') continue;
        this.take(row);
        return true;
      }
      return false;
    });
  }
  private rowOf(entry: Entry): Row {
    const command = entry as unknown as Json;
    const row = { stream: this.stream, seq: this.head + 1, at: this.clock.now(), command, commandId: null };
    return { ...row, events: [], reply: null, deadline: null };
  }
  private async catchUp(): Promise<void> {
    for (const row of await this.store.read(this.stream, this.head)) this.take(row);
  }
  private take({ seq, at, command }: Row): void {
    this.head = seq;
    const entry = command as unknown as Entry;
    if (entry.type === 'subscribe') this.addSubscriber(entry, at);
    else if (entry.type === 'unsubscribe') {
      this.changes++;
      for (const endpoint of entry.endpoints) this.known.delete(endpoint);
    } else if (entry.type === 'told') this.mark(entry.endpoints, { told: entry.told });
    else if (entry.type === 'mentioned') this.mark(entry.endpoints, { mentioned: { seq: entry.seq, at } });
  }
  private addSubscriber({ player, address, quiet }: Entry & { readonly type: 'subscribe' }, at: number): void {
    this.changes++;
    const { endpoint } = address;
    const before = this.known.get(endpoint);
    const isSeat = before?.player === player; // changed quiet hours or keys repeat nothing
    this.known.delete(endpoint);
    const { since = at, told = null, mentioned = null } = (isSeat && before) || {};
    this.known.set(endpoint, { player, address, quiet, since, told, mentioned });
    const own = this.subscribers.filter((one) => one.player === player);
    for (const old of own.slice(0, -MOST_BROWSERS)) this.known.delete(endpointOf(old));
  }
  private mark(endpoints: readonly string[], change: Partial<Pick<Subscriber, 'told' | 'mentioned'>>): void {
    for (const endpoint of endpoints) {
      const known = this.known.get(endpoint);
      if (known) this.known.set(endpoint, { ...known, ...change });
    }
  }
}
const endpointOf = ({ address }: Subscriber): string => address.endpoint;
