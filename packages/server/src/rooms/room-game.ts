import { coverWords } from '../chat/word-filter.ts';
import { hasBotsForAway } from '../chosen-rules.ts';
import type { Match } from '../matches/match.ts';
import { type LiveMatch, type Matches, UnknownRules } from '../matches/matches.ts';
import { PublicTable } from '../matches/public-table.ts';
import { longestAway } from '../matches/round-length.ts';
import { type GameRow, type StartCommand, streamOf } from '../matches/rows.ts';
import { StoreFailure } from '../matches/store-failure.ts';
import type { Trouble } from '../operations/faults.ts';
import type { RoomNotices } from '../push/room-notices.ts';
import { GameAttendance } from './game-attendance.ts';
import type { RoomCommand } from './model/room-command.ts';
import { RETRY, retryUntilStored } from './retry-until-stored.ts';
import type { Extras, Room } from './room.ts';
import type { Timers } from './timers.ts';

export interface RoomGameWorld {
  readonly matches: Matches;
  readonly timers: Timers; // of the room
  readonly awaySeconds: number;
  readonly isShared: boolean; // other nodes may be able to open games that this one cannot
  readonly isHere: (player: string) => boolean; // on any node
  readonly isStaying: (player: string) => boolean; // on this node, and not about to leave
  readonly secrecyChanged: () => void; // the night has begun or ended
  readonly notices: RoomNotices | null;
  readonly trouble: Trouble;
}
const TRIES = 5; // to open a game
const RETRY_UNKNOWN_RULES = 60; // seconds until a game with unknown rules is retried

/** The game of a room, running or just over. Follows it to its end, and gives seats of absent players to bots and back. */
export class RoomGame {
  private readonly world: RoomGameWorld;
  private readonly room: Room;
  private table: PublicTable | null = null; // of the running game
  private match: Match | null = null; // of the running game
  private attendance: GameAttendance | null = null;

  constructor(world: RoomGameWorld, room: Room) {
    this.world = world;
    this.room = room;
  }
  /** True while presence could tell something about roles. */
  get isSecret(): boolean {
    return this.room.state.status === 'playing' && (this.table?.isSecret ?? true); // a game that is not open yet may be at night
  }
  /** How long a player may be away before a bot plays on, in seconds: longer in slow games. */
  get awaySeconds(): number {
    const { awaySeconds } = this.world;
    const isPlaying = this.room.state.status === 'playing'; // a game that a fault has stopped is not asked
    return isPlaying && this.match ? longestAway(this.match.game, awaySeconds) : awaySeconds;
  }
  open(): Promise<LiveMatch> | undefined {
    const { game } = this.room.state;
    return game ? this.world.matches.open(game.id, game.begin) : undefined;
  }
  /** Shows the game as soon as it can be opened. */
  show(to: (live: LiveMatch) => void): void {
    const { game } = this.room.state;
    const isSame = () => this.room.state.game === game;
    this.open()?.then(
      (live) => isSame() && to(live),
      () => this.world.timers.set('show', RETRY, () => isSame() && this.show(to)),
    );
  }
  /** Stops the game after an internal error. It is not opened again. */
  stop(): void {
    const { game } = this.room.state;
    if (game) this.afterGame(game.id, { type: 'stop' }, { also: { done: streamOf(game.id) } });
  }
  follow(tries = TRIES): void {
    const { status, game } = this.room.state;
    this.table = null;
    this.match = null;
    if (status !== 'playing' || !game) return;
    this.open()?.then(
      ({ match }) => {
        const settle = () =>
          void (match.isOver && this.afterGame(game.id, { type: 'end' }, { also: { done: streamOf(game.id) } }));
        this.watch(match);
        const { timers, isHere, awaySeconds } = this.world;
        const attendance = new GameAttendance({ match, timers, isHere, awaySeconds });
        this.attendance = attendance;
        match.listen((row) => {
          this.reclaim(row, game.begin);
          attendance.update();
          settle();
        });
        settle();
      },
      (error: unknown) => this.cannotOpen(error, tries),
    );
  }
  /** Follows what everyone may know of the game, and lets the seats of bots speak as the room allows. */
  private watch(match: Match): void {
    const table = new PublicTable(match);
    this.table = table;
    this.match = match;
    match.listen((row) => void (table.see(row) && this.world.secrecyChanged()));
    this.world.notices?.follow(match, table);
    match.speech = (seat, text) => {
      const { muted, roomOptions } = this.room.state;
      const isMuted = muted.includes(match.begin.sitters[seat]?.id ?? '');
      return isMuted ? null : coverWords(text, roomOptions.word_filter);
    };
    match.isAway = (seat) => {
      const { player } = match.begin.sitters[seat] ?? {};
      return typeof player === 'string' && !this.world.isHere(player);
    };
    this.world.secrecyChanged();
  }
  /** A player has come or gone. */
  presenceChanged(): void {
    this.attendance?.update();
  }
  /** Gives a player's seat to a bot, or back to the player. */
  async handOver(player: string, to: 'bot' | 'player'): Promise<void> {
    if (await this.hasHandedOver(player, to)) return;
    const isStill = () => this.world.isHere(player) === (to === 'player');
    this.world.timers.set(`hand over/${player}`, RETRY, () => void (isStill() && this.handOver(player, to)));
  }

  /** Skipped if another node has done it and the room plays its next game already. */
  private afterGame(id: string, command: RoomCommand, extras?: Extras): void {
    const { room, world } = this;
    const isStill = () => room.state.game?.id === id;
    void retryUntilStored(room, world.timers, command, { ...extras, isStill });
  }
  /** Another node may be able to open the game. If none is, the game is stopped, so that the room does not wait forever. */
  private cannotOpen(error: unknown, tries: number): void {
    const { timers, trouble, isShared } = this.world;
    const { id, state } = this.room;
    trouble('opening a game', error, { room: id, game: state.game?.id });
    if (error instanceof StoreFailure) timers.set('follow', RETRY, () => this.follow(tries));
    else if (error instanceof UnknownRules && isShared)
      timers.set('follow', RETRY_UNKNOWN_RULES, () => this.follow(tries));
    else if (tries > 1) timers.set('follow', RETRY, () => this.follow(tries - 1));
    else this.stop();
  }
  /** False: it must be retried. */
  private async hasHandedOver(player: string, to: 'bot' | 'player'): Promise<boolean> {
    const { status, game } = this.room.state;
    const seat = game?.begin.sitters.findIndex((sitter) => sitter.player === player) ?? -1;
    const isRemoved = this.room.state.removed.some(({ id }) => id === player);
    const isWanted = to === 'player' || isRemoved || hasBotsForAway(game?.begin.options);
    if (status !== 'playing' || seat < 0 || !isWanted) return true;
    const live = await this.open()?.catch(() => undefined);
    if (!live) return false;
    return live.match.isOver || (await live.match.host({ type: 'hand_over', seat, to })).ok;
  }
  /** Another node has given the seat to a bot because it did not know yet that the player is back: take it again. */
  private reclaim({ command }: GameRow, { sitters }: StartCommand): void {
    const player = command.type === 'hand_over' && command.to === 'bot' ? sitters[command.seat]?.player : null;
    if (player && this.world.isStaying(player)) void this.handOver(player, 'player');
  }
}
