import type { LiveMatch } from '../matches/matches.ts';
import type { PublicTable } from '../matches/public-table.ts';
import { isScreen } from '../rooms/access/spectator-tickets.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { RoomEvent, RoomState } from '../rooms/model/room-model.ts';
import { linesFor, linesSince, roomMessage } from './room-messages.ts';
import { RoomSummary, type RoomUpdate, type Spectator, toHost } from './room-summary.ts';
import type { ResumePoint, Session } from './session.ts';
import { ShownGame } from './shown-game.ts';

/** The connections in one room. Sends them the state of the room and its game. */
export class RoomConnections {
  readonly live: LiveRoom;
  private readonly sessions = new Set<Session>();
  private readonly summary: RoomSummary;
  private readonly waiting = new Set<Session>(); // until the host lets them in
  private readonly numbers = new Map<string, number>(); // of the spectators, in the order of their coming
  private readonly lastGames = new Map<string, string>(); // the last game that each player was shown
  private readonly stops: (() => void)[];
  private latest: { readonly update: RoomUpdate; readonly text: string } | undefined;
  private readonly sent = new WeakMap<Session, string>(); // the last update of each connection, as JSON
  private game: ShownGame | null = null;
  private stage = 0; // how far the leading screen has shown the game; epoch ms of a packet

  constructor(live: LiveRoom) {
    this.live = live;
    this.summary = new RoomSummary(live);
    this.stops = [
      live.room.listen((events, before) => this.roomChanged(events, before)),
      live.onPresenceChange(() => this.refresh()),
      live.onReplaced((player) => this.replaced(player)),
      live.uses.add(() => this.sessions.size + this.waiting.size > 0),
    ];
    this.live.show((game) => this.begin(game));
  }

  /** Adds a connection. The newest one has the seat; an older one is told and removed. */
  enter(session: Session, seen: ResumePoint): void {
    const { player, spectator } = session;
    this.replaced(player ?? spectator ?? '');
    if (player !== null) this.live.connected(player);
    else if (spectator !== null) this.live.watching(spectator);
    this.sessions.add(session);
    this.refresh();
    this.sendUpdate(session);
    if (this.stage > 0 && session.isLog) session.send('stage', { at: this.stage });
    session.sendAll('message', linesFor(this.live.state, player).map(roomMessage));
    session.lastN = this.isSameGame(player, seen.game) ? seen.lastN : 0;
    if (this.game) this.show(session, this.game);
  }
  /** The leading screen has shown everything up to this packet. */
  stageShown(at: number): void {
    if (at <= this.stage) return;
    this.stage = at;
    for (const session of this.sessions) if (session.isLog) session.send('stage', { at });
  }
  /** The room as everyone in it sees it; undefined: not shown yet. */
  get update(): RoomUpdate | undefined {
    return this.latest?.update;
  }
  /** The public view of the game that is shown. */
  get table(): PublicTable | null {
    return this.game?.table ?? null;
  }
  /** Removes a closed connection. The player keeps the seat. */
  leave(session: Session): void {
    if (!this.remove(session)) return;
    session.stopGame();
    if (session.player !== null) this.live.disconnected(session.player);
    else if (session.spectator !== null) this.live.stoppedWatching(session.spectator);
    this.refresh();
  }
  /** Tells this connection when the host has answered its request for a seat. */
  wait(session: Session, request: string): void {
    session.waiting = { in: this, request };
    this.waiting.add(session);
    this.answerWaiting();
  }
  /** The person has gone, or has changed their mind. */
  stopWaiting(session: Session): void {
    const { waiting } = session;
    session.waiting = null;
    const isHere = () => [...this.waiting].some((one) => one.waiting?.request === waiting?.request); // on a newer connection
    if (this.waiting.delete(session) && waiting && !isHere()) this.live.withdrawRequest(waiting.request);
  }
  /** The number of a spectator; undefined: there is none with this id. */
  numberOf(spectator: string): number | undefined {
    return this.live.spectators.includes(spectator) ? this.numbers.get(spectator) : undefined;
  }
  close(): void {
    const { closingNote } = this.live.state;
    for (const session of [...this.sessions]) this.removeFromRoom(session, 'closed', closingNote ?? undefined);
    this.answerWaiting();
    for (const stop of this.stops) stop();
    this.dropGame();
  }
  /** The name of this player in the running game. */
  nameAtTable(id: string): string | undefined {
    const seat = this.live.state.game?.begin.sitters.findIndex((sitter) => sitter.id === id) ?? -1;
    return seat < 0 ? undefined : this.game?.table.nameOf(seat);
  }

  private removeFromRoom(session: Session, reason: 'kicked' | 'replaced' | 'closed', note?: string): void {
    this.remove(session);
    session.removeFromRoom(reason, note);
  }
  private remove(session: Session): boolean {
    this.sent.delete(session);
    return this.sessions.delete(session);
  }
  private replaced(player: string): void {
    const session = this.sessionOf(player);
    if (session) this.removeFromRoom(session, 'replaced');
  }
  /** The connection of a player or a spectator. */
  private sessionOf(id: string): Session | undefined {
    return [...this.sessions].find(({ player, spectator }) => (player ?? spectator) === id);
  }
  private roomChanged(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) {
      if (event.type === 'left') this.playerLeft(event.player, event.why);
      if (event.type === 'spectator_removed') this.spectatorRemoved(event.spectator);
    }
    this.answerWaiting();
    if (events.some(({ type }) => type === 'returned')) this.dropGame();
    if (events.some(({ type }) => type === 'dealt')) this.live.show((game) => this.begin(game));
    this.refresh();
    for (const line of linesSince(before, this.live.state)) this.sendToAll('message', roomMessage(line));
  }
  private playerLeft(player: string, why: 'left' | 'kicked'): void {
    this.lastGames.delete(player);
    const session = this.sessionOf(player);
    if (!session) return;
    if (why === 'kicked') return this.removeFromRoom(session, 'kicked');
    this.remove(session);
    session.leaveRoom();
  }
  private spectatorRemoved(spectator: string): void {
    const session = this.sessionOf(spectator);
    if (!session) return;
    const { spectatorKeys } = session;
    this.removeFromRoom(session, 'kicked');
    this.live.barSpectator(spectator, spectatorKeys);
    this.live.stoppedWatching(spectator);
  }
  /** Tells those who wait and have an answer now. */
  private answerWaiting(): void {
    const { requests, roomOptions, isClosed } = this.live.state;
    for (const session of this.waiting) {
      const request = requests.find(({ id }) => id === session.waiting?.request);
      if (request && !request.isApproved && !isClosed) continue;
      this.waiting.delete(session);
      session.waiting = null;
      const isOpen = !isClosed && !roomOptions.approve_seats; // no one has to ask any more
      session.send('seat_answered', { approved: isOpen || request?.isApproved === true });
    }
  }

  private begin(live: LiveMatch): void {
    if (this.game?.live === live) return;
    try {
      this.game = new ShownGame(live, {
        changed: () => this.refresh(),
        paused: (message) => this.sendToAll('message', message),
      });
      this.refresh();
      for (const session of this.sessions) this.show(session, this.game);
    } catch (error) {
      this.dropGame();
      live.match.quarantine(error);
    }
  }
  private dropGame(): void {
    this.game?.close();
    this.game = null;
    for (const session of this.sessions) session.stopGame();
  }
  private show(session: Session, game: ShownGame): void {
    if (session.player !== null) this.lastGames.set(session.player, game.live.match.id);
    game.showTo(session);
  }
  /** True if the packet number that the client has seen may belong to the current game. */
  private isSameGame(player: string | null, claimed: string | undefined): boolean {
    const { game } = this.live.state;
    const seen = claimed ?? (player === null ? undefined : this.lastGames.get(player));
    return game !== null && (seen === undefined || seen === game.id);
  }

  /** Sends the state of the room to all who would see a change. */
  private refresh(): void {
    const update = this.summary.build(this.game?.table ?? null, this.spectators());
    if (!update) return;
    this.latest = { update, text: JSON.stringify(['room_updated', update]) };
    for (const session of this.sessions) this.sendUpdate(session);
  }
  private sendUpdate(session: Session): void {
    const { latest } = this;
    if (!latest) return;
    const own = this.viewOf(session, latest.update);
    const text = own === latest.update ? latest.text : JSON.stringify(['room_updated', own]);
    if (this.sent.get(session) === text) return;
    this.sent.set(session, text);
    session.sendText(text);
  }
  private viewOf({ player }: Session, update: RoomUpdate): RoomUpdate {
    const { live, summary } = this;
    if (player === null) return update;
    const own = summary.withOwnVotes(update, player);
    return player === live.state.host ? toHost(own, live.state, this.spectators()) : own;
  }
  private spectators(): readonly Spectator[] {
    const { spectators } = this.live;
    for (const id of this.numbers.keys()) if (!spectators.includes(id)) this.numbers.delete(id);
    const free = () =>
      [...spectators.keys()].map((i) => i + 1).find((n) => ![...this.numbers.values()].includes(n)) ?? 0;
    for (const id of spectators) if (!this.numbers.has(id)) this.numbers.set(id, free());
    return spectators.map((id) => ({ id, number: this.numbers.get(id) ?? 0, ...(isScreen(id) && { display: true }) }));
  }
  private sendToAll(event: string, data: unknown): void {
    const text = JSON.stringify([event, data]);
    for (const session of this.sessions) session.sendText(text);
  }
}
