import { MICROS } from '@moonrise/bots/models';
import { WatchError } from '@redis/client';
import type { RecordedGame } from '../games/play-planned.ts';
import { AnswerBook, type BookEntry, inFlight } from '../models/answer-book.ts';
import type { ArenaBudget, Charge, SpentBudget } from '../models/arena-budget.ts';
import type { Books, LostCall } from '../models/local-books.ts';
import type { PlannedGame } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import type { RedisClient } from './redis-at.ts';

export const ARENA_QUEUE = 'moonrise-arena';

/** A job of the queue. */
export interface GameJob {
  readonly run: string; // which arena
  readonly planned: PlannedGame;
}
/** An arena as it was begun. */
export interface BegunArena {
  readonly plan: ArenaPlan;
  readonly session: number; // counts the starts of the process that hands out
}
/** What a worker sends back. */
export type GameReport = Pick<BegunArena, 'session'> & { readonly game: string } & GameOutcome;
export type GameOutcome =
  | { readonly finished: RecordedGame }
  | { readonly stopped: string }
  | { readonly failure: string };

const KEPT = 90 * 24 * 3600; // seconds until an arena that nobody goes on with is forgotten
const TWO_DAYS = 2 * 24 * 3600;

/** What the machines of one arena share. Everything here can be lost but for the answers that were paid for. */
export class ArenaRedis implements Books, ArenaBudget {
  private readonly redis: RedisClient;
  private readonly prefix: string;

  constructor(redis: RedisClient, run: string) {
    this.redis = redis;
    this.prefix = `moonrise:arena:${run}`;
  }
  private key(name: string): string {
    return `${this.prefix}:${name}`;
  }

  /** Returns the number of the session. `spent`: in micro-dollars, if Redis does not know it better. */
  async begin(plan: ArenaPlan, spent: number): Promise<number> {
    const [, , session] = await this.redis
      .multi()
      .set(this.key('plan'), JSON.stringify(plan), { EX: KEPT })
      .setNX(this.key('spent'), String(spent)) // what unfinished games have cost is in it already
      .incr(this.key('session'))
      .expire(this.key('spent'), KEPT)
      .expire(this.key('session'), KEPT)
      .exec();
    return Number(session);
  }
  /** Null: it is finished, or was never begun here. */
  async begun(): Promise<BegunArena | null> {
    const [plan, session] = await this.redis.mGet([this.key('plan'), this.key('session')]);
    return plan && session ? { plan: JSON.parse(plan) as ArenaPlan, session: Number(session) } : null;
  }
  async session(): Promise<number> {
    return Number(await this.redis.get(this.key('session')));
  }
  /** The arena is finished. */
  async clear(): Promise<void> {
    for await (const keys of this.redis.scanIterator({ MATCH: `${this.prefix}:*`, COUNT: 1000 }))
      if (keys.length > 0) await this.redis.del(keys);
  }

  async reserve(charge: Charge): Promise<SpentBudget | null> {
    const { worst, model } = charge;
    const { budgetUsd = null } = (await this.begun())?.plan ?? {};
    const [used, inDay] = await this.spend(charge, worst);
    const isOver = budgetUsd !== null && used > budgetUsd * MICROS;
    if (!isOver && inDay <= (model.budget.day ?? Number.POSITIVE_INFINITY)) return null;
    await this.spend(charge, -worst);
    return isOver ? 'arena' : 'day';
  }
  async settle(charge: Charge, micros: number): Promise<void> {
    await this.spend(charge, micros - charge.worst);
  }
  /** What has been spent now: in all, and by the model on that day if that is limited. */
  private async spend({ model, day }: Charge, micros: number): Promise<[all: number, inDay: number]> {
    const all = await this.redis.incrBy(this.key('spent'), micros);
    if (model.budget.day === null) return [all, 0];
    const key = this.key(`day:${day}:${model.name}`);
    const [inDay] = await this.redis.multi().incrBy(key, micros).expire(key, TWO_DAYS).exec();
    return [all, Number(inDay)];
  }

  async open(game: string): Promise<AnswerBook> {
    const entries = (await this.entriesOf(game)).map((text) => JSON.parse(text) as BookEntry);
    const append = async (entry: BookEntry) => {
      await this.push(`book:${game}`, entry);
      if (entry.call !== 'lost') return;
      await this.push('lost', { game, player: entry.player, micros_at_most: entry.worst } satisfies LostCall);
    };
    const lost = inFlight(entries);
    for (const entry of lost) await append(entry);
    return new AnswerBook([...entries, ...lost], append);
  }
  /** Goes on with the book of a game that another process had begun without a queue. */
  async adopt(game: string, entries: readonly BookEntry[]): Promise<void> {
    const book = this.key(`book:${game}`);
    if (entries.length === 0 || (await this.redis.exists(book)) === 1) return;
    const texts = entries.map((entry) => JSON.stringify(entry));
    await this.redis.multi().rPush(book, texts).expire(book, KEPT).exec();
  }
  private async push(name: string, value: object): Promise<void> {
    await this.redis.multi().rPush(this.key(name), JSON.stringify(value)).expire(this.key(name), KEPT).exec();
  }
  private entriesOf(game: string): Promise<string[]> {
    return this.redis.lRange(this.key(`book:${game}`), 0, -1);
  }
  /** Before a game is tried again because a provider had failed. */
  async forgetFaults(game: string): Promise<void> {
    const entries = await this.entriesOf(game);
    const kept = entries.filter((text) => (JSON.parse(text) as BookEntry).call !== 'failed');
    if (kept.length === entries.length) return;
    const book = this.key(`book:${game}`);
    const rewritten = this.redis.multi().del(book);
    if (kept.length > 0) rewritten.rPush(book, kept).expire(book, KEPT);
    await rewritten.exec();
  }
  async closeBook(game: string): Promise<void> {
    await this.redis.del(this.key(`book:${game}`));
  }
  /** The questions that were in flight when a worker ended, from the one with this number on. */
  async lostFrom(at: number): Promise<LostCall[]> {
    return (await this.redis.lRange(this.key('lost'), at, -1)).map((text) => JSON.parse(text) as LostCall);
  }

  /** A game that has ended is played at the same moment. */
  async report(report: GameReport): Promise<void> {
    const sent = this.redis.multi().rPush(this.key('reports'), JSON.stringify(report));
    if ('finished' in report) sent.sAdd(this.key('played'), report.game).expire(this.key('played'), KEPT);
    await sent.expire(this.key('reports'), KEPT).exec();
  }
  /** True for a game that a worker has played to its end, even if that worker died before BullMQ knew it. */
  async isDone(game: string): Promise<boolean> {
    return (await this.redis.sIsMember(this.key('played'), game)) === 1;
  }
  /** Only these games are played. False: a report has come, and is to be taken first. */
  async setDone(games: readonly string[]): Promise<boolean> {
    const [played, reports] = [this.key('played'), this.key('reports')];
    await this.redis.watch(reports);
    if ((await this.redis.lLen(reports)) > 0) {
      await this.redis.unwatch();
      return false;
    }
    const set = this.redis.multi().del(played);
    if (games.length > 0) set.sAdd(played, [...games]).expire(played, KEPT);
    try {
      await set.exec();
      return true;
    } catch (error) {
      if (error instanceof WatchError) return false;
      throw error;
    }
  }
  /** The oldest report, which stays until it is dropped. */
  async nextReport(): Promise<GameReport | null> {
    const [text] = await this.redis.lRange(this.key('reports'), 0, 0);
    return text === undefined ? null : (JSON.parse(text) as GameReport);
  }
  async dropReport(): Promise<void> {
    await this.redis.lPop(this.key('reports'));
  }
}
