import type { Id } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveMatch, Matches } from '../matches/matches.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { PresentPlayer } from '../nodes/presence.ts';
import type { Program } from '../programs/port.ts';
import { PROGRAM, type Programs } from '../programs/programs.ts';
import { Attendance } from './attendance.ts';
import { Dealer } from './dealer.ts';
import type { RoomEvent, RoomState } from './model/room-model.ts';
import type { Answered } from './refused.ts';
import { type Room, roomStream } from './room.ts';
import { RoomGame } from './room-game.ts';
import { RoomPrograms } from './room-programs.ts';
import { RoomUpkeep } from './room-upkeep.ts';
import { Timers } from './timers.ts';
import { Watchers } from './watchers.ts';

export interface LiveWorld {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly aiKinds: readonly AiKind[]; // what can play an AI seat here
  readonly programs: Programs | null; // null: none can connect
  readonly cluster: Cluster | undefined; // undefined: no other node has this room
  readonly trouble: (about: string, error: unknown) => void;
  readonly closed: (room: LiveRoom) => void;
}

/** An open room: its log, the people in it, and the game they play. */
export class LiveRoom {
  readonly room: Room;
  private readonly world: LiveWorld;
  private readonly attendance: Attendance;
  private readonly game: RoomGame;
  private readonly waitingPrograms: RoomPrograms;
  private readonly dealer: Dealer;
  private readonly upkeep: RoomUpkeep;
  private readonly timers: Timers;
  private readonly leaving = new Set<string>(); // they go for good, and are still connected
  private readonly crowd = new Watchers<[]>();
  private readonly replaced = new Watchers<[player: string]>();

  constructor(world: LiveWorld, room: Room) {
    const { clock, limits, cluster } = world;
    this.world = world;
    this.room = room;
    const timers = new Timers(clock);
    this.timers = timers;
    const isHere = (player: string) => this.isHere(player);
    const programs = new RoomPrograms(room.id, world.aiKinds, world.programs);
    this.waitingPrograms = programs;
    this.attendance = this.openAttendance();
    this.game = this.openGame();
    this.dealer = new Dealer({ room, timers, programs, isShared: cluster !== undefined });
    const isEmpty = () => this.attendance.size === 0;
    this.upkeep = new RoomUpkeep({ room, timers, clock, limits, isHere, isEmpty });
    room.listen((events, before) => this.changed(events, before));
    for (const { id } of room.state.members) this.expect(id); // nobody is here yet
    this.game.follow();
    this.upkeep.update();
    this.dealer.followCountdown();
  }
  private openAttendance(): Attendance {
    return new Attendance({
      room: roomStream(this.room.id),
      cluster: this.world.cluster,
      came: (player) => this.came(player),
      gone: (player) => this.gone(player),
      replaced: (player) => this.replaced.tell(player),
    });
  }
  private openGame(): RoomGame {
    const { matches, cluster, trouble } = this.world;
    return new RoomGame(
      {
        matches,
        timers: this.timers,
        isShared: cluster !== undefined,
        isHere: (player) => this.isHere(player),
        isStaying: (player) => this.attendance.hasOwn(player) && !this.leaving.has(player),
        trouble,
      },
      this.room,
    );
  }

  get state(): RoomState {
    return this.room.state;
  }
  get head(): number {
    return this.room.head;
  }
  lookAgain(): Promise<void> {
    return this.room.lookAgain();
  }
  /** What can play an AI seat here, under these rules. */
  aiKinds(rules: Id): readonly AiKind[] {
    return this.waitingPrograms.kinds(rules);
  }
  /** Those that wait for the next game. */
  get programs(): readonly Program[] {
    return this.waitingPrograms.waiting;
  }
  get hasPrograms(): boolean {
    return this.aiKinds(this.state.rules).includes(PROGRAM);
  }
  welcome(program: Program): void {
    this.waitingPrograms.enter(program, () => this.crowdChanged());
    this.crowdChanged();
  }
  isHere(player: string): boolean {
    return this.attendance.has(player);
  }
  /** Begins a look at who is where; what it gives back is told what was found. */
  lookAround(): (found: readonly PresentPlayer[]) => void {
    return this.attendance.looking();
  }
  /** Tells whenever a player of this node has connected to another one. */
  onReplaced(watcher: (player: string) => void): () => void {
    return this.replaced.add(watcher);
  }
  /** Tells whenever a player or a program has come or gone. */
  onCrowd(watcher: () => void): () => void {
    return this.crowd.add(watcher);
  }

  arrived(player: string): void {
    this.attendance.arrived(player);
    this.came(player);
    void this.game.handOver(player, 'player');
  }
  departed(player: string): void {
    this.attendance.departed(player);
    this.gone(player);
  }
  /** A player goes for good. In a running game a bot takes the seat. */
  async leave(player: string): Promise<Answered> {
    this.timers.cancel(awayKey(player));
    this.leaving.add(player);
    try {
      await this.game.handOver(player, 'bot');
      return await this.room.submit({ type: 'leave', player });
    } finally {
      this.leaving.delete(player);
    }
  }
  /** The game of this room, running or just over. */
  match(): Promise<LiveMatch> | undefined {
    return this.game.open();
  }
  /** Shows the game of this room as soon as it can be opened. */
  show(to: (live: LiveMatch) => void): void {
    this.game.show(to);
  }
  /** A fault of ours has stopped the game. */
  stopGame(): void {
    this.game.stop();
  }
  close(): Promise<unknown> {
    this.timers.close();
    this.crowd.clear();
    this.replaced.clear();
    return this.room.close();
  }

  private changed(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) {
      if (event.type === 'joined') this.attendance.joined(event.player);
      if (event.type === 'left') this.forget(event.player);
    }
    if (events.some(({ type }) => type === 'dealt')) this.dealt();
    const isOver = events.some(({ type }) => type === 'returned' || type === 'closed');
    if (isOver && before.game) this.dropGame(before.game.id);
    this.waitingPrograms.trim(this.state);
    if (this.state.isClosed) return this.world.closed(this);
    this.upkeep.used();
    this.dealer.followCountdown();
  }
  private dealt(): void {
    for (const { id } of this.state.members) if (!this.isHere(id)) this.expect(id); // dealt in, and not at the table
    this.waitingPrograms.dealt(this.state);
    this.game.follow();
  }
  private dropGame(game: string): void {
    void this.world.matches.drop(game);
    this.waitingPrograms.forget(game);
  }
  private came(player: string): void {
    this.timers.cancel(awayKey(player));
    this.crowdChanged();
  }
  private gone(player: string): void {
    if (this.state.members.some(({ id }) => id === player)) this.expect(player);
    this.crowdChanged();
  }
  private crowdChanged(): void {
    this.upkeep.update();
    this.crowd.tell();
  }
  private forget(player: string): void {
    this.attendance.left(player);
    this.timers.cancel(awayKey(player));
  }
  /** A player who stays away too long is played by a bot. */
  private expect(player: string): void {
    this.timers.set(awayKey(player), this.world.limits.away_seconds, () => void this.game.handOver(player, 'bot'));
  }
}

const awayKey = (player: string): string => `away/${player}`;
