import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

const PUSH_KEYS = 'push-keys'; // the stream
const VALID = 12 * 3_600; // seconds that a signature holds; push services accept up to 24 hours

/** The keys by which push services know this server (VAPID, RFC 8292). All nodes on one store have the same. */
export class PushKeys {
  readonly publicKey: string; // for browsers: the point, base64url
  private readonly privateKey: KeyObject;
  private readonly contact: string | null;

  /** `contact`: the address of this server, which tells a push service whom to ask. */
  constructor(jwk: JsonWebKey, contact: string | null) {
    this.privateKey = createPrivateKey({ key: jwk as never, format: 'jwk' });
    const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((part) => Buffer.from(part, 'base64url'));
    this.publicKey = Buffer.concat([Buffer.from([4]), x as Buffer, y as Buffer]).toString('base64url');
    this.contact = contact;
  }
  /** Reads the keys, or makes them at the first start. If two nodes do it at the same time, the first to store them wins. */
  static async open(store: Store, clock: Clock, contact: string | null): Promise<PushKeys> {
    for (;;) {
      const [row] = await store.read(PUSH_KEYS, 0, 1);
      if (row) return new PushKeys(row.command as unknown as JsonWebKey, contact);
      const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
      const command = made as unknown as Json;
      const first = { stream: PUSH_KEYS, seq: 1, at: clock.now(), command, commandId: null };
      await store.append({ ...first, events: [], reply: null, deadline: null }, { done: PUSH_KEYS });
    }
  }
  /** The header that lets a message in at the push service of this endpoint. */
  authorization(endpoint: string, now: number): string {
    const { contact, publicKey } = this;
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID };
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ ...claims, ...(contact && { sub: contact }) })}`;
    const proof = sign('sha256', Buffer.from(signed), { key: this.privateKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${proof.toString('base64url')}, k=${publicKey}`;
  }
}
interface JsonWebKey {
  readonly x?: string;
  readonly y?: string;
}
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
