import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits } from '../limits/limits.ts';
import type { Cluster } from '../nodes/cluster.ts';
import { openLog } from '../operations/log.ts';
import type { ProgramPort } from '../programs/port.ts';
import { createServer, type Server } from '../server.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { openSqlite } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { Activity, Client } from './client.ts';
import { ManualClock } from './manual-clock.ts';

export interface ServingOptions {
  readonly limits?: Partial<Limits>;
  readonly isLimited?: boolean; // by default this machine may do as much as it likes
  readonly env?: Readonly<Record<string, string>>;
  readonly wrap?: (store: Store) => Store;
  readonly programs?: ProgramPort;
  readonly open?: () => Promise<Store>; // by default the embedded store
  readonly beside?: Beside; // by default it is alone
  readonly data?: LeftData; // by default an empty folder
}
/** A data folder that another server has left, and when it stopped. The test works on a copy. */
interface LeftData {
  readonly folder: string;
  readonly stoppedAt: number; // epoch ms
}
/** What a node shares with those beside it. */
interface Beside {
  readonly clock: ManualClock;
  readonly activity: Activity;
  readonly cluster: () => Cluster; // as a new node sees them
}

/** A server on a data folder of its own, with a clock that the test moves, and its clients. */
export class Serving {
  readonly clock: ManualClock;
  readonly activity: Activity;
  readonly folder = mkdtempSync(join(tmpdir(), 'moonrise-server-'));
  readonly log: string[] = [];
  server!: Server;
  store!: Store;
  private readonly wishes: ServingOptions;
  private asked = 0; // of the store, and not yet answered
  private readonly clients = new Set<Client>();

  private constructor(wishes: ServingOptions) {
    this.wishes = wishes;
    this.clock = wishes.beside?.clock ?? new ManualClock(wishes.data?.stoppedAt);
    this.activity = wishes.beside?.activity ?? new Activity();
    if (wishes.data) cpSync(wishes.data.folder, this.folder, { recursive: true });
  }
  static async start(wishes: ServingOptions = {}): Promise<Serving> {
    const serving = new Serving(wishes);
    await serving.open();
    return serving;
  }
  get url(): string {
    return `http://127.0.0.1:${this.server.address.port}`;
  }
  async client(from?: string): Promise<Client> {
    const client = new Client(this.url, this.activity, from);
    this.clients.add(client);
    await client.ready();
    return client;
  }
  get isWaiting(): boolean {
    return this.asked > 0;
  }
  /** Nobody says anything any more, and the store has answered everybody. */
  settled = async (): Promise<void> => {
    do await this.activity.settled();
    while (this.isWaiting);
  };
  pass = (ms: number): Promise<void> => this.clock.pass(ms, this.settled);
  /** Stops and starts again on the same data. */
  async restart(away: number): Promise<void> {
    await this.server.close();
    this.clock.skip(away);
    await this.open();
  }
  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async open(): Promise<void> {
    const { wrap = (store: Store) => store, open = () => openSqlite(this.folder), programs, beside } = this.wishes;
    this.store = wrap(this.counted(await open()));
    const log = openLog('debug', { write: (line: string) => void this.log.push(line) });
    const world = { settings: this.settings(), store: this.store, clock: this.clock, log };
    const cluster = beside?.cluster();
    this.server = await createServer({
      ...world,
      ...(programs && { programs }),
      ...(cluster && { cluster: { ...cluster, presence: this.counted(cluster.presence) } }),
    });
    await this.server.listen();
  }
  private counted<T extends object>(asked: T): T {
    const get = (_: T, name: string) => {
      const method: unknown = Reflect.get(asked, name);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        this.asked++;
        try {
          return await method.apply(asked, given);
        } finally {
          this.asked--;
        }
      };
    };
    return new Proxy(asked, { get }) as T;
  }
  private settings(): Settings {
    const read = readSettings({ PORT: '0', DATA_DIR: this.folder, ...this.wishes.env });
    if (!read.ok) throw new Error(read.message);
    const { limits = {}, isLimited = false } = this.wishes;
    const open = isLimited
      ? {}
      : { overload_lag_ms: 1e9, action_burst: 1e6, chat_burst: 1e6, actions_per_second: 1e6, chat_per_second: 1e6 };
    const { settings } = read;
    return {
      ...settings,
      isUnlimited: isLimited ? settings.isUnlimited : () => true,
      limits: { ...settings.limits, ...open, ...limits },
    };
  }
}

export async function serving(work: (on: Serving) => Promise<void>, wishes: ServingOptions = {}): Promise<void> {
  const on = await Serving.start(wishes);
  try {
    await work(on);
  } finally {
    await on.stop();
  }
}
