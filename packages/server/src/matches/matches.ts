import type { Light, SeatId } from '@moonrise/engine';
import { mindLog } from '../ai/motives.ts';
import { chosenRulesOf } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Store } from '../store/store.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { GameBots } from './game-bots.ts';
import { Match, type Outage } from './match.ts';
import { gameRow, type StartCommand, streamOf } from './rows.ts';
import type { BotWorld } from './seat-answers.ts';
import { StoreFailure, stored } from './store-failure.ts';
import type { TalkLimits } from './talk-bytes.ts';

export interface LiveMatch {
  readonly match: Match;
  readonly bots: GameBots;
}
export interface MatchesWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly outage: Outage;
  readonly limits: TalkLimits;
  readonly mostBytes?: number | null; // in the log of a game
  readonly thinking: Thinking;
  readonly isHome: (room: string) => boolean; // false: another node thinks for the bots of this room
  readonly playersOf: (id: string, begin: StartCommand, isWolf: (seat: SeatId) => boolean) => BotWorld['playerOf'];
  readonly quarantined: (match: Match, error: unknown) => void;
  readonly trouble: Trouble;
  readonly late: (ms: number) => void; // how long after its deadline a phase was ended
  readonly thought: (player: string, ms: number) => void; // how long a player of this kind took to answer
}

/** The game's rule set is unknown to this version of the server. */
export class UnknownRules extends Error {}

/** All games of this process that are running or still watched. */
export class Matches {
  private readonly world: MatchesWorld;
  private readonly live = new Map<string, Promise<LiveMatch>>();
  private readonly opened = new Map<string, Match>();
  private isClosed = false;

  constructor(world: MatchesWorld) {
    this.world = world;
  }
  get size(): number {
    return this.live.size;
  }
  /** The number of games by the light of their phase. */
  get lights(): Readonly<Record<Light | 'ended', number>> {
    const counts = { night: 0, dawn: 0, day: 0, dusk: 0, ended: 0 };
    for (const { isOver, game } of this.opened.values()) counts[isOver ? 'ended' : game.phase.light]++;
    return counts;
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
    opening.then(
      ({ match }) => this.live.get(id) === opening && this.opened.set(id, match),
      () => this.live.delete(id),
    );
    return opening;
  }
  async drop(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    this.live.delete(id);
    this.opened.delete(id);
    live?.bots.close();
    await live?.match.close();
  }
  /** Closes all games for good; later requests find none. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.live.keys()].map((id) => this.drop(id)));
  }

  private async load(id: string, begin: StartCommand): Promise<LiveMatch> {
    const {
      store,
      clock,
      outage,
      limits,
      mostBytes = null,
      thinking,
      isHome: isHomeOf,
      playersOf,
      quarantined,
      trouble,
      thought: timed,
      late,
    } = this.world;
    const rows = (await stored(store.read(streamOf(id)))).map(gameRow);
    const built = chosenRulesOf(begin);
    if (!built.ok) throw new UnknownRules(`game ${id} cannot be played by this version: ${built.message}`);
    const seed = await stored(store.seedOf(id));
    if (seed === undefined) throw new Error(`game ${id} cannot be opened: its seed is missing`);
    const ids = { game: id, room: begin.room };
    const world = {
      store,
      clock,
      outage,
      limits,
      mostBytes,
      quarantine: (error: unknown) => quarantined(match, error),
      trouble: (error: unknown) => trouble('a game', error, ids),
      late,
    };
    const match = new Match(world, id, begin, built.rules, seed);
    const opened = await match.open(rows);
    if (!opened.ok && opened.error.code === 'unavailable') throw new StoreFailure(`game ${id} cannot be opened yet`);
    if (!opened.ok) throw new Error(`game ${id} cannot be opened: ${opened.error.message}`);
    const failed = (error: unknown) => trouble('a bot', error, ids);
    const minds = mindLog(store, clock, id);
    const thought: BotWorld['thought'] = (seat, kind, motives) => minds.add({ seat, kind, motives }).catch(failed);
    const isWolf = (seat: SeatId) => {
      const { rules, game } = match;
      return rules.roleOf.get(game.state.dealt[seat] ?? null)?.team === rules.wolves;
    };
    const playerOf = playersOf(id, begin, isWolf);
    const isHome = () => isHomeOf(begin.room);
    return { match, bots: new GameBots({ clock, thinking, isHome, playerOf, thought, timed, failed }, match) };
  }
}
