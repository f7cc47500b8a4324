import { execFile } from 'node:child_process';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PushAddress } from '../push/encrypt-push.ts';
import type { PushNotice } from '../push/push.ts';

const OPENSSL = '/usr/bin/openssl'; // scripts/debian-packages.mjs installs it if it can
const SUBJECT = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];

/** What a browser got. */
export interface GotNotice {
  readonly to: string; // the browser
  readonly at: number; // by the clock of the test
  readonly notice: PushNotice;
  readonly bytes: number; // of the encrypted message
  readonly headers: IncomingMessage['headers'];
}
interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
  readonly key: string; // of the server that it subscribed to
}

/** A push service on this machine, with browsers that decrypt what they get. It is as strict as a real one. */
export class PushService {
  readonly got: GotNotice[] = [];
  readonly answers: ((response: ServerResponse) => void)[] = []; // in place of the next ones
  asked = 0;
  private readonly server: Server;
  private readonly now: () => number;
  private readonly browsers = new Map<string, Browser>();
  private readonly pending = new Set<Promise<void>>();

  private constructor(server: Server, now: () => number) {
    this.server = server;
    this.now = now;
  }
  static async start(now: () => number): Promise<PushService> {
    const folder = mkdtempSync(join(tmpdir(), 'moonrise-push-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    await promisify(execFile)(OPENSSL, [...made, '-keyout', key, '-out', cert, ...SUBJECT]);
    const [secret, shown] = [key, cert].map((path) => readFileSync(path, 'utf8')) as [string, string];
    rmSync(folder, { recursive: true });
    globalAgent.options.ca = shown;
    const service: PushService = new PushService(
      createServer({ key: secret, cert: shown }, (request, response) => service.receive(request, response)),
      now,
    );
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }
  get origin(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  /** A browser subscribes, as `pushManager.subscribe` does. */
  subscribe(name: string, key: string): PushAddress {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    this.browsers.set(name, { pair, auth, key });
    return { endpoint: `${this.origin}/send/${name}`, p256dh, auth: auth.toString('base64url') };
  }
  /** What these browsers got, in order: when, and what. */
  gotBy(name: string): readonly (readonly [at: number, kind: string])[] {
    return this.got.filter(({ to }) => to === name).map(({ at, notice }) => [at, notice.kind]);
  }
  /** Resolves when every request that has arrived was answered. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    this.asked++;
    const answered = this.answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
    this.pending.add(answered);
    void answered.finally(() => this.pending.delete(answered));
  }
  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const instead = this.answers.shift();
    if (instead) return instead(response);
    const to = request.url?.replace('/send/', '') ?? '';
    const browser = this.browsers.get(to);
    if (!browser) return void response.writeHead(410).end();
    const { headers } = request;
    this.check(headers, browser);
    const notice = JSON.parse(decrypted(body, browser)) as PushNotice;
    this.got.push({ to, at: this.now(), notice, bytes: body.length, headers });
    response.writeHead(201).end();
  }
  /** Throws if a real push service would refuse. */
  private check(headers: IncomingMessage['headers'], { key }: Browser): void {
    if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) throw new Error('no TTL');
    if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('a bad topic');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const [, token = '', k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    if (k !== key) throw new Error('signed with another key than the subscription was made with');
    const [head = '', claims = '', proof = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const verifies = createVerify('sha256').update(`${head}.${claims}`);
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    if (!verifies.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(proof, 'base64url')))
      throw new Error('a wrong signature');
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
    const left = exp - Date.now() / 1000; // a push service has a clock of its own
    if (aud !== this.origin || left <= 0 || left > 86_400) throw new Error('a signature for another service or time');
  }
}

/** RFC 8291 from the browser's side. */
function decrypted(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + theirs.length);
  const hkdf = (secret: Buffer, salted: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const shared = hkdf(pair.computeSecret(theirs), auth, info, 32);
  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}
