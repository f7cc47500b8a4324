import { request } from 'node:https';
import type { Clock } from '../clock.ts';
import { encryptPush, type PushAddress } from './encrypt-push.ts';
import type { PushEndpoints } from './push-endpoints.ts';
import type { PushKeys } from './push-keys.ts';

export interface PushMessage {
  readonly text: string;
  readonly seconds: number; // how long the push service may keep it for a browser that is off
  readonly topic: string; // a newer message of the same topic replaces one that waits there
}
export interface PushSenderWorld {
  readonly clock: Clock;
  readonly keys: PushKeys;
  readonly endpoints: PushEndpoints;
  readonly trouble: (error: unknown) => void;
}
const PATIENCE = 10_000; // ms for an answer
const TRIES = 3;
const BETWEEN = 60_000; // ms until the next try
const AT_ONCE = 20; // messages on their way
const GONE = [404, 410]; // the browser takes no more messages at this endpoint
const LATER = [0, 429, 500, 502, 503, 504]; // 0: no answer

/** Sends encrypted messages to push services. It follows no redirects. */
export class PushSender {
  private readonly world: PushSenderWorld;
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly stops = new Set<() => void>();
  private onTheWay = 0;
  private isClosed = false;

  constructor(world: PushSenderWorld) {
    this.world = world;
  }
  /** False: this endpoint is gone for good. */
  async send(address: PushAddress, message: PushMessage): Promise<boolean> {
    const until = this.world.clock.now() + message.seconds * 1000;
    for (let tries = 1; ; tries++) {
      const status = await this.inTurn(() => this.sendOnce(address, message));
      if (GONE.includes(status)) return false;
      if (status >= 200 && status < 300) return true;
      const isLate = this.world.clock.now() + BETWEEN * tries >= until;
      if (this.isClosed || !LATER.includes(status) || tries === TRIES || isLate) {
        if (status > 0 && !this.isClosed) this.world.trouble(new Error(`${nameOf(address)} answered ${status}`));
        return true;
      }
      await this.pause(BETWEEN * tries);
    }
  }
  close(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop();
  }

  private inTurn(work: () => Promise<number>): Promise<number> {
    return new Promise((resolve) => {
      this.waiting.push(() => work().then(resolve));
      this.next();
    });
  }
  private next(): void {
    while (this.onTheWay < AT_ONCE) {
      const work = this.waiting.shift();
      if (!work) return;
      this.onTheWay++;
      void work().finally(() => {
        this.onTheWay--;
        this.next();
      });
    }
  }
  /** The status of the answer; 0 if there was none. */
  private async sendOnce(address: PushAddress, { text, seconds, topic }: PushMessage): Promise<number> {
    if (this.isClosed || !this.world.endpoints.isAllowed(address.endpoint)) return 0;
    const { keys, endpoints } = this.world;
    const headers = {
      authorization: keys.authorization(address.endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: Math.max(0, Math.round(seconds)),
      topic,
      urgency: 'normal',
    };
    try {
      return await posted(address.endpoint, encryptPush(text, address), headers, endpoints.lookupFor(address.endpoint));
    } catch (error) {
      this.world.trouble(new Error(`${nameOf(address)} cannot be reached: ${(error as Error).message}`));
      return 0;
    }
  }
  private pause(ms: number): Promise<void> {
    const { clock } = this.world;
    return new Promise((resolve) => {
      const done = () => {
        this.stops.delete(stop);
        cancel();
        resolve();
      };
      const cancel = clock.at(clock.now() + ms, done);
      const stop = done;
      this.stops.add(stop);
    });
  }
}

/** For the log: the rest of the address is secret. */
const nameOf = ({ endpoint }: PushAddress): string => `the push service ${new URL(endpoint).origin}`;

type Lookup = ReturnType<PushEndpoints['lookupFor']>;
function posted(endpoint: string, body: Buffer, headers: Record<string, string | number>, lookup: Lookup) {
  return new Promise<number>((resolve, reject) => {
    const all = { ...headers, 'content-length': body.length };
    const asked = request(endpoint, { method: 'POST', headers: all, lookup, timeout: PATIENCE }, (answer) => {
      answer.destroy(); // nobody reads it, so it cannot be too long
      resolve(answer.statusCode ?? 0);
    });
    asked.on('timeout', () => asked.destroy(new Error('it did not answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });
}
