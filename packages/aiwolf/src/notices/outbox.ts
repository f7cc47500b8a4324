import type { Clock } from '@moonrise/server';
import type { Notice } from './notice.ts';

export interface Receiver {
  readonly name: string; // for the log; never its address, which is a secret
  readonly url: string;
  readonly timeout: number; // ms
  readonly min_interval: number; // ms between two notices
  readonly bodyOf: (notice: Notice) => object;
}
const MOST_WAITING = 100; // notices

/** Sends notices one by one, without holding up the games. Failures are logged; of too many notices the oldest are dropped. */
export class Outbox {
  private readonly receiver: Receiver;
  private readonly clock: Clock;
  private readonly trouble: (error: unknown) => void;
  private readonly closing = new AbortController();
  private waiting: Notice[] = [];
  private isSending = false;
  private nextAt = 0;
  private cancelPause = () => {};

  constructor(receiver: Receiver, clock: Clock, trouble: (error: unknown) => void) {
    this.receiver = receiver;
    this.clock = clock;
    this.trouble = trouble;
  }
  post(notice: Notice): void {
    this.waiting.push(notice);
    const surplus = this.waiting.length - MOST_WAITING;
    if (surplus > 0) {
      this.waiting = this.waiting.slice(surplus);
      this.complain('is too slow, and the oldest notice was dropped');
    }
    if (!this.isSending) void this.sendAll();
  }
  /** Sends nothing more. */
  close(): void {
    this.closing.abort();
    this.cancelPause(); // the sender then never goes on
    this.waiting = [];
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    for (let notice = this.waiting.shift(); notice; notice = this.waiting.shift()) {
      await this.pauseUntil(this.nextAt);
      if (this.closing.signal.aborted) break;
      this.nextAt = this.clock.now() + this.receiver.min_interval;
      const { event } = notice;
      await this.send(notice).catch((error) => this.complain(`did not take the notice "${event}": ${reasonOf(error)}`));
    }
    this.isSending = false;
  }
  private async send(notice: Notice): Promise<void> {
    const { url, timeout, bodyOf } = this.receiver;
    const patience = new AbortController();
    const stop = this.clock.at(this.clock.now() + timeout, () =>
      patience.abort(new Error('it did not answer in time')),
    );
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(notice)),
        redirect: 'error',
        signal: AbortSignal.any([patience.signal, this.closing.signal]),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answered with status ${answer.status}`);
    } finally {
      stop();
    }
  }
  private pauseUntil(instant: number): Promise<void> {
    if (instant <= this.clock.now()) return Promise.resolve();
    return new Promise((resolve) => {
      this.cancelPause = this.clock.at(instant, resolve);
    });
  }
  private complain(what: string): void {
    if (!this.closing.signal.aborted) this.trouble(new Error(`${this.receiver.name} ${what}.`));
  }
}

/** Without the address: `fetch` names it in some messages. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
  return cause === undefined ? message : `the connection failed (${cause.code ?? 'no code'})`;
}
