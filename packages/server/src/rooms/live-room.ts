import { randomBytes } from 'node:crypto';
import type { Id } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import { ulid } from 'ulid';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveMatch, Matches } from '../matches/matches.ts';
import type { Others } from '../nodes/others.ts';
import type { Place } from '../nodes/places.ts';
import type { Program } from '../programs/port.ts';
import { openSeats, PROGRAM, type Programs } from '../programs/programs.ts';
import { Attendance } from './attendance.ts';
import { dealOf } from './dealing.ts';
import { insist, RETRY } from './insist.ts';
import type { Answered } from './refused.ts';
import { type Room, roomStream } from './room.ts';
import { RoomGame } from './room-game.ts';
import type { RoomEvent, RoomState } from './room-model.ts';
import { Timers } from './timers.ts';

export interface LiveWorld {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly aiKinds: readonly AiKind[]; // what can play an AI seat here
  readonly programs: Programs | null; // null: none can connect
  readonly others: Others | undefined; // undefined: no other node has this room
  readonly trouble: (about: string, error: unknown) => void;
  readonly closed: (room: LiveRoom) => void;
}

/** A room with its people: who is here, who has been away for too long, and the game they play. */
export class LiveRoom {
  readonly room: Room;
  private readonly world: LiveWorld;
  private readonly attendance: Attendance;
  private readonly game: RoomGame;
  private readonly leaving = new Set<string>(); // they go for good, and are still connected
  private readonly timers: Timers;
  private readonly since: number; // when it was opened on this node
  private readonly crowdWatchers = new Set<() => void>();
  private readonly replacedWatchers = new Set<(player: string) => void>();

  constructor(world: LiveWorld, room: Room) {
    this.world = world;
    this.room = room;
    this.timers = new Timers(world.clock);
    this.since = world.clock.now();
    this.attendance = new Attendance({
      room: roomStream(room.id),
      others: world.others,
      came: (player) => this.came(player),
      gone: (player) => this.gone(player),
      replaced: (player) => {
        for (const watcher of this.replacedWatchers) watcher(player);
      },
    });
    this.game = new RoomGame(
      {
        matches: world.matches,
        timers: this.timers,
        isShared: world.others !== undefined,
        isHere: (player) => this.isHere(player),
        isStaying: (player) => this.attendance.hasOwn(player) && !this.leaving.has(player),
        trouble: world.trouble,
      },
      room,
    );
    room.listen((events, before) => this.changed(events, before));
    for (const { id } of room.state.members) this.expect(id); // nobody is here yet
    this.game.follow();
    this.tend();
    this.lookAtTheClock();
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
    const { aiKinds, programs } = this.world;
    return programs?.port.rules === rules ? [...aiKinds, PROGRAM] : aiKinds;
  }
  /** Those that wait for the next game. */
  get programs(): readonly Program[] {
    return this.world.programs?.waitingIn(this.room.id) ?? [];
  }
  get hasPrograms(): boolean {
    return this.aiKinds(this.state.rules).includes(PROGRAM);
  }
  welcome(program: Program): void {
    this.world.programs?.enter(this.room.id, program, () => this.crowdChanged());
    this.crowdChanged();
  }
  isHere(player: string): boolean {
    return this.attendance.has(player);
  }
  /** Begins a look at who is where; what it gives back is told what was found. */
  lookAround(): (found: readonly Place[]) => void {
    return this.attendance.looking();
  }
  /** Tells whenever somebody here has come anew to another node. */
  onReplaced(watcher: (player: string) => void): () => void {
    this.replacedWatchers.add(watcher);
    return () => this.replacedWatchers.delete(watcher);
  }
  /** Tells whenever somebody has come or gone. */
  onCrowd(watcher: () => void): () => void {
    this.crowdWatchers.add(watcher);
    return () => this.crowdWatchers.delete(watcher);
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
  /** Somebody goes for good. In a running game a bot takes the seat. */
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
    this.crowdWatchers.clear();
    this.replacedWatchers.clear();
    return this.room.close();
  }

  private changed(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) {
      if (event.type === 'joined') this.attendance.joined(event.player);
      if (event.type === 'left') this.forget(event.player);
    }
    if (events.some(({ type }) => type === 'dealt')) {
      for (const { id } of this.state.members) if (!this.isHere(id)) this.expect(id); // dealt in, and not at the table
      const { game } = this.state;
      if (game) this.world.programs?.deal(this.room.id, game.id, game.begin.sitters);
      this.game.follow();
    }
    const isOver = events.some(({ type }) => type === 'returned' || type === 'closed');
    if (isOver && before.game) this.dropGame(before.game.id);
    this.world.programs?.trim(this.room.id, this.hasPrograms && !this.state.isClosed ? openSeats(this.state) : 0);
    if (this.state.isClosed) return this.world.closed(this);
    this.timers.cancel('idle');
    this.tend();
    this.lookAtTheClock();
  }
  private dropGame(game: string): void {
    void this.world.matches.drop(game);
    this.world.programs?.forget(game);
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
    this.tend();
    for (const watcher of this.crowdWatchers) watcher();
  }
  private forget(player: string): void {
    this.attendance.left(player);
    this.timers.cancel(awayKey(player));
  }

  private lookAtTheClock(): void {
    const { countdownEndsAt } = this.state;
    if (countdownEndsAt === null) this.timers.cancel('countdown');
    else this.timers.setAt('countdown', countdownEndsAt + this.politeness(), () => void this.deal());
  }
  /** Programs that are missing here may have come to another node: it deals first. */
  private politeness(): number {
    const wanted = this.state.aiSeats.filter((kind) => kind === PROGRAM).length;
    return this.world.others && wanted > this.programs.length ? RETRY * 1000 : 0;
  }
  private async deal(): Promise<void> {
    const game = ulid();
    const seed = randomBytes(32).toString('hex');
    const dealt = await this.room.submit((room) => dealOf(room, game, this.company(room)), {
      also: { seed: { game, seed } },
    });
    const isStuck = !dealt.ok && this.state.countdownEndsAt !== null;
    if (isStuck) this.timers.set('countdown', RETRY, () => void this.deal());
  }
  private company({ rules }: RoomState) {
    return { aiKinds: this.aiKinds(rules), programs: this.programs.map(({ name }) => name) };
  }
  private expect(player: string): void {
    this.timers.set(awayKey(player), this.world.limits.away_seconds, () => void this.game.handOver(player, 'bot'));
  }
  /** Looks after the room: a host who is gone, a room without anybody, a lobby that was forgotten. */
  private tend(): void {
    const { limits } = this.world;
    const { isResting } = this;
    const { host } = this.state;
    this.keep('host', host !== null && !this.isHere(host), limits.host_away_seconds, () => this.replaceHost());
    this.keep('empty', isResting && this.attendance.size === 0, limits.empty_room_seconds, () => this.shut());
    this.keepUntil('idle', isResting, this.idleUntil(), () => this.shut());
  }
  /** A room that was idle while no node had it open is kept for as long as an empty one. */
  private idleUntil(): number {
    const { idle_lobby_seconds, empty_room_seconds } = this.world.limits;
    const shortest = Math.min(idle_lobby_seconds, empty_room_seconds);
    return Math.max(this.room.at + idle_lobby_seconds * 1000, this.since + shortest * 1000);
  }
  private keep(key: string, isWanted: boolean, seconds: number, run: () => void): void {
    this.keepUntil(key, isWanted, this.world.clock.now() + seconds * 1000, run);
  }
  /** Has a timer run exactly while it is wanted. */
  private keepUntil(key: string, isWanted: boolean, instant: number, run: () => void): void {
    if (!isWanted) this.timers.cancel(key);
    else if (!this.timers.has(key)) this.timers.setAt(key, instant, run);
  }
  private replaceHost(): void {
    void this.room.submit(({ host, members }) => {
      const heir = host !== null && this.isHere(host) ? undefined : members.find(({ id }) => this.isHere(id));
      return heir && { type: 'move_host', to: heir.id };
    });
  }
  private get isResting(): boolean {
    const { status } = this.state;
    return status === 'lobby' || status === 'ended';
  }
  private shut(): void {
    const { code } = this.state;
    const also = { done: roomStream(this.room.id), freeCode: code };
    void insist(this.room, this.timers, { type: 'close' }, { also, isStill: () => this.isResting });
  }
}

const awayKey = (player: string): string => `away/${player}`;
