import { Mailbox } from '../mailbox.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import type { RoomEvent } from '../rooms/model/room-model.ts';
import type { KeptRating, Leader, PlayedSeat } from './history-store.ts';
import { type HistoryWorld, takeUp } from './take-up.ts';

/** What is remembered of one person, who is known by a secret alone. */
export interface PlayerProfile {
  readonly name: string | null; // on the leaderboard
  readonly played: readonly PlayedSeat[]; // the newest first
  readonly ratings: readonly KeptRating[];
}

const PAUSE = 30_000; // ms between two looks for games that have ended
const PORTION = 50; // games at a look

/** Lets games go on in between: reading a log keeps the process busy for some milliseconds. */
const breath = () => new Promise((resolve) => setImmediate(resolve));

/**
 * People's games. A game is taken up when it has ended, never before, and once: whether it is this node that does so or another, and whatever
 * becomes of the process in between.
 */
export class History {
  private readonly world: HistoryWorld;
  private readonly mailbox = new Mailbox();
  private cancel: () => void = () => {};

  constructor(world: HistoryWorld) {
    this.world = world;
    this.lookLater();
  }
  /** Whoever plays as this member of a room wants to be remembered. That it fails is no reason to lose the seat. */
  async tie(player: string, secret: string | undefined): Promise<void> {
    if (secret === undefined) return;
    await this.kept.tie(player, hashOf(secret)).catch((error) => this.world.trouble('a profile', error));
  }
  async profile(secret: string): Promise<PlayerProfile> {
    await this.catchUp();
    const profile = hashOf(secret);
    const [name, played, ratings] = await Promise.all([
      this.kept.nameOf(profile),
      this.kept.played(profile),
      this.kept.ratingsOf(profile),
    ]);
    return { name, played, ratings };
  }
  /** False: of nobody with this secret a game is known. Secrets cost nothing, and each name would be kept for ever. */
  async setName(secret: string, name: string | null): Promise<boolean> {
    const isKnown = name === null || (await this.profile(secret)).played.length > 0;
    if (isKnown) await this.kept.setName(hashOf(secret), name);
    return isKnown;
  }
  forget(secret: string): Promise<void> {
    return this.mailbox.post(() => this.kept.forget(hashOf(secret))); // not while a game of theirs is taken up
  }
  async leaders(rules: string, limit: number): Promise<readonly Leader[]> {
    await this.catchUp();
    return this.kept.leaders(rules, limit);
  }
  /** Takes up every game that has ended so far, in the order of their ends. */
  catchUp(): Promise<void> {
    return this.mailbox.post(() => this.takeUpAll());
  }
  /** A room has closed. Once its games are taken up, nobody needs to know whose its members were. */
  async roomClosed(room: string): Promise<void> {
    const untie = async () => {
      await this.takeUpAll();
      const rows = await this.world.store.read(room);
      const events = rows.flatMap((row) => row.events as unknown as readonly RoomEvent[]);
      await this.kept.untie(events.flatMap((event) => (event.type === 'joined' ? [event.player] : [])));
    };
    await this.mailbox.post(untie).catch((error) => this.world.trouble(`the profiles of ${room}`, error));
  }
  async close(): Promise<void> {
    this.cancel();
    await this.mailbox.empty();
  }

  private get kept() {
    return this.world.store.history;
  }
  private async takeUpAll(): Promise<void> {
    for (;;) {
      const waiting = await this.kept.waiting(PORTION);
      for (const { game, at } of waiting) {
        await takeUp(this.world, game, at);
        await breath();
      }
      if (waiting.length < PORTION) return;
    }
  }
  private lookLater(): void {
    const { clock, trouble } = this.world;
    this.cancel = clock.at(clock.now() + PAUSE, () => {
      this.catchUp().catch((error) => trouble('history', error));
      this.lookLater();
    });
  }
}
