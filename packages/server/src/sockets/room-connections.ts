import type { LiveMatch } from '../matches/matches.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { RoomEvent, RoomState } from '../rooms/model/room-model.ts';
import { linesFor, linesSince, roomMessage } from './room-messages.ts';
import { RoomSummary, type RoomUpdate, type SpectatorCounts, toHost } from './room-summary.ts';
import type { ResumePoint, Session } from './session.ts';
import { ShownGame } from './shown-game.ts';

/** The connections in one room. Sends them the state of the room and its game. */
export class RoomConnections {
  readonly live: LiveRoom;
  private readonly sessions = new Set<Session>();
  private readonly summary: RoomSummary;
  private readonly lastGames = new Map<string, string>(); // the last game that each player was shown
  private readonly stops: (() => void)[];
  private shown = ''; // the last update, as JSON
  private latest: RoomUpdate | undefined;
  private game: ShownGame | null = null;

  constructor(live: LiveRoom) {
    this.live = live;
    this.summary = new RoomSummary(live);
    this.stops = [
      live.room.listen((events, before) => this.roomChanged(events, before)),
      live.onPresenceChange(() => this.refresh()),
      live.onReplaced((player) => this.replaced(player)),
    ];
    this.live.show((game) => this.begin(game));
  }

  /** Adds a connection. The newest one has the seat; an older one is told and removed. */
  enter(session: Session, seen: ResumePoint): void {
    const { player } = session;
    if (player !== null) {
      this.replaced(player);
      this.live.connected(player);
    }
    this.sessions.add(session);
    const isSent = this.refresh();
    if (this.latest && !isSent) session.send('room_updated', this.latestFor(session));
    for (const line of linesFor(this.live.state, player)) session.send('message', roomMessage(line));
    session.lastN = this.isSameGame(player, seen.game) ? seen.lastN : 0;
    if (this.game) this.show(session, this.game);
  }
  /** Removes a closed connection. The player keeps the seat. */
  leave(session: Session): void {
    if (!this.sessions.delete(session)) return;
    session.stopGame();
    if (session.player !== null) this.live.disconnected(session.player);
    this.refresh();
  }
  close(): void {
    for (const session of [...this.sessions]) this.removeFromRoom(session, 'closed');
    for (const stop of this.stops) stop();
    this.dropGame();
  }

  private removeFromRoom(session: Session, reason: 'kicked' | 'replaced' | 'closed'): void {
    this.sessions.delete(session);
    session.removeFromRoom(reason);
  }
  private replaced(player: string): void {
    const session = this.sessionOf(player);
    if (session) this.removeFromRoom(session, 'replaced');
  }
  private sessionOf(player: string): Session | undefined {
    return [...this.sessions].find((one) => one.player === player);
  }
  private roomChanged(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) if (event.type === 'left') this.playerLeft(event.player, event.why);
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
    this.sessions.delete(session);
    session.leaveRoom();
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

  /** Sends the state of the room to all, if it has changed. */
  private refresh(): boolean {
    const update = this.summary.build(this.game?.table ?? null, this.spectatorCounts());
    const text = update && JSON.stringify(toHost(update, this.live.state));
    if (text === undefined || text === this.shown) return false;
    this.shown = text;
    this.latest = update;
    if (!update?.ai_hidden) this.sendToAll('room_updated', update);
    else for (const session of this.sessions) session.send('room_updated', this.latestFor(session));
    return true;
  }
  private latestFor({ player }: Session): RoomUpdate | undefined {
    const { state } = this.live;
    const isHost = player !== null && player === state.host;
    return this.latest && isHost ? toHost(this.latest, state) : this.latest;
  }
  private spectatorCounts(): SpectatorCounts {
    const watching = [...this.sessions].filter(({ player }) => player === null);
    return { spectators: watching.length, displays: watching.filter(({ isDisplay }) => isDisplay).length };
  }
  private sendToAll(event: string, data: unknown): void {
    const text = JSON.stringify([event, data]);
    for (const session of this.sessions) session.sendText(text);
  }
}
