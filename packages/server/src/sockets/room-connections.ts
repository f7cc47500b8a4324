import type { LiveMatch } from '../matches/matches.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { RoomEvent, RoomState } from '../rooms/model/room-model.ts';
import { linesFor, linesSince, roomMessage } from './room-messages.ts';
import { type Crowd, type Picture, RoomPicture } from './room-picture.ts';
import type { ResumePoint, Session } from './session.ts';
import { ShownGame } from './shown-game.ts';

/** The connections in one room. Shows them the room, and the game that is played there. */
export class RoomConnections {
  readonly live: LiveRoom;
  private readonly sessions = new Set<Session>();
  private readonly picture: RoomPicture;
  private readonly lastGames = new Map<string, string>(); // which game a player saw last
  private readonly stops: (() => void)[];
  private shown = ''; // the last picture, as JSON
  private latest: Picture | undefined;
  private game: ShownGame | null = null;

  constructor(live: LiveRoom) {
    this.live = live;
    this.picture = new RoomPicture(live);
    this.stops = [
      live.room.listen((events, before) => this.roomChanged(events, before)),
      live.onCrowd(() => this.refresh()),
      live.onReplaced((player) => this.replaced(player)),
    ];
    this.live.show((game) => this.begin(game));
  }

  /** Lets a connection in. The newest has the seat; an older one is told. */
  enter(session: Session, seen: ResumePoint): void {
    const { player } = session;
    if (player !== null) {
      this.replaced(player);
      this.live.arrived(player);
    }
    this.sessions.add(session);
    const isTold = this.refresh();
    if (this.latest && !isTold) session.send('room_updated', this.latest);
    for (const line of linesFor(this.live.state, player)) session.send('message', roomMessage(line));
    session.lastN = this.isSameGame(player, seen.game) ? seen.lastN : 0;
    if (this.game) this.show(session, this.game);
  }
  /** A connection is gone; its seat waits. */
  leave(session: Session): void {
    if (!this.sessions.delete(session)) return;
    session.stopGame();
    if (session.player !== null) this.live.departed(session.player);
    this.refresh();
  }
  close(): void {
    for (const session of [...this.sessions]) this.turnOut(session, 'closed');
    for (const stop of this.stops) stop();
    this.dropGame();
  }

  private turnOut(session: Session, reason: 'kicked' | 'replaced' | 'closed'): void {
    this.sessions.delete(session);
    session.turnOut(reason);
  }
  private replaced(player: string): void {
    const session = this.sessionOf(player);
    if (session) this.turnOut(session, 'replaced');
  }
  private sessionOf(player: string): Session | undefined {
    return [...this.sessions].find((one) => one.player === player);
  }
  private roomChanged(events: readonly RoomEvent[], before: RoomState): void {
    for (const event of events) if (event.type === 'left') this.gone(event.player, event.why);
    if (events.some(({ type }) => type === 'returned')) this.dropGame();
    if (events.some(({ type }) => type === 'dealt')) this.live.show((game) => this.begin(game));
    this.refresh();
    for (const line of linesSince(before, this.live.state)) this.tell('message', roomMessage(line));
  }
  private gone(player: string, why: 'left' | 'kicked'): void {
    this.lastGames.delete(player);
    const session = this.sessionOf(player);
    if (!session) return;
    if (why === 'kicked') return this.turnOut(session, 'kicked');
    this.sessions.delete(session);
    session.standUp();
  }

  private begin(live: LiveMatch): void {
    if (this.game?.live === live) return;
    try {
      this.game = new ShownGame(live, {
        changed: () => this.refresh(),
        paused: (message) => this.tell('message', message),
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
  /** Whether the number of a frame can be one of the game that is played now. */
  private isSameGame(player: string | null, claimed: string | undefined): boolean {
    const { game } = this.live.state;
    const seen = claimed ?? (player === null ? undefined : this.lastGames.get(player));
    return game !== null && (seen === undefined || seen === game.id);
  }

  /** Shows everyone the room, if it looks different now. */
  private refresh(): boolean {
    const picture = this.picture.draw(this.game?.table ?? null, this.crowd());
    const text = picture && JSON.stringify(picture);
    if (text === undefined || text === this.shown) return false;
    this.shown = text;
    this.latest = picture;
    this.tell('room_updated', picture);
    return true;
  }
  private crowd(): Crowd {
    const watching = [...this.sessions].filter(({ player }) => player === null);
    return { spectators: watching.length, displays: watching.filter(({ isDisplay }) => isDisplay).length };
  }
  private tell(event: string, data: unknown): void {
    const text = JSON.stringify([event, data]);
    for (const session of this.sessions) session.sendText(text);
  }
}
