import type { Json } from '@moonrise/engine';
import webPush from 'web-push';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

const PUSH_KEYS = 'push-keys'; // the stream
const NOBODY = 'mailto:operator@localhost'; // where no one said whom a push service could ask

interface Pair {
  readonly publicKey: string; // base64url
  readonly privateKey: string;
}

/** The keys by which push services know this server (VAPID, RFC 8292). All nodes on one store have the same. */
export class PushKeys {
  private readonly pair: Pair;
  private readonly contact: string;

  /** `contact`: the address of this server, which tells a push service whom to ask. */
  constructor(pair: Pair, contact: string | null) {
    this.pair = pair;
    this.contact = contact ?? NOBODY;
  }
  /** Reads the keys, or makes them at the first start. If two nodes do it at the same time, the first to store them wins. */
  static async open(store: Store, clock: Clock, contact: string | null): Promise<PushKeys> {
    for (;;) {
      const [row] = await store.read(PUSH_KEYS, 0, 1);
      if (row) return new PushKeys(row.command as unknown as Pair, contact);
      const command = webPush.generateVAPIDKeys() as unknown as Json;
      const first = { stream: PUSH_KEYS, seq: 1, at: clock.now(), command, commandId: null };
      await store.append({ ...first, events: [], reply: null, deadline: null }, { done: PUSH_KEYS });
    }
  }
  /** For browsers. */
  get publicKey(): string {
    return this.pair.publicKey;
  }
  /** The header that lets a message in at the push service of this endpoint. */
  authorization(endpoint: string): string {
    const { publicKey, privateKey } = this.pair;
    const { origin } = new URL(endpoint);
    return webPush.getVapidHeaders(origin, this.contact, publicKey, privateKey, 'aes128gcm').Authorization;
  }
}
