import { acknowledgement, type ClientEventName, clientEvents, serverEvents } from '@moonrise/protocol';
import { io, type Socket } from 'socket.io-client';

const answers = new Map<string, ReturnType<typeof acknowledgement>>(
  Object.keys(clientEvents).map((event) => [event, acknowledgement(event as ClientEventName)] as const),
);
export interface Got {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}
export interface Ack {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

const lost: Ack = { ok: false, error: { code: 'gone', message: 'not connected' } };

/** Counts the traffic on all connections of a test, so that the test can wait until it stops. */
export class Activity {
  private count = 0;
  private open = 0;
  happened(): void {
    this.count++;
  }
  async during<T>(work: Promise<T>): Promise<T> {
    this.open++;
    try {
      return await work;
    } finally {
      this.open--;
      this.count++;
    }
  }
  /** Resolves after some turns of the event loop without traffic. */
  async settled(turns = 8): Promise<void> {
    for (let calm = 0, seen = -1; calm < turns; calm++) {
      if (this.count !== seen || this.open > 0) calm = 0;
      seen = this.count;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** A client connection. It checks every packet against the documented schema. */
export class Client {
  readonly got: Got[] = [];
  readonly faults: string[] = [];
  socket: Socket;
  private url: string;
  private readonly activity: Activity;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly listeners = new Set<(got: Got) => void>();

  /** `from`: the client address that a proxy would report. */
  constructor(url: string, activity: Activity, from?: string) {
    this.url = url;
    this.activity = activity;
    this.headers = from === undefined ? {} : { 'x-forwarded-for': from };
    this.socket = this.connect();
  }
  private connect(): Socket {
    const extraHeaders = this.headers;
    const socket = io(this.url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
    socket.onAny((event: string, data: Got['data']) => {
      this.activity.happened();
      this.check({ event, data });
      this.got.push({ event, data });
      for (const listener of this.listeners) listener({ event, data });
    });
    return socket;
  }
  on(listener: (got: Got) => void): void {
    this.listeners.add(listener);
  }
  async ask(event: string, payload: object = {}): Promise<Ack> {
    const { socket } = this;
    if (!socket.connected) return lost;
    const gone = new Promise<Ack>((resolve) => {
      socket.once('disconnect', () => resolve(lost));
    });
    const ack = await this.activity.during(Promise.race([socket.timeout(60_000).emitWithAck(event, payload), gone]));
    if (ack === lost) return ack;
    const read = answers.get(event)?.safeParse(ack);
    if (read?.error) this.faults.push(`${event} was answered ${JSON.stringify(ack)}: ${read.error.message}`);
    return ack;
  }
  private check({ event, data }: Got): void {
    const described = Object.hasOwn(serverEvents, event) ? serverEvents[event as keyof typeof serverEvents] : undefined;
    const read = described?.payload.safeParse(data);
    if (!read?.success)
      this.faults.push(`${event} ${JSON.stringify(data)}: ${read?.error?.message ?? 'unknown event'}`);
  }
  /** Drops the connection and opens a new one. */
  async reconnect(url = this.url): Promise<void> {
    this.url = url;
    this.socket.disconnect();
    this.socket = this.connect();
    await this.ready();
  }
  ready(): Promise<void> {
    if (this.socket.connected) return Promise.resolve();
    return this.activity.during(
      new Promise((resolve, reject) => {
        this.socket.once('connect', () => resolve());
        this.socket.once('connect_error', reject);
      }),
    );
  }
  all(event: string): readonly Got['data'][] {
    return this.got.filter((got) => got.event === event).map(({ data }) => data);
  }
  last(event: string): Got['data'] | undefined {
    return this.got.findLast((got) => got.event === event)?.data;
  }
  /** Game packets, which are numbered. */
  get frames(): readonly Got[] {
    return this.got.filter(({ data }) => data.n !== undefined);
  }
  close(): void {
    this.socket.disconnect();
  }
}
