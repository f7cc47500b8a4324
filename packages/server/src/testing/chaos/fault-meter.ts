import type { Ack } from '../client.ts';

/** What a connection tells about its requests. */
export interface ConnectionWatch {
  answered(sentAt: number, event: string, payload: object, ack: Ack | undefined): void;
  lost(): void;
}
interface Measured {
  readonly fault: string;
  readonly ms: number;
}
interface AckedCommand {
  readonly fault: string;
  readonly id: string; // as in the log of its stream: seat or player, then the client's id
}
const CALM = '(none)';
const UNANSWERED: readonly string[] = ['unavailable', 'closing', 'overloaded'];
const SLOW = 1_000; // ms: a slower answer counts as an outage
const AWAY = 4_000; // ms: people who try again only after this were away by choice

/** Notes what people are acknowledged and how long they are without an answer, by the fault that was injected last. */
export class FaultMeter {
  readonly outages: Measured[] = [];
  readonly acked: AckedCommand[] = [];
  readonly times = new Map<string, number>();
  private readonly begun: { readonly at: number; readonly fault: string }[] = [];

  begin(fault: string): void {
    this.begun.push({ at: Date.now(), fault });
    this.times.set(fault, (this.times.get(fault) ?? 0) + 1);
  }
  faultAt(instant: number): string {
    return this.begun.findLast(({ at }) => at <= instant)?.fault ?? CALM;
  }
  /** For the connections of one person. */
  person(name: string): PersonWatch {
    return new PersonWatch(this, name);
  }
}

class PersonWatch {
  private readonly meter: FaultMeter;
  private readonly name: string;
  private newest = 0;
  private downSince: number | null = null;
  private triedAt = 0;

  constructor(meter: FaultMeter, name: string) {
    this.meter = meter;
    this.name = name;
  }
  /** The person tries to connect. */
  connection(): ConnectionWatch {
    const number = ++this.newest;
    this.tries(Date.now());
    return {
      lost: () => {
        if (number === this.newest) this.downSince ??= Date.now();
      },
      answered: (sentAt, event, payload, ack) => {
        if (number === this.newest) this.note(sentAt, event, payload as { readonly id?: string }, ack);
      },
    };
  }
  /** People who have not tried for a while were not kept waiting. */
  private tries(at: number): void {
    if (this.downSince !== null && at - Math.max(this.downSince, this.triedAt) > AWAY) this.downSince = null;
    this.triedAt = Math.max(this.triedAt, at);
  }
  private note(sentAt: number, event: string, { id }: { readonly id?: string }, ack: Ack | undefined): void {
    const { meter } = this;
    this.tries(sentAt);
    const now = Date.now();
    this.triedAt = now;
    const isUnanswered = !ack || (!ack.ok && UNANSWERED.includes(ack.error?.code ?? ''));
    if (isUnanswered) {
      this.downSince ??= sentAt;
      return;
    }
    const since = this.downSince ?? (now - sentAt > SLOW ? sentAt : null);
    if (since !== null) meter.outages.push({ fault: meter.faultAt(since), ms: now - since });
    this.downSince = null;
    if (ack.ok && id !== undefined && (event === 'act' || event === 'send_message'))
      meter.acked.push({ fault: meter.faultAt(now), id: `${this.name}/${id}` });
  }
}
