import type { PacketOf } from '@moonrise/protocol';
import { hasBotsForAway } from '../chosen-rules.ts';
import type { PublicTable } from '../matches/public-table.ts';
import type { Sitter } from '../matches/rows.ts';
import { lookOf } from '../matches/wire-ids.ts';
import { openSeats } from '../programs/programs.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { everyone, hidesAi } from '../rooms/model/ai-tiles.ts';
import { votesNeeded } from '../rooms/model/decide-people.ts';
import { type RemovalVotes, type RemovedPerson, waitingIn } from '../rooms/model/people.ts';
import { isMasked, type RoomState } from '../rooms/model/room-model.ts';
import { joinOptions } from '../rooms/model/room-options.ts';
import { leftOut, obstacleTo } from '../rooms/model/starting.ts';
import { isSlowRoom } from '../rooms/slow-rooms.ts';

/**
 * What only the host is told: the kinds of hidden AI seats, in no order that others could match with tiles; who watches, who waits, and
 * who was removed. Who was voted out of a masked game is told after it.
 */
export function toHost(update: RoomUpdate, state: RoomState, watching: readonly Spectator[]): RoomUpdate {
  const { aiSeats, game, status } = state;
  const isHidden = (one: RemovedPerson) => status === 'playing' && game && isMasked(game) && one.game === game.id;
  const removed = state.removed
    .filter((one) => !isHidden(one))
    .map(({ id, name, number }) => ({ id, ...(name && { name }), ...(number && { number }) }));
  const waiting = waitingIn(state).map(({ id, name }) => ({ request_id: id, name }));
  return {
    ...update,
    you_are_host: true,
    ...(update.ai_hidden && { ai_seats: [...aiSeats] }),
    ...(watching.length > 0 && { watching: [...watching] }),
    ...(waiting.length > 0 && { waiting }),
    ...(removed.length > 0 && { removed }),
  };
}

export type RoomUpdate = PacketOf<'room_updated'>;
type ShownPlayer = RoomUpdate['players'][number];
export type Spectator = NonNullable<RoomUpdate['watching']>[number];

/** The `room_updated` payload of a room. Connects and disconnects are hidden while they could reveal something. */
export class RoomSummary {
  private readonly live: LiveRoom;
  private connected: ReadonlyMap<string, boolean> = new Map(); // as last shown, by id in the room
  private host: string | null; // as last shown
  private needed: number; // votes that remove a player, as last shown
  private game: string | null; // `needed` belongs to it
  private shownVotes: readonly RemovalVotes[];
  private pace: (Pick<RoomState, 'rules' | 'options'> & { readonly isSlow: boolean }) | undefined; // as last judged

  constructor(live: LiveRoom) {
    const { state } = live;
    this.live = live;
    this.host = state.host;
    this.needed = votesNeeded(state);
    this.game = state.game?.id ?? null;
    this.shownVotes = state.removalVotes;
  }
  /** Undefined: a game has just begun or ended, so the room changes again in a moment. */
  build(table: PublicTable | null, watching: readonly Spectator[]): RoomUpdate | undefined {
    const { state } = this.live;
    const { status, game } = state;
    if (status === 'playing' && (!table || table.isOver)) return undefined;
    this.look(state, table?.isSecret === true);
    const isHidden = status === 'playing' && game !== null && isMasked(game);
    const obstacle = status === 'lobby' ? obstacleTo(state, this.live.programs.length) : undefined;
    const late = status === 'lobby' && !obstacle ? leftOut(state).map(({ id }) => id) : [];
    return {
      code: state.code,
      host_id: isHidden ? null : this.host,
      rules: state.rules,
      options: joinOptions(state.options, state.roomOptions) as RoomUpdate['options'],
      ai_count: state.aiSeats.length,
      ...(hidesAi(state) ? { ai_hidden: true } : { ai_seats: [...state.aiSeats] }),
      ai_kinds: [...this.live.aiKinds(state.rules)],
      language: state.language,
      status,
      ...(status !== 'playing' && { seats: state.members.length + state.aiSeats.length }),
      players: status === 'playing' && table ? this.table(table) : this.people(table),
      ...(state.countdownEndsAt !== null && { countdown_ends_at: state.countdownEndsAt }),
      locked: state.isLocked,
      ...agentsIn(state),
      ...(state.isRanked && { ranked: true }),
      ...(state.isInOneRoom && { in_one_room: true }),
      ...(late.length > 0 && { start_without: late }),
      ...(obstacle && { cannot_start: obstacle.message, cannot_start_why: obstacle.why }),
      ...this.programs(),
      ...this.votesToRemove(),
      ...countsOf(watching),
      ...(watching.some(({ id }) => id === state.leadingDisplay) && { display_leads: true }),
      ...(state.password !== null && { has_password: true }),
      ...this.pushKey(),
      ...(game && { game_id: game.id }),
    };
  }

  private pushKey(): Pick<RoomUpdate, 'push_key'> {
    const { notices, state } = this.live;
    if (!notices) return {};
    const { rules, options } = state;
    if (this.pace?.options !== options || this.pace.rules !== rules)
      this.pace = { rules, options, isSlow: isSlowRoom(state) };
    return this.pace.isSlow ? { push_key: notices.key } : {};
  }
  private votesToRemove(): Pick<RoomUpdate, 'votes_to_remove'> {
    return this.hasVotes ? { votes_to_remove: this.needed } : {};
  }
  /** True while players can be voted out. */
  private get hasVotes(): boolean {
    const { status, roomOptions } = this.live.state;
    return status === 'playing' && roomOptions.remove_by_vote;
  }
  /** Each player is told which votes are their own: who else has voted would tell people from AI seats. */
  withOwnVotes(update: RoomUpdate, player: string): RoomUpdate {
    const own = this.shownVotes.filter(({ by }) => by.includes(player)).map(({ seat }) => seat);
    return this.hasVotes && own.length > 0 ? { ...update, your_votes_to_remove: own } : update;
  }
  /** Notes what is shown until the next look. At night only a new game shows: most games begin then. */
  private look(state: RoomState, isSecret: boolean): void {
    const game = state.game?.id ?? null;
    if (game !== this.game) this.needed = votesNeeded(state);
    this.game = game;
    if (isSecret) return;
    this.connected = new Map(state.members.map(({ id }) => [id, this.live.isHere(id)]));
    this.host = state.host;
    this.needed = votesNeeded(state);
    this.shownVotes = state.removalVotes; // a player who leaves at night takes their votes along
  }
  private marks(id: string): Pick<ShownPlayer, 'muted' | 'removal_votes' | 'removed'> {
    const { muted, removedSeats } = this.live.state;
    const votes = this.shownVotes.find(({ seat }) => seat === id)?.by.length ?? 0;
    return {
      ...(muted.includes(id) && { muted: true as const }),
      ...(votes > 0 && this.hasVotes && { removal_votes: votes }),
      ...(removedSeats.includes(id) && { removed: true as const }),
    };
  }
  /** Where programs connect, and which are waiting. */
  private programs(): Pick<RoomUpdate, 'programs'> {
    const { state, programs, hasPrograms } = this.live;
    if (state.status === 'playing' || !hasPrograms || openSeats(state) === 0) return {};
    return { programs: { path: `/${state.rules}/${state.code}`, waiting: programs.map(({ name }) => name) } };
  }
  private table(table: PublicTable): ShownPlayer[] {
    const { options, removedSeats } = this.live.state;
    const isLeftToBots = hasBotsForAway(options);
    const isBot = ({ id, player }: Sitter) => player === null || removedSeats.includes(id);
    const mayTell = this.mayTellAbsence;
    return this.sitters().map((sitter, seat) => {
      const hasStandIn = mayTell && !isBot(sitter) && table.standIns.has(seat);
      const isHere = isBot(sitter) || this.isConnected(sitter.player ?? '', isLeftToBots); // a bot is always connected
      return {
        id: sitter.id,
        name: table.nameOf(seat),
        ready: true,
        connected: !mayTell || (isHere && !hasStandIn),
        alive: table.isAlive(seat),
        look: lookOf(sitter, seat),
        ...(hasStandIn && { played_by_bot: true as const }),
        ...this.marks(sitter.id),
      };
    });
  }
  /** False: an AI seat is never away, and a false name never either, so it would tell who is a person, or which. */
  private get mayTellAbsence(): boolean {
    const { game } = this.live.state;
    return game !== null && !isMasked(game) && this.sitters().every(({ player }) => player !== null);
  }
  private people(table: PublicTable | null): ShownPlayer[] {
    const sitters = this.sitters();
    const { state } = this.live;
    const isAlive = (id: string) => {
      const seat = sitters.findIndex((sitter) => (sitter.player ?? sitter.id) === id);
      return seat < 0 || !table || table.isAlive(seat);
    };
    const isReady = new Map(state.members.map((one) => [one.id, one.isReady || one.isAgent === true]));
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
        ...this.marks(id),
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

/** How many of the members are agents; never which. */
function agentsIn({ members }: RoomState): Pick<RoomUpdate, 'agents'> {
  const agents = members.filter(({ isAgent }) => isAgent).length;
  return agents > 0 ? { agents } : {};
}
const countsOf = (watching: readonly Spectator[]): Pick<RoomUpdate, 'spectators' | 'displays'> => ({
  spectators: watching.length,
  displays: watching.filter(({ display }) => display).length,
});
