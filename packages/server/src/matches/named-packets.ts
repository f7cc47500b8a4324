import {
  type Event,
  type EventOf,
  fold,
  Game,
  openFrame,
  type Place,
  type Prompt,
  type Ruleset,
  type SeatId,
  sentence,
} from '@moonrise/engine';
import { fellows } from './fellows.ts';
import type { GamePacket, Projection } from './game-packet.ts';
import { ASIDE, AT_NIGHT, LOOKS, NIGHT, SPARED, VOTED_OUT } from './named-keys.ts';
import { gameEnded, gameStarted, type NamedGame, packet, tally } from './named-summaries.ts';
import { type GameRow, isEarlier } from './rows.ts';
import { ViewerState } from './viewer-state.ts';
import { wirePrompts } from './wire-prompts.ts';

/** A row as this viewer sees it. */
interface Seen {
  readonly row: GameRow;
  readonly events: readonly Event[];
  readonly at: number; // index of the current event
}
type Tell<T extends Event['type']> = (self: NamedPackets, event: EventOf<T>, seen: Seen) => readonly GamePacket[];
type Tellers = { readonly [T in Event['type']]?: Tell<T> };

const none: readonly GamePacket[] = [];
const isOver = ({ events, at }: Seen): boolean =>
  events.some(({ type }, i) => i > at && (type === 'closed' || type === 'ended'));

/** The named stream: the events of the public interface, made from the engine's events that this viewer may see. */
export class NamedPackets implements Projection {
  private readonly named: NamedGame;
  private readonly viewer: ViewerState;
  private readonly me: SeatId | null;
  private commitment = '';
  private phaseId: string | null = null; // null before the deal
  private endsAt: number | null = null;
  private asked: readonly Prompt[] = []; // when last compared
  private askedIn: string | null = null; // the phase at that time
  private prompts = ''; // JSON of the last ones sent, with their phase
  private day = 0;
  private isNight = false;
  private nightDeaths: { id: string; role: string | null }[] = [];
  private messages = 0;
  private lastTold: readonly Place[] = []; // the last sentence about two players: a shot is told before its victim dies
  private moves: { text: string; about: readonly string[] }[] = [];
  private votes: Record<string, string | null> = {};

  constructor(rules: Ruleset, seat: SeatId | null, named: NamedGame, viewer = new ViewerState(rules, seat)) {
    this.named = named;
    this.me = seat;
    this.viewer = viewer;
  }
  copy(): NamedPackets {
    const copy = new NamedPackets(this.viewer.game.rules, this.me, this.named, this.viewer.copy());
    const { viewer: _, ...state } = this;
    return Object.assign(copy, { ...state, nightDeaths: [...this.nightDeaths], moves: [...this.moves] });
  }

  packets(row: GameRow): readonly GamePacket[] {
    const { command } = row;
    if (command.type === 'extend') return this.extended(row, command.ms);
    if (isEarlier(command)) return this.viewer.game.isOpen ? [this.phaseChanged({ row, events: [], at: 0 })] : none;
    if (command.type === 'nudge') return this.nudged(row, command.seconds);
    const events = this.viewer.seen(row.events);
    const packets: GamePacket[] = [];
    for (let at = 0; at < events.length; at++) {
      const event = events[at]!;
      this.viewer.watch(event);
      const tell = NamedPackets.tellers[event.type] as Tell<Event['type']> | undefined;
      if (tell) for (const told of tell(this, event, { row, events, at })) packets.push(told);
    }
    const asked = events.length > 0 ? this.newPrompts() : undefined;
    if (asked) packets.push(asked);
    return packets;
  }

  private static readonly tellers: Tellers = {
    started: (self, { commitment }) => {
      self.commitment = commitment;
      return none;
    },
    opened: (self, event, seen) => self.opened(event, seen),
    resumed: (self, _, seen) => (self.viewer.game.isOpen && !isOver(seen) ? [self.phaseChanged(seen)] : none),
    chose: (self, { deed, to }, { row }) => {
      const mine = deed.seat === self.me ? [self.confirmed(deed.act, deed.targets)] : none;
      if (to === 'all') return [...mine, self.tallied(row, deed.act)];
      return deed.seat === self.me ? mine : [self.privately('choice', [deed.seat, ...deed.targets], deed.act)];
    },
    withdrew: (self, { seat, slot, to }, { row }) => {
      if (to === 'all') return [self.tallied(row, slot)];
      return seat === self.me ? none : [self.privately('withdrew', [seat], slot)];
    },
    cast: (_, { count }) => [packet('vote_update', { votes: {}, cast: count })],
    counted: (self, { act, ballots, to }) => {
      if (to !== 'all') return ballots.map(({ seat, targets }) => self.privately('choice', [seat, ...targets], act));
      const counted = tally(ballots, self.named.ids);
      self.votes = counted.data.by as Record<string, string | null>;
      return [counted];
    },
    did: (self, { deed }) => {
      const isBallot = self.viewer.game.ballots(deed.act).some(({ seat }) => seat === deed.seat); // confirmed when chosen
      return deed.seat === self.me && !isBallot ? [self.confirmed(deed.act, deed.targets)] : none;
    },
    said: (self, { seat, channel, text }, { row }) => [self.message(row, channel, 'player', text, seat)],
    spoke: (self, { seat, act, text, to }, seen) => [
      self.message(seen.row, to === 'all' ? 'global' : 'wolves', 'player', text === '' ? act : text, seat),
      ...self.turnChanged(seen),
    ],
    turned: (self, event, seen) => self.turned(event, seen),
    revealed: (self, event, seen) => self.revealed(event, seen),
    marked: (self, { seat, mark, on, to }) => (to === 'all' ? none : [self.privately(mark, [seat], on)]),
    died: (self, event, seen) => self.died(event, seen),
    revived: (self, { seat }) => [packet('player_returned', { player_id: self.named.ids.idOf(seat) })],
    told: (self, event, { row }) => self.told(event, row),
    ended: (self, event) => [
      ...self.dawn(),
      packet('phase_changed', { phase: 'ended', phase_id: null, duration: null, ends_at: null, round: self.day }),
      gameEnded(self.named, self.viewer.game, event, { moves: self.moves, votes: self.votes }),
    ],
  };

  private opened(event: EventOf<'opened'>, seen: Seen): readonly GamePacket[] {
    const isDeal = this.phaseId === null;
    const dealt = isDeal ? [gameStarted(this.named, this.viewer.game, this.me, this.commitment)] : none;
    // In rule sets without a phase called night, the night is the time between two days.
    if (!isDeal && event.day > this.day && !this.viewer.game.rules.phaseOf.has(NIGHT)) this.isNight = true;
    const isAside = this.viewer.game.state.frames.length > 1; // the interrupted phase continues after it
    const dawn = isAside && this.nightDeaths.length === 0 ? none : this.dawn();
    if (!isAside) {
      this.isNight = event.phase === NIGHT;
      this.lastTold = [];
    }
    this.day = event.day;
    return [...dealt, ...dawn, this.phaseChanged(seen)];
  }
  private dawn(): readonly GamePacket[] {
    if (!this.isNight && this.nightDeaths.length === 0) return none;
    const deaths = this.nightDeaths;
    this.isNight = false;
    this.nightDeaths = [];
    return [packet('night_result', { deaths })];
  }
  private died({ seat, cause }: EventOf<'died'>, { events }: Seen): readonly GamePacket[] {
    const id = this.named.ids.idOf(seat);
    const shown = events.find((e) => e.type === 'revealed' && e.place === seat && e.to === 'all');
    const role = shown?.type === 'revealed' ? shown.role : null;
    if (AT_NIGHT.includes(cause)) {
      this.nightDeaths.push({ id, role });
      return none;
    }
    if (cause === VOTED_OUT) return [packet('player_eliminated', { player_id: id, role })];
    const [shooter, target] = this.lastTold;
    const by = shooter !== undefined && target === seat ? this.named.ids.idOf(shooter) : null;
    return [packet('player_died', { player_id: id, role, cause, by })];
  }
  private told(event: EventOf<'told'>, row: GameRow): readonly GamePacket[] {
    const { key, about, answer, to, channel } = event;
    if (to === 'all' && about.length === 2) this.lastTold = about;
    const text = sentence(this.viewer.game, event);
    const ids = about.map(this.named.ids.idOf);
    if (key.startsWith('move_')) {
      this.moves.push({ text, about: ids });
      return none;
    }
    if (to === 'all' || channel !== undefined) {
      const message = this.message(row, channel ?? 'global', 'system', text, null);
      return SPARED.includes(key) ? [packet('no_elimination', { reason: key }), message] : [message];
    }
    const look = LOOKS[key];
    if (look) return [packet('seer_result', { target_id: ids[0], role: look(answer, this.viewer.game.rules.wolves) })];
    return [packet('private_result', { kind: key, about: ids, answer: answer ?? null, text })];
  }
  private turned({ seat, role, cause }: EventOf<'turned'>, { events, at }: Seen): readonly GamePacket[] {
    const { rules, state } = this.viewer.game;
    const after = new Game(rules, fold(events.slice(at + 1), state)); // newly known fellows are revealed by the events after it
    const known = fellows(after, this.me).map(this.named.ids.idOf);
    if (seat !== this.me) return [packet('fellows_changed', { fellows: known })];
    return [packet('role_changed', { role, team: this.viewer.game.team(seat) ?? null, fellows: known, cause })];
  }
  /** A card shown privately. Cards known from the deal and cards shown by a look have packets of their own. */
  private revealed({ place, role, to }: EventOf<'revealed'>, { events }: Seen): readonly GamePacket[] {
    if (to === 'all' || this.phaseId === null || place === this.me) return none;
    const isTold = events.some((e) => e.type === 'turned' || (e.type === 'told' && e.about.includes(place)));
    return isTold ? none : [this.privately(ASIDE, [place], role)];
  }

  private extended(row: GameRow, ms: number): readonly GamePacket[] {
    if (!this.viewer.game.isOpen) return none;
    const text = `The server was away: this phase lasts ${Math.ceil(ms / 1000)} seconds longer.`;
    return [this.message(row, 'global', 'system', text, null), this.phaseChanged({ row, events: [], at: 0 })];
  }
  private nudged(row: GameRow, seconds: number): readonly GamePacket[] {
    if (!this.viewer.owesAnAnswer()) return none;
    return [this.message(row, 'global', 'system', `${seconds} seconds left, and you have not chosen yet.`, null)];
  }
  private tallied(row: GameRow, act: string): GamePacket {
    const ballots = this.viewer.game.ballots(act);
    return this.named.shared.of(row, ballots, () => tally(ballots, this.named.ids));
  }
  private confirmed(act: string, targets: readonly Place[]): GamePacket {
    return packet('action_confirmed', { act, targets: targets.map(this.named.ids.idOf) });
  }
  private privately(kind: string, about: readonly Place[], answer: unknown): GamePacket {
    return packet('private_result', { kind, about: about.map(this.named.ids.idOf), answer });
  }
  private message(row: GameRow, channel: string, kind: string, text: string, from: SeatId | null): GamePacket {
    const id = `${++this.messages}`;
    return this.named.shared.of(row, [id, channel, kind, from, text], () => {
      const sender = from === null ? null : this.named.ids.idOf(from);
      return packet('message', { id, channel, kind, from: sender, text, at: row.at });
    });
  }
  private turnChanged(seen: Seen): readonly GamePacket[] {
    const isNew = openFrame(this.viewer.game) !== this.phaseId && this.viewer.game.frame.floor?.speaker !== null;
    return isNew ? [this.phaseChanged(seen)] : none;
  }
  /** A phase that ended in the row that opened it had no time; the row's deadline belongs to the last phase opened. */
  private phaseChanged(seen: Seen): GamePacket {
    const { game } = this.viewer;
    this.phaseId = openFrame(game) ?? this.phaseId;
    this.endsAt = isOver(seen) ? seen.row.at : seen.row.deadline;
    const { phase, seconds } = game.frame;
    const data = { phase, phase_id: this.phaseId, duration: seconds, ends_at: this.endsAt, round: game.day };
    return packet('phase_changed', data);
  }
  private newPrompts(): GamePacket | undefined {
    if (this.viewer.game.state.outcome) return undefined;
    const asked = this.viewer.prompts();
    if (asked === this.asked && this.phaseId === this.askedIn) return undefined;
    this.asked = asked;
    this.askedIn = this.phaseId;
    const prompts = wirePrompts(asked, this.named.ids.idOf);
    const text = JSON.stringify([this.phaseId, prompts]);
    if (text === this.prompts) return undefined;
    this.prompts = text;
    return packet('prompts_changed', { phase_id: this.phaseId, ends_at: this.endsAt, prompts });
  }
}
