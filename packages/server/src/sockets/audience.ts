import type { LiveMatch } from '../matches/matches.ts';
import { PublicTable } from '../matches/public-table.ts';
import type { GameRow } from '../matches/rows.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Line } from '../rooms/room-chat.ts';
import type { RoomEvent, RoomState } from '../rooms/room-model.ts';
import { type Crowd, type Picture, RoomPicture } from './room-picture.ts';
import type { Seen, Session } from './session.ts';

/** The connections in one room. It shows them the room, and the game that is played there. */
export class Audience {
  readonly live: LiveRoom;
  private readonly sessions = new Set<Session>();
  private readonly picture: RoomPicture;
  private readonly lastGames = new Map<string, string>(); // which game a player saw last
  private readonly stops: (() => void)[];
  private shown = ''; // the last picture, as JSON
  private latest: Picture | undefined;
  private game: { readonly live: LiveMatch; readonly table: PublicTable; readonly stop: () => void } | null = null;

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
  enter(session: Session, seen: Seen): void {
    const { player } = session;
    if (player !== null) {
      this.replaced(player);
      this.live.arrived(player);
    }
    this.sessions.add(session);
    const isTold = this.refresh();
    if (this.latest && !isTold) session.send('room_updated', this.latest);
    for (const line of this.linesFor(player)) session.send('message', message(line));
    session.lastN = this.isSameGame(player, seen.game) ? seen.lastN : 0;
    if (this.game) this.show(session, this.game.live);
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
  get isEmpty(): boolean {
    return this.sessions.size === 0;
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
    const { chat, lines } = this.live.state;
    for (const line of lines > before.lines ? chat.slice(before.lines - lines) : [])
      this.tell('message', message(line));
  }
  private gone(player: string, why: 'left' | 'kicked'): void {
    this.lastGames.delete(player);
    const session = this.sessionOf(player);
    if (!session) return;
    if (why === 'kicked') return this.turnOut(session, 'kicked');
    this.sessions.delete(session);
    session.standUp();
  }
  /** What was said in the room while somebody has been in it. At the table the lobby is forgotten: masks may be worn. */
  private linesFor(player: string | null): readonly Line[] {
    const { members, chat, status } = this.live.state;
    if (status === 'playing') return [];
    const since = members.find(({ id }) => id === player)?.since;
    return since === undefined ? [] : chat.filter(({ at }) => at >= since);
  }

  private begin(live: LiveMatch): void {
    if (this.game?.live === live) return;
    try {
      this.open(live);
    } catch (error) {
      this.dropGame();
      live.match.quarantine(error);
    }
  }
  private open(live: LiveMatch): void {
    const table = new PublicTable(live.match);
    const stops = [
      live.match.listen((row) => this.gameChanged(row)),
      live.match.onPause((isPaused, at) => this.tell('message', pauseNews(isPaused, at))),
    ];
    const stop = () => {
      for (const one of stops) one();
    };
    this.game = { live, table, stop };
    this.refresh();
    for (const session of this.sessions) this.show(session, live);
  }
  private gameChanged(row: GameRow): void {
    if (this.game?.table.see(row)) this.refresh();
  }
  private dropGame(): void {
    this.game?.stop();
    this.game = null;
    for (const session of this.sessions) session.stopGame();
  }
  private show(session: Session, { match }: LiveMatch): void {
    if (session.player !== null) this.lastGames.set(session.player, match.id);
    session.watchGame(match);
    if (match.pausedSince !== null) session.send('message', pauseNews(true, match.pausedSince));
  }
  /** Whether the number of a frame can be one of the game that is played now. */
  private isSameGame(player: string | null, claimed: string | undefined): boolean {
    const { game } = this.live.state;
    const seen = claimed ?? (player === null ? undefined : this.lastGames.get(player));
    return game !== null && (seen === undefined || seen === game.id);
  }

  /** Shows everybody the room, if it looks different now. */
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

/** No part of any log: there is nowhere to write it. */
const pauseNews = (isPaused: boolean, at: number) => ({
  id: `${isPaused ? 'pause' : 'resume'}-${at}`,
  channel: 'global',
  kind: 'system',
  from: null,
  text: isPaused
    ? 'The game is paused: the server cannot save right now. You get the lost time back.'
    : 'The game continues.',
  at,
  key: isPaused ? 'game_paused' : 'game_goes_on',
  names: [],
});
const message = ({ id, from, text, at, said }: Line) => ({
  id,
  channel: 'global',
  kind: from === null ? 'system' : 'player',
  from,
  text,
  at,
  ...said,
});
