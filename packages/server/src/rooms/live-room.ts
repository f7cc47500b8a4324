import type { Id } from '@moonrise/engine';
import type { AiKind } from '@moonrise/protocol';
import type { LiveMatch } from '../matches/matches.ts';
import { streamOf } from '../matches/rows.ts';
import type { PresentPlayer } from '../nodes/presence.ts';
import type { Program } from '../programs/port.ts';
import { PROGRAM } from '../programs/programs.ts';
import { RoomNotices } from '../push/room-notices.ts';
import { keysIn, type SpectatorKeys } from './access/person-keys.ts';
import { Dealer } from './dealer.ts';
import { Listeners } from './listeners.ts';
import type { LiveWorld } from './live-world.ts';
import { nextArrival } from './model/ai-tiles.ts';
import type { RoomCommandOf } from './model/room-command.ts';
import type { RoomEvent, RoomState } from './model/room-model.ts';
import type { Answered } from './refused.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import { type Room, roomStream } from './room.ts';
import { RoomGame } from './room-game.ts';
import { RoomPresence } from './room-presence.ts';
import { RoomPrograms } from './room-programs.ts';
import { RoomUpkeep } from './room-upkeep.ts';
import { RoomUses } from './room-uses.ts';
import { Timers } from './timers.ts';

/** An open room: its log, the people in it, and the game they play. */
export class LiveRoom {
  readonly room: Room;
  readonly uses: RoomUses; // on this node
  readonly notices: RoomNotices | null; // null: the server sends none
  private readonly world: LiveWorld;
  private readonly presence: RoomPresence;
  private readonly game: RoomGame;
  private readonly waitingPrograms: RoomPrograms;
  private readonly dealer: Dealer;
  private readonly upkeep: RoomUpkeep;
  private readonly timers: Timers;
  private readonly leaving = new Set<string>(); // they leave for good, but are still connected
  private readonly presenceListeners = new Listeners<[]>();
  private readonly replacedListeners = new Listeners<[player: string]>();

  constructor(world: LiveWorld, room: Room) {
    const { clock, limits, cluster } = world;
    this.world = world;
    this.room = room;
    const timers = new Timers(clock);
    this.timers = timers;
    const isHere = (player: string) => this.isHere(player);
    const programs = new RoomPrograms(room.id, world.aiKinds, world.programs);
    this.waitingPrograms = programs;
    this.uses = new RoomUses(clock);
    this.uses.add(() => programs.areIn(room.state));
    this.presence = this.openPresence();
    this.notices = world.push && new RoomNotices(world.push, room, timers);
    this.game = this.openGame();
    this.dealer = new Dealer({ room, timers, programs, isShared: cluster !== undefined });
    const isEmpty = () => this.presence.isEmpty;
    const isSecret = () => this.game.isSecret;
    this.upkeep = new RoomUpkeep({ room, timers, clock, limits, isHere, isEmpty, isSecret });
    room.listen((events, before) => this.changed(events, before));
    for (const { id } of room.state.members) this.startAwayTimer(id); // no one is connected yet
    this.game.follow();
    this.upkeep.update();
    this.dealer.followCountdown();
    this.followArrivals();
  }
  private openPresence(): RoomPresence {
    return new RoomPresence({
      room: roomStream(this.room.id),
      cluster: this.world.cluster,
      connectedElsewhere: (player) => this.playerCame(player),
      disconnectedElsewhere: (player) => this.playerGone(player),
      replaced: (player) => this.replacedListeners.notify(player),
    });
  }
  private openGame(): RoomGame {
    const { matches, cluster, trouble } = this.world;
    return new RoomGame(
      {
        matches,
        timers: this.timers,
        awaySeconds: this.world.limits.away_seconds,
        isShared: cluster !== undefined,
        isHere: (player) => this.isHere(player),
        isStaying: (player) => this.presence.hasLocal(player) && !this.leaving.has(player) && this.isMember(player),
        secrecyChanged: () => this.upkeep.update(),
        notices: this.notices,
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
  readNewRows(): Promise<void> {
    return this.room.readNewRows();
  }
  /** Which kinds can play an AI seat under these rules. */
  aiKinds(rules: Id): readonly AiKind[] {
    return this.waitingPrograms.kinds(rules);
  }
  /** Programs that wait for the next game. */
  get programs(): readonly Program[] {
    return this.waitingPrograms.waiting;
  }
  get hasPrograms(): boolean {
    return this.aiKinds(this.state.rules).includes(PROGRAM);
  }
  addProgram(program: Program): void {
    this.waitingPrograms.enter(program, () => this.presenceChanged());
    this.presenceChanged();
  }
  isHere(player: string): boolean {
    return this.presence.has(player);
  }
  /** The spectators on all nodes. */
  get spectators(): readonly string[] {
    return this.presence.spectators;
  }
  /** True while it could tell something who is here: at night. */
  get isSecret(): boolean {
    return this.game.isSecret;
  }
  watching(spectator: string): void {
    this.presence.connected(spectator);
    this.presenceChanged();
  }
  stoppedWatching(spectator: string): void {
    this.presence.disconnected(spectator);
    this.presenceChanged();
  }
  /** Notes the network that a member comes from now, for the case that they are removed. */
  async networkSeen(player: string, network: string | null): Promise<void> {
    const { network: key } = keysIn(this.room.id, { network });
    const isNew = this.state.members.some(({ id, keys }) => id === player && keys?.network !== key);
    if (key !== undefined && isNew) await this.room.submit({ type: 'network_seen', player, network: key });
  }
  /** Bars the profile and the network of a spectator who was removed from this node. */
  barSpectator(removed: string, keys: SpectatorKeys): void {
    if (Object.keys(keys).length === 0) return;
    const isStill = () => this.state.removed.some(({ id }) => id === removed);
    void retryUntilStored(this.room, this.timers, { type: 'bar_spectator', removed, keys }, { isStill });
  }
  /** A request of a person who has gone, or has changed their mind. */
  withdrawRequest(request: string): void {
    void this.room.submit({ type: 'withdraw_request', request });
  }
  /** Call this before reading who is present, and the result with what was read. */
  get isCountedHere(): boolean {
    return this.presence.isCountedHere;
  }
  beginPresenceCheck(): (found: readonly PresentPlayer[]) => void {
    return this.presence.beginCheck();
  }
  /** Calls the listener when a player of this node has connected to another one. */
  onReplaced(listener: (player: string) => void): () => void {
    return this.replacedListeners.add(listener);
  }
  /** Calls the listener when a player or a program has connected or disconnected. */
  onPresenceChange(listener: () => void): () => void {
    return this.presenceListeners.add(listener);
  }

  connected(player: string): void {
    this.presence.connected(player);
    this.playerCame(player);
    void this.game.handOver(player, 'player');
  }
  disconnected(player: string): void {
    this.presence.disconnected(player);
    this.playerGone(player);
  }
  /** A player leaves for good. In a running game a bot takes the seat. */
  leave(player: string): Promise<Answered> {
    return this.letGo({ type: 'leave', player });
  }
  /** A moderator removes a player. */
  expel(player: string): Promise<Answered> {
    return this.letGo({ type: 'expel', player });
  }
  private async letGo(command: RoomCommandOf<'leave' | 'expel'>): Promise<Answered> {
    const { player } = command;
    this.timers.cancel(awayKey(player));
    this.leaving.add(player);
    try {
      await this.game.handOver(player, 'bot');
      return await this.room.submit(command);
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
  /** A moderator closes the room and says why. A running game ends without a result. */
  async closeWith(note: string): Promise<Answered> {
    const { room } = this;
    const { game, status, code } = this.state;
    if (status === 'playing' && game) {
      const stopped = await room.submit({ type: 'stop', quiet: true }, { also: { done: streamOf(game.id) } });
      if (!stopped.ok) return stopped;
    }
    return room.submit({ type: 'close', note }, { also: { done: roomStream(room.id), freeCode: code } });
  }
  /** Stops the game after an internal error. */
  stopGame(): void {
    this.game.stop();
  }
  close(): Promise<unknown> {
    this.timers.close();
    this.presenceListeners.clear();
    this.replacedListeners.clear();
    return this.room.close();
  }

  private changed(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) {
      if (event.type === 'joined') this.presence.joined(event.player);
      if (event.type === 'left') this.forget(event.player);
      if (event.type === 'left' && event.why === 'kicked') void this.game.handOver(event.player, 'bot');
    }
    if (events.some(({ type }) => type === 'dealt')) this.dealt();
    const isOver = events.some(({ type }) => type === 'returned' || type === 'closed');
    if (isOver && before.game) this.dropGame(before.game.id);
    this.waitingPrograms.trim(this.state);
    if (this.state.isClosed) return this.world.closed(this);
    this.upkeep.used();
    this.dealer.followCountdown();
    this.followArrivals();
  }
  /** Lets the next AI seat arrive that looks like a person. */
  private followArrivals(): void {
    const { room, timers } = this;
    const { clock } = this.world;
    const next = nextArrival(room.state, clock.now());
    if (next === undefined) return timers.cancel('arrival');
    if (room.state.arrivals.length === 0 && timers.has('arrival')) return; // its time was drawn before
    const isStill = () => nextArrival(room.state, clock.now()) !== undefined;
    timers.setAt('arrival', next, () => void retryUntilStored(room, timers, { type: 'arrive' }, { isStill }));
  }
  private dealt(): void {
    for (const { id } of this.state.members) if (!this.isHere(id)) this.startAwayTimer(id); // dealt in, but not connected
    this.waitingPrograms.dealt(this.state);
    this.game.follow();
  }
  private dropGame(game: string): void {
    void this.world.matches.drop(game);
    this.waitingPrograms.forget(game);
  }
  private playerCame(player: string): void {
    this.timers.cancel(awayKey(player));
    this.presenceChanged();
  }
  private playerGone(player: string): void {
    if (this.isMember(player)) this.startAwayTimer(player);
    this.presenceChanged();
  }
  private presenceChanged(): void {
    this.game.presenceChanged();
    this.upkeep.update();
    this.presenceListeners.notify();
  }
  private isMember(player: string): boolean {
    return this.state.members.some(({ id }) => id === player);
  }
  private forget(player: string): void {
    this.presence.left(player);
    this.timers.cancel(awayKey(player));
  }
  /** A bot plays for a player who is away too long; how long that is changes with the phase. */
  private startAwayTimer(player: string, since = this.world.clock.now()): void {
    const { clock, limits } = this.world;
    const isLong = () => clock.now() >= since + this.game.awaySeconds * 1000;
    const decide = () => (isLong() ? void this.game.handOver(player, 'bot') : this.startAwayTimer(player, since));
    this.timers.set(awayKey(player), limits.away_seconds, decide);
  }
}

const awayKey = (player: string): string => `away/${player}`;
