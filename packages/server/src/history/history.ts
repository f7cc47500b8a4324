import { Mailbox } from '../mailbox.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import type { RoomEvent } from '../rooms/model/room-model.ts';
import { readInPages } from '../store/read-in-pages.ts';
import type { KeptRating, Leader, PlayedSeat } from './history-store.ts';
import { type HistoryWorld, recordGame } from './record-game.ts';

/** The history of one person, identified only by a secret. */
export interface Profile {
  readonly name: string | null; // on the leaderboard
  readonly played: readonly PlayedSeat[]; // the newest first
  readonly ratings: readonly KeptRating[];
}

const PAUSE = 30_000; // ms between two checks for finished games
const PORTION = 50; // games per query

/** Lets other work run: recording a game blocks the event loop for some milliseconds. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The history of people's games. A game is recorded once, after its end, by whichever node comes first. A crash in between loses
 * nothing.
 */
export class History {
  private readonly world: HistoryWorld;
  private readonly mailbox = new Mailbox();
  private cancel: () => void = () => {};

  constructor(world: HistoryWorld) {
    this.world = world;
    this.lookLater();
  }
  /** Links a member of a room to a profile. A failure is logged only, so that the player keeps the seat. */
  async link(player: string, secret: string | undefined): Promise<void> {
    if (secret === undefined) return;
    await this.kept.link(player, hashOf(secret)).catch((error) => this.world.trouble('a profile', error));
  }
  /** The hash of the profile that a member of a room is linked to. */
  async profileOf(player: string): Promise<string | undefined> {
    return (await this.kept.profilesOf([player])).get(player);
  }
  async profile(secret: string): Promise<Profile> {
    await this.catchUp();
    const profile = hashOf(secret);
    const [name, played, ratings] = await Promise.all([
      this.kept.nameOf(profile),
      this.kept.played(profile),
      this.kept.ratingsOf(profile),
    ]);
    return { name, played, ratings };
  }
  async hasPlayed(secret: string, game: string): Promise<boolean> {
    await this.catchUp();
    return (await this.kept.played(hashOf(secret))).some((seat) => seat.game === game);
  }
  /** False: this profile has no games. Anyone can make up secrets, so their names would fill the store. */
  async setName(secret: string, name: string | null): Promise<boolean> {
    const isKnown = name === null || (await this.profile(secret)).played.length > 0;
    if (isKnown) await this.kept.setName(hashOf(secret), name);
    return isKnown;
  }
  forget(secret: string): Promise<void> {
    return this.mailbox.post(() => this.kept.forget(hashOf(secret))); // not while one of its games is being recorded
  }
  async leaders(rules: string, limit: number): Promise<readonly Leader[]> {
    await this.catchUp();
    return this.kept.leaders(rules, limit);
  }
  /** Records all games that have ended so far, in the order of their ends. */
  catchUp(): Promise<void> {
    return this.mailbox.post(() => this.recordAll());
  }
  /** Once the games of a closed room are recorded, the links of its members to profiles are not needed any more. */
  async roomClosed(room: string): Promise<void> {
    const unlink = async () => {
      await this.recordAll();
      const players: string[] = [];
      for await (const { events } of readInPages(this.world.store, room))
        for (const event of events as unknown as readonly RoomEvent[])
          if (event.type === 'joined') players.push(event.player);
      await this.kept.unlink(players);
    };
    await this.mailbox.post(unlink).catch((error) => this.world.trouble('the profiles of a room', error, { room }));
  }
  async close(): Promise<void> {
    this.cancel();
    await this.mailbox.empty();
  }

  private get kept() {
    return this.world.store.history;
  }
  private async recordAll(): Promise<void> {
    for (;;) {
      const waiting = await this.kept.waiting(PORTION);
      for (const { game, at } of waiting) {
        await recordGame(this.world, game, at);
        await nextTurn();
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
