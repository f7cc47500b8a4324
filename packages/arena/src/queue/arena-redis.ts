import { createClient } from '@redis/client';
import type { RecordedGame } from '../games/play-planned.ts';
import { AnswerBook, type BookEntry, inFlight } from '../models/answer-book.ts';
import type { ArenaBudget } from '../models/arena-budget.ts';
import type { Books, LostCall } from '../models/local-books.ts';
import type { PlannedGame } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';

export const QUEUE = 'moonrise-arena';

/** A job of the queue. */
export interface GameJob {
  readonly run: string; // which arena: a hash of its plan
  readonly planned: PlannedGame;
}
/** What a worker sends back. */
export type GameReport =
  | { readonly finished: RecordedGame }
  | { readonly stopped: string }
  | { readonly failure: string };

/** A connection of its own, because BullMQ blocks some. */
export async function redisAt(url: string) {
  const client = createClient({ url });
  client.on('error', () => {}); // it reconnects; commands wait for that
  await client.connect();
  return client;
}
export type ArenaClient = Awaited<ReturnType<typeof redisAt>>;

/** What the machines of one arena share. Everything here can be lost but for the answers that were paid for. */
export class ArenaRedis implements Books, ArenaBudget {
  private readonly redis: ArenaClient;
  private readonly prefix: string;

  constructor(redis: ArenaClient, run: string) {
    this.redis = redis;
    this.prefix = `moonrise:arena:${run}`;
  }
  private key(name: string): string {
    return `${this.prefix}:${name}`;
  }

  async begin(plan: ArenaPlan, spent: number): Promise<void> {
    await this.redis.set(this.key('plan'), JSON.stringify(plan));
    await this.redis.setNX(this.key('spent'), String(spent)); // what unfinished games have cost is in it already
  }
  async plan(): Promise<ArenaPlan | null> {
    const text = await this.redis.get(this.key('plan'));
    return text === null ? null : (JSON.parse(text) as ArenaPlan);
  }

  async reserve(worst: number): Promise<boolean> {
    const budget = (await this.plan())?.budgetUsd;
    const used = await this.redis.incrBy(this.key('spent'), worst);
    if (budget === null || budget === undefined || used <= budget * 1e6) return true;
    await this.redis.decrBy(this.key('spent'), worst);
    return false;
  }
  async settle(worst: number, micros: number): Promise<void> {
    await this.redis.incrBy(this.key('spent'), micros - worst);
  }

  async open(game: string): Promise<AnswerBook> {
    const entries = (await this.entriesOf(game)).map((text) => JSON.parse(text) as BookEntry);
    const append = async (entry: BookEntry) => {
      await this.redis.rPush(this.key(`book:${game}`), JSON.stringify(entry));
      if (entry.call !== 'lost') return;
      const lost: LostCall = { game, player: entry.player, micros_at_most: entry.worst };
      await this.redis.rPush(this.key('lost'), JSON.stringify(lost));
    };
    for (const entry of inFlight(entries)) await append(entry);
    return new AnswerBook(entries, append);
  }
  private entriesOf(game: string): Promise<string[]> {
    return this.redis.lRange(this.key(`book:${game}`), 0, -1);
  }
  /** Before a game is tried again because a provider had failed. */
  async forgetFaults(game: string): Promise<void> {
    const entries = await this.entriesOf(game);
    const kept = entries.filter((text) => (JSON.parse(text) as BookEntry).call !== 'failed');
    if (kept.length === entries.length) return;
    await this.closeBook(game);
    if (kept.length > 0) await this.redis.rPush(this.key(`book:${game}`), kept);
  }
  async closeBook(game: string): Promise<void> {
    await this.redis.del(this.key(`book:${game}`));
  }

  async report(report: GameReport): Promise<void> {
    await this.redis.rPush(this.key('reports'), JSON.stringify(report));
  }
  /** The oldest report, which stays until it is dropped. */
  async nextReport(): Promise<GameReport | null> {
    const [text] = await this.redis.lRange(this.key('reports'), 0, 0);
    return text === undefined ? null : (JSON.parse(text) as GameReport);
  }
  async dropReport(): Promise<void> {
    await this.redis.lPop(this.key('reports'));
  }
  async nextLost(): Promise<LostCall | null> {
    const text = await this.redis.lPop(this.key('lost'));
    return text === null ? null : (JSON.parse(text) as LostCall);
  }
}
