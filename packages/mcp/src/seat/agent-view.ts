import { type Event, evolve, Game, isOnlyWords, nothing, type Ruleset } from '@moonrise/engine';
import type { PacketOf } from '@moonrise/protocol';
import { rulesOfGame } from '@moonrise/rulesets';
import { eventWords } from '../words/event-words.ts';

type RoomUpdate = PacketOf<'room_updated'>;
type EventsPacket = PacketOf<'events'>;
type OutPacket = PacketOf<'you_are_out'>;

/** A game as one seat knows it. */
export interface SeatGame {
  readonly id: string;
  readonly seat: number | null;
  readonly game: Game;
  readonly latest: EventsPacket;
  readonly story: readonly string[];
  readonly secrets: readonly string[]; // those lines of the story that not everyone knows, apart from chat
}

/** What one seat has been sent: its room, and its game as a fold of the events it saw. */
export class AgentView {
  room: RoomUpdate | undefined;
  game: SeatGame | null = null;
  out: OutPacket | undefined; // the seat is lost
  approved: boolean | undefined; // the host's answer to a request for a seat
  readonly lines: string[] = []; // that were not shown yet
  private latest: string | undefined; // the last game whose lines were shown

  /** Takes a packet. True if it is news for the agent. */
  take(event: string, data: unknown): boolean {
    switch (event) {
      case 'room_updated':
        return this.roomUpdated(data as RoomUpdate);
      case 'events':
        return this.happened(data as EventsPacket);
      case 'message':
        return this.message(data as PacketOf<'message'>);
      case 'you_are_out':
        this.out = data as OutPacket;
        return true;
      case 'seat_answered':
        this.approved = (data as PacketOf<'seat_answered'>).approved;
        return true;
      default:
        return false;
    }
  }
  /** The lines since the last call. */
  nextLines(): readonly string[] {
    return this.lines.splice(0);
  }
  /** A new connection sends the story from the start: lines that were shown are not shown again. */
  reconnected(): void {
    this.latest = this.game ? `${this.game.id}/${this.game.latest.n}` : undefined;
    this.out = undefined;
  }
  get isOver(): boolean {
    return this.game?.game.state.outcome != null;
  }

  private roomUpdated(room: RoomUpdate): boolean {
    const before = this.room;
    this.room = room;
    if (room.status === 'lobby') this.game = null;
    const key = ({ status, players, host_id, cannot_start, countdown_ends_at, rules, options }: RoomUpdate) =>
      JSON.stringify([
        status,
        players.map(({ name }) => name),
        host_id,
        cannot_start,
        countdown_ends_at,
        rules,
        options,
      ]);
    return before === undefined || (room.status !== 'playing' && key(room) !== key(before));
  }
  private message({ kind, from, text }: PacketOf<'message'>): boolean {
    const name = this.room?.players.find(({ id }) => id === from)?.name ?? 'someone';
    this.lines.push(
      kind === 'system' ? `[Notice] ${text}` : `[Room] ${JSON.stringify(name)} says: ${JSON.stringify(text)}`,
    );
    return true;
  }
  private happened(packet: EventsPacket): boolean {
    const events = packet.events as readonly Event[];
    const started = events.find((event) => event.type === 'started');
    if (started && packet.table) {
      const built = rulesOfGame(started);
      if (!built.ok) throw new Error(built.message);
      this.game = begun(packet.table.game_id, packet.table.seat, built.rules, packet);
    }
    const { game } = this;
    if (!game) return false;
    const [story, secrets] = [[...game.story], [...game.secrets]];
    let seen = game.game;
    const fresh: string[] = [];
    for (const event of events) {
      if (!isOnlyWords(event)) seen = new Game(seen.rules, evolve(seen.state, event));
      const line = eventWords(seen, event);
      if (line === undefined) continue;
      story.push(line);
      fresh.push(line);
      if (event.to !== 'all' && isKnowledge(event, game.seat)) secrets.push(line);
    }
    const isKnown = this.isShown(game.id, packet.n);
    if (!isKnown) this.lines.push(...fresh);
    const isReminder = packet.reminder_seconds !== undefined;
    if (isReminder && !isKnown)
      this.lines.push(`[Notice] ${packet.reminder_seconds} seconds are left, and you have not answered.`);
    const isAsked = JSON.stringify(packet.prompts) !== JSON.stringify(game.latest.prompts);
    this.game = { ...game, game: seen, latest: packet, story, secrets };
    return fresh.length > 0 || isAsked || isReminder;
  }
  private isShown(game: string, n: number): boolean {
    const [id, last = '0'] = this.latest?.split('/') ?? [];
    return id === game && n <= Number(last);
  }
}

/** True for what a seat learned alone; every look names its own card and the phase anyway. */
const isKnowledge = (event: Event, seat: number | null): boolean =>
  event.type !== 'said' && event.type !== 'opened' && !(event.type === 'dealt' && event.place === seat);
const begun = (id: string, seat: number | null, rules: Ruleset, latest: EventsPacket): SeatGame => ({
  id,
  seat,
  game: new Game(rules, nothing),
  latest: { ...latest, prompts: [] },
  story: [],
  secrets: [],
});
