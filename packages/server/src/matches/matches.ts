import type { SeatPlayer } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';
import { mindLog } from '../ai/motives.ts';
import { chosenRulesOf } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from './bot-seats.ts';
import { Match, type Outage } from './match.ts';
import { gameRow, type StartCommand, streamOf } from './rows.ts';
import type { BotWorld } from './seat-answers.ts';
import { StoreFailure, stored } from './store-failure.ts';

export interface LiveMatch {
  readonly match: Match;
  readonly bots: BotSeats;
}
export interface MatchesWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly outage: Outage;
  readonly playersOf: (id: string, begin: StartCommand) => (seat: SeatId) => SeatPlayer;
  readonly quarantined: (match: Match, error: unknown) => void;
  readonly trouble: (about: string, error: unknown) => void;
}

/** The game's rule set is unknown to this version of the server. */
export class UnknownRules extends Error {}

/** All games of this process that are running or still watched. */
export class Matches {
  private readonly world: MatchesWorld;
  private readonly live = new Map<string, Promise<LiveMatch>>();
  private isClosed = false;

  constructor(world: MatchesWorld) {
    this.world = world;
  }
  get size(): number {
    return this.live.size;
  }
  get streams(): readonly string[] {
    return [...this.live.keys()].map(streamOf);
  }
  /** The game of this stream, if this process has it open. */
  known(stream: string): Promise<Match | undefined> | undefined {
    const live = stream.startsWith(streamOf('')) ? this.live.get(stream.slice(streamOf('').length)) : undefined;
    return live?.then(
      ({ match }) => match,
      () => undefined,
    );
  }
  /** The live game with this id. If its deal is not in the log yet, it is dealt now. */
  open(id: string, begin: StartCommand): Promise<LiveMatch> {
    const known = this.live.get(id);
    if (known) return known;
    if (this.isClosed) return Promise.reject(new Error('The server is shutting down.'));
    const opening = this.load(id, begin);
    this.live.set(id, opening);
    opening.catch(() => this.live.delete(id));
    return opening;
  }
  async drop(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    this.live.delete(id);
    live?.bots.close();
    await live?.match.close();
  }
  /** Closes all games for good; later requests find none. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.live.keys()].map((id) => this.drop(id)));
  }

  private async load(id: string, begin: StartCommand): Promise<LiveMatch> {
    const { store, clock, outage, playersOf, quarantined, trouble } = this.world;
    const rows = (await stored(store.read(streamOf(id)))).map(gameRow);
    const built = chosenRulesOf(begin);
    if (!built.ok) throw new UnknownRules(`game ${id} cannot be played by this version: ${built.message}`);
    const seed = await stored(store.seedOf(id));
    if (seed === undefined) throw new Error(`game ${id} cannot be opened: its seed is missing`);
    const world = {
      store,
      clock,
      outage,
      quarantine: (error: unknown) => quarantined(match, error),
      trouble: (error: unknown) => trouble(`game ${id}`, error),
    };
    const match = new Match(world, id, begin, built.rules, seed);
    const opened = await match.open(rows);
    if (!opened.ok && opened.error.code === 'unavailable') throw new StoreFailure(`game ${id} cannot be opened yet`);
    if (!opened.ok) throw new Error(`game ${id} cannot be opened: ${opened.error.message}`);
    const failed = (error: unknown) => trouble(`a bot in game ${id}`, error);
    const minds = mindLog(store, clock, id);
    const thought: BotWorld['thought'] = (seat, kind, motives) => minds.add({ seat, kind, motives }).catch(failed);
    return { match, bots: new BotSeats({ clock, playerOf: playersOf(id, begin), thought, failed }, match) };
  }
}
