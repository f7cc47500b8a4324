import type { PacketOf } from '@moonrise/protocol';
import { hasBotsForAway } from '../chosen-rules.ts';
import type { PublicTable } from '../matches/public-table.ts';
import type { Sitter } from '../matches/rows.ts';
import { lookOf } from '../matches/wire-ids.ts';
import { openSeats } from '../programs/programs.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { everyone, hidesAi } from '../rooms/model/ai-tiles.ts';
import { isMasked, type RoomState } from '../rooms/model/room-model.ts';
import { leftOut, obstacleTo } from '../rooms/model/starting.ts';

/** What only the host is told: the kinds of hidden AI seats, in no order that others could match with tiles. */
export const toHost = (update: RoomUpdate, { aiSeats }: RoomState): RoomUpdate =>
  update.ai_hidden ? { ...update, ai_seats: [...aiSeats] } : update;

export type RoomUpdate = PacketOf<'room_updated'>;
type ShownPlayer = RoomUpdate['players'][number];
/** How many are watching. */
export interface SpectatorCounts {
  readonly spectators: number;
  readonly displays: number;
}

/** The `room_updated` payload of a room. Connects and disconnects are hidden while they could reveal something. */
export class RoomSummary {
  private readonly live: LiveRoom;
  private connected: ReadonlyMap<string, boolean> = new Map(); // as last shown, by id in the room

  constructor(live: LiveRoom) {
    this.live = live;
  }
  /** Undefined: a game has just begun or ended, so the room changes again in a moment. */
  build(table: PublicTable | null, { spectators, displays }: SpectatorCounts): RoomUpdate | undefined {
    const { state } = this.live;
    const { status, game } = state;
    if (status === 'playing' && (!table || table.isOver)) return undefined;
    if (!table?.isSecret) this.connected = new Map(state.members.map(({ id }) => [id, this.live.isHere(id)]));
    const isHidden = status === 'playing' && game !== null && isMasked(game);
    const obstacle = status === 'lobby' ? obstacleTo(state, this.live.programs.length) : undefined;
    const late = status === 'lobby' && !obstacle ? leftOut(state).map(({ id }) => id) : [];
    return {
      code: state.code,
      host_id: isHidden ? null : state.host,
      rules: state.rules,
      options: state.options as RoomUpdate['options'],
      ai_count: state.aiSeats.length,
      ...(hidesAi(state) ? { ai_hidden: true } : { ai_seats: [...state.aiSeats] }),
      ai_kinds: [...this.live.aiKinds(state.rules)],
      language: state.language,
      status,
      ...(status !== 'playing' && { seats: state.members.length + state.aiSeats.length }),
      players: status === 'playing' && table ? this.table(table) : this.people(table),
      ...(state.countdownEndsAt !== null && { countdown_ends_at: state.countdownEndsAt }),
      locked: state.isLocked,
      ...(state.isRanked && { ranked: true }),
      ...(late.length > 0 && { start_without: late }),
      ...(obstacle && { cannot_start: obstacle.message, cannot_start_why: obstacle.why }),
      ...this.programs(),
      spectators,
      displays,
      ...(state.password !== null && { has_password: true }),
      ...(game && { game_id: game.id }),
    };
  }

  /** Where programs connect, and which are waiting. */
  private programs(): Pick<RoomUpdate, 'programs'> {
    const { state, programs, hasPrograms } = this.live;
    if (state.status === 'playing' || !hasPrograms || openSeats(state) === 0) return {};
    return { programs: { path: `/${state.rules}/${state.code}`, waiting: programs.map(({ name }) => name) } };
  }
  private table(table: PublicTable): ShownPlayer[] {
    const isLeftToBots = hasBotsForAway(this.live.state.options);
    return this.sitters().map((sitter, seat) => ({
      id: sitter.id,
      name: table.nameOf(seat),
      ready: true,
      connected: sitter.player === null || this.isConnected(sitter.player, isLeftToBots), // a bot is always connected
      alive: table.isAlive(seat),
      look: lookOf(sitter, seat),
    }));
  }
  private people(table: PublicTable | null): ShownPlayer[] {
    const sitters = this.sitters();
    const { state } = this.live;
    const isAlive = (id: string) => {
      const seat = sitters.findIndex((sitter) => (sitter.player ?? sitter.id) === id);
      return seat < 0 || !table || table.isAlive(seat);
    };
    const isReady = new Map(state.members.map((member) => [member.id, member.isReady]));
    const isAsked = !hidesAi(state); // otherwise the mark would tell people from AI seats
    return [...everyone(state)]
      .sort((a, b) => a.since - b.since)
      .map(({ id, name, look }) => ({
        id,
        name,
        ready: isAsked && isReady.get(id) === true,
        connected: this.isConnected(id, true),
        alive: isAlive(id),
        look,
      }));
  }
  /** Next to hidden AI seats no one is shown as disconnected: an AI seat never is, so it would tell who is a person. */
  private isConnected(player: string, otherwise: boolean): boolean {
    const { state } = this.live;
    return (state.aiSeats.length > 0 && hidesAi(state)) || (this.connected.get(player) ?? otherwise);
  }
  private sitters(): readonly Sitter[] {
    return this.live.state.game?.begin.sitters ?? [];
  }
}
