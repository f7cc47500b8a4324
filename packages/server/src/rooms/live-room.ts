import { randomBytes } from 'node:crypto';
import type { Id } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import { ulid } from 'ulid';
import { hasBotsForAway } from '../chosen-rules.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits.ts';
import type { LiveMatch, Matches } from '../matches/matches.ts';
import type { Program } from '../programs/port.ts';
import { openSeats, PROGRAM, type Programs } from '../programs/programs.ts';
import { dealOf } from './dealing.ts';
import type { Answered } from './refused.ts';
import { type Room, roomStream } from './room.ts';
import type { RoomEvent, RoomState } from './room-model.ts';
import { Timers } from './timers.ts';

export interface LiveWorld {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly aiKinds: readonly AiKind[]; // what can play an AI seat here
  readonly programs: Programs | null; // null: none can connect
  readonly trouble: (about: string, error: unknown) => void;
  readonly closed: (room: LiveRoom) => void;
}
const RETRY = 1; // seconds
const TRIES = 5; // to open a game

/** A room with its people: who is here, who has been away for too long, and the game they play. */
export class LiveRoom {
  readonly room: Room;
  private readonly world: LiveWorld;
  private readonly here = new Set<string>();
  private readonly timers: Timers;
  private readonly crowdWatchers = new Set<() => void>();

  constructor(world: LiveWorld, room: Room) {
    this.world = world;
    this.room = room;
    this.timers = new Timers(world.clock);
    room.listen((events, before) => this.changed(events, before));
    for (const { id } of room.state.members) this.expect(id); // nobody is here yet
    this.follow();
    this.tend();
    this.lookAtTheClock();
  }
  get state(): RoomState {
    return this.room.state;
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
    return this.here.has(player);
  }
  /** Tells whenever somebody has come or gone. */
  onCrowd(watcher: () => void): () => void {
    this.crowdWatchers.add(watcher);
    return () => this.crowdWatchers.delete(watcher);
  }

  arrived(player: string): void {
    this.here.add(player);
    this.timers.cancel(awayKey(player));
    this.crowdChanged();
    void this.handOver(player, 'player');
  }
  departed(player: string): void {
    this.here.delete(player);
    if (this.state.members.some(({ id }) => id === player)) this.expect(player);
    this.crowdChanged();
  }
  /** Somebody goes for good. In a running game a bot takes the seat. */
  async leave(player: string): Promise<Answered> {
    this.timers.cancel(awayKey(player));
    await this.handOver(player, 'bot');
    return this.room.submit({ type: 'leave', player });
  }
  /** The game of this room, running or just over. */
  match(): Promise<LiveMatch> | undefined {
    const { game } = this.state;
    return game ? this.world.matches.open(game.id, game.begin) : undefined;
  }
  /** A fault of ours has stopped the game. */
  stopGame(): void {
    void this.room.submit({ type: 'stop' });
  }
  close(): Promise<unknown> {
    this.timers.close();
    this.crowdWatchers.clear();
    return this.room.close();
  }

  private changed(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) {
      if (event.type === 'joined') this.here.add(event.player);
      if (event.type === 'left') this.forget(event.player);
    }
    if (events.some(({ type }) => type === 'dealt')) {
      for (const { id } of this.state.members) if (!this.here.has(id)) this.expect(id); // dealt in, and not at the table
      const { game } = this.state;
      if (game) this.world.programs?.deal(this.room.id, game.id, game.begin.sitters);
      this.follow();
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
  private crowdChanged(): void {
    this.tend();
    for (const watcher of this.crowdWatchers) watcher();
  }
  private forget(player: string): void {
    this.here.delete(player);
    this.timers.cancel(awayKey(player));
  }

  private lookAtTheClock(): void {
    const { countdownEndsAt } = this.state;
    if (countdownEndsAt === null) this.timers.cancel('countdown');
    else this.timers.setAt('countdown', countdownEndsAt, () => void this.deal());
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
  /** Watches the game of this room to its end. */
  private follow(tries = TRIES): void {
    const { status, game } = this.state;
    if (status !== 'playing' || !game) return;
    const opening = this.world.matches.open(game.id, game.begin);
    opening.then(
      ({ match }) => {
        const settle = () => void (match.isOver && this.room.submit({ type: 'end' }));
        match.listen(settle);
        settle();
      },
      (error: unknown) => {
        this.world.trouble(`the game of room ${this.room.id}`, error);
        if (tries > 1) this.timers.set('follow', RETRY, () => this.follow(tries - 1));
        else this.stopGame();
      },
    );
  }

  private expect(player: string): void {
    this.timers.set(awayKey(player), this.world.limits.away_seconds, () => void this.handOver(player, 'bot'));
  }
  private async handOver(player: string, to: 'bot' | 'player'): Promise<void> {
    if (this.state.status !== 'playing') return;
    const live = await this.match()?.catch(() => undefined);
    if (!live || live.match.isOver) return;
    const { rules, begin } = live.match;
    const seat = begin.sitters.findIndex((sitter) => sitter.player === player);
    if (seat < 0 || live.bots.isBot(seat) === (to === 'bot')) return;
    if (to === 'bot' && !hasBotsForAway(rules.options)) return;
    await live.match.host({ type: 'hand_over', seat, to });
  }

  /** Looks after the room: a host who is gone, a room without anybody, a lobby that was forgotten. */
  private tend(): void {
    const { limits } = this.world;
    const { host, status } = this.state;
    const isResting = status === 'lobby' || status === 'ended';
    this.keep('host', host !== null && !this.here.has(host), limits.host_away_seconds, () => this.replaceHost());
    this.keep('empty', isResting && this.here.size === 0, limits.empty_room_seconds, () => this.shut());
    this.keep('idle', isResting, limits.idle_lobby_seconds, () => this.shut());
  }
  /** Has a timer run exactly while it is wanted. */
  private keep(key: string, isWanted: boolean, seconds: number, run: () => void): void {
    if (!isWanted) this.timers.cancel(key);
    else if (!this.timers.has(key)) this.timers.set(key, seconds, run);
  }
  private replaceHost(): void {
    const heir = this.state.members.find(({ id }) => this.here.has(id));
    if (heir) void this.room.submit({ type: 'move_host', to: heir.id });
  }
  private shut(): void {
    const { code } = this.state;
    void this.room.submit({ type: 'close' }, { also: { done: roomStream(this.room.id), freeCode: code } });
  }
}

const awayKey = (player: string): string => `away/${player}`;
