import type { Clock } from '@moonrise/server';
import type { Agent } from './agents/agent.ts';
import type { Config } from './config/config.ts';
import type { ContestChance } from './games/chance.ts';
import { ContestGame } from './games/contest-game.ts';
import type { ContestResult } from './games/reporter.ts';
import { TableSetup } from './games/table-setup.ts';
import { Files } from './logs/files.ts';
import type { LiveFeed } from './logs/live-feed.ts';
import { Record } from './logs/record.ts';
import { type ContestMatch, type Matchmaker, matchmakerFor } from './matching/matchmaker.ts';
import type { MatchObstacle } from './matching/obstacle.ts';
import type { Schedule } from './matching/schedule.ts';
import { TeamHealth } from './matching/team-health.ts';
import { WaitingRoom } from './matching/waiting-room.ts';
import type { NoticeWatch } from './notices/notice-watch.ts';
import { type ModelProfiles, modelProfiles } from './profiles/model-profiles.ts';
import type { SpokenContest } from './spoken/spoken-contest.ts';
import type { SpokenGame } from './spoken/spoken-game.ts';
import { type ContestRecord, playedGameOf } from './standings/contest-record.ts';

export interface ContestWorld {
  readonly config: Config;
  readonly clock: Clock;
  readonly chance: ContestChance;
  readonly schedule: Schedule | null; // null: games follow no plan
  readonly spoken: SpokenContest;
  readonly trouble: (error: unknown) => void; // an error in the server itself
  readonly noted: (game: ContestRecord) => Promise<void>; // a game has ended; resolves when it is stored
  readonly changed: () => void; // an agent connected or left, or a game began or ended
  readonly watches: readonly Pick<NoticeWatch, 'ended' | 'quarantined'>[]; // tell the organisers
  readonly games: () => number; // stored ones, also of earlier runs
}
const REMEMBERED = 50; // finished games

/** A contest: waiting agents, running games and finished games. */
export class Contest {
  readonly room = new WaitingRoom();
  readonly health: TeamHealth | null;
  readonly running = new Map<string, LiveFeed>();
  readonly finished: LiveFeed[] = []; // the newest last
  played = 0;
  isDraining = false;
  private readonly world: ContestWorld;
  private readonly layer: TableSetup;
  private readonly profiles: ModelProfiles | null;
  private readonly files: Files;
  private readonly matchmaker: Matchmaker;
  private readonly games = new Map<Promise<void>, ContestMatch>();

  constructor(world: ContestWorld) {
    const { config, clock, chance, schedule, trouble } = world;
    this.world = world;
    this.layer = new TableSetup(config, clock, chance, 'standard');
    this.profiles = modelProfiles(world);
    this.files = new Files(clock, trouble);
    this.health = config.team_health.enable ? new TeamHealth(config.team_health, clock) : null;
    this.matchmaker = matchmakerFor(config, chance, schedule, this.health);
  }

  arrive(agent: Agent): void {
    if (this.isDraining) return agent.hangUp(1001);
    this.room.enter(agent);
    agent.onLeave(() => {
      this.room.leave(agent);
      this.world.changed();
    });
    this.begin();
    this.world.changed();
  }
  /** Why no game starts. */
  get obstacle(): MatchObstacle {
    return this.isDraining ? { kind: 'stopping' } : this.matchmaker.obstacle(this.room, this.playing);
  }
  /** Starts no more games, and resolves when the running ones have ended. */
  async drain(): Promise<void> {
    this.isDraining = true;
    for (const team of this.room.present) for (const agent of this.room.waiting(team)) agent.hangUp(1001);
    while (this.games.size > 0) await Promise.all(this.games.keys());
  }

  /** Teams with an agent in a running game. */
  private get playing(): ReadonlySet<string> {
    return new Set(
      [...this.games.values()].flatMap(({ contestants }) => contestants.flatMap((one) => one?.team ?? [])),
    );
  }
  private begin(): void {
    for (let match = this.next(); match; match = this.next()) {
      const game = this.play(match).finally(() => {
        this.games.delete(game);
        this.begin();
        this.world.changed();
      });
      this.games.set(game, match);
    }
  }
  private next(): ContestMatch | undefined {
    return this.isDraining ? undefined : this.matchmaker.next(this.room);
  }
  private async play(match: ContestMatch): Promise<void> {
    const { config, clock, trouble } = this.world;
    const record = new Record(config, this.files);
    const { feed } = record;
    let speaker: SpokenGame | null = null;
    let result: ContestResult | null = null;
    let stored = Promise.resolve();
    const leaveHealth = this.health?.begin(match.contestants.flatMap((one) => one?.team ?? []));
    try {
      const table = this.layer.setUp(match, this.profiles && (await this.profiles.forGame()));
      this.running.set(table.id, feed);
      match.named?.(table.id);
      speaker = this.world.spoken.begin(table.id);
      const spoken = speaker && { reporters: [record, speaker], held: speaker.held };
      result = await new ContestGame(table, { clock, reporters: [record], ...spoken }).run();
      this.noteHealth(result);
      stored = this.world.noted(playedGameOf(result, clock.now(), record));
      this.played++;
    } catch (error) {
      trouble(error); // a bug: this game is lost, the others continue
      record.close(null);
      for (const contestant of match.contestants) contestant?.hangUp(1011);
    }
    leaveHealth?.();
    speaker?.close();
    await Promise.all([record.closed, stored]);
    for (const watch of this.world.watches) watch.ended(result, this.world.games());
    match.done(result?.outcome ?? null); // after the result is stored: a crash in between must not lose the game
    this.running.delete(feed.id);
    feed.release();
    this.finished.push(feed);
    if (this.finished.length > REMEMBERED) this.finished.shift();
  }
  private noteHealth(result: ContestResult): void {
    const { health } = this;
    if (!health) return;
    const teams = [...new Set(result.sitters.map(({ team }) => team))];
    const before = teams.map((team) => health.of(team)?.quarantine_count);
    health.note(result);
    for (const [i, team] of teams.entries()) {
      const { quarantine_count, quarantined_until = 0, failure_rate } = health.of(team) ?? {};
      if (failure_rate === undefined || quarantine_count === before[i]) continue;
      for (const watch of this.world.watches)
        watch.quarantined({ team, until: quarantined_until * 1000, failureRate: failure_rate });
    }
  }
}
