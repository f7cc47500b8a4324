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
import type { Frame, Projection } from './frame.ts';
import { ASIDE, AT_NIGHT, LOOKS, NIGHT, SPARED, VOTED_OUT } from './named-keys.ts';
import { fellows, frame, gameEnded, gameStarted, type NamedGame, tally } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { wirePrompts } from './wire-prompts.ts';
import { Witness } from './witness.ts';

/** A row as this viewer sees it. */
interface Seen {
  readonly row: GameRow;
  readonly events: readonly Event[];
  readonly at: number; // the place of the event that is being told
}
type Tell<T extends Event['type']> = (event: EventOf<T>, seen: Seen) => readonly Frame[];
type Tellers = { readonly [T in Event['type']]?: Tell<T> };

const none: readonly Frame[] = [];
const isOver = ({ events, at }: Seen): boolean =>
  events.some(({ type }, i) => i > at && (type === 'closed' || type === 'ended'));

/** The frames of the public interface, one viewer's share: made from the engine's events that this viewer may see. */
export class NamedFrames implements Projection {
  private readonly named: NamedGame;
  private readonly witness: Witness;
  private readonly me: SeatId | null;
  private commitment = '';
  private phaseId: string | null = null; // null: nothing is dealt yet
  private endsAt: number | null = null;
  private asked: readonly Prompt[] = []; // at the last look
  private askedIn: string | null = null; // and the phase at that time
  private prompts = ''; // as they were last sent, with their phase
  private day = 0;
  private isNight = false;
  private nightDeaths: { id: string; role: string | null }[] = [];
  private messages = 0;
  private lastTold: readonly Place[] = []; // of two: a shot is told before its victim dies
  private moves: { text: string; about: readonly string[] }[] = [];
  private votes: Record<string, string | null> = {};

  constructor(rules: Ruleset, viewer: SeatId | null, named: NamedGame) {
    this.named = named;
    this.me = viewer;
    this.witness = new Witness(rules, viewer);
  }

  frames(row: GameRow): readonly Frame[] {
    const { command } = row;
    if (command.type === 'extend') return this.extended(row, command.ms);
    if (command.type === 'nudge') return this.nudged(row, command.seconds);
    const events = this.witness.seen(row.events);
    const frames: Frame[] = [];
    for (let at = 0; at < events.length; at++) {
      const event = events[at]!;
      this.witness.watch(event);
      const tell = this.tellers[event.type] as Tell<Event['type']> | undefined;
      if (tell) for (const told of tell(event, { row, events, at })) frames.push(told);
    }
    const asked = events.length > 0 ? this.newPrompts() : undefined;
    if (asked) frames.push(asked);
    return frames;
  }

  private readonly tellers: Tellers = {
    started: ({ commitment }) => {
      this.commitment = commitment;
      return none;
    },
    opened: (event, seen) => this.opened(event, seen),
    resumed: (_, seen) => (this.witness.game.isOpen && !isOver(seen) ? [this.phaseChanged(seen)] : none),
    chose: ({ deed, to }, { row }) => {
      const mine = deed.seat === this.me ? [this.confirmed(deed.act, deed.targets)] : none;
      if (to === 'all') return [...mine, this.tallied(row, deed.act)];
      return deed.seat === this.me ? mine : [this.privately('choice', [deed.seat, ...deed.targets], deed.act)];
    },
    withdrew: ({ seat, slot, to }, { row }) => {
      if (to === 'all') return [this.tallied(row, slot)];
      return seat === this.me ? none : [this.privately('withdrew', [seat], slot)];
    },
    cast: ({ count }) => [frame('vote_update', { votes: {}, cast: count })],
    counted: ({ act, ballots, to }) => {
      if (to !== 'all') return ballots.map(({ seat, targets }) => this.privately('choice', [seat, ...targets], act));
      const counted = tally(ballots, this.named.ids);
      this.votes = counted.data.by as Record<string, string | null>;
      return [counted];
    },
    did: ({ deed }) => {
      const isBallot = this.witness.game.ballots(deed.act).some(({ seat }) => seat === deed.seat); // confirmed when chosen
      return deed.seat === this.me && !isBallot ? [this.confirmed(deed.act, deed.targets)] : none;
    },
    said: ({ seat, channel, text }, { row }) => [this.message(row, channel, 'player', text, seat)],
    spoke: ({ seat, act, text, to }, seen) => [
      this.message(seen.row, to === 'all' ? 'global' : 'wolves', 'player', text === '' ? act : text, seat),
      ...this.turnChanged(seen),
    ],
    turned: (event, seen) => this.turned(event, seen),
    revealed: (event, seen) => this.revealed(event, seen),
    marked: ({ seat, mark, on, to }) => (to === 'all' ? none : [this.privately(mark, [seat], on)]),
    died: (event, seen) => this.died(event, seen),
    told: (event, { row }) => this.told(event, row),
    ended: (event) => [
      ...this.dawn(),
      frame('phase_changed', { phase: 'ended', phase_id: null, duration: null, ends_at: null, round: this.day }),
      gameEnded(this.named, this.witness.game, event, { moves: this.moves, votes: this.votes }),
    ],
  };

  private opened(event: EventOf<'opened'>, seen: Seen): readonly Frame[] {
    const isDeal = this.phaseId === null;
    const dealt = isDeal ? [gameStarted(this.named, this.witness.game, this.me, this.commitment)] : none;
    // Where no phase is called night, the night is what lies between two days.
    if (!isDeal && event.day > this.day && !this.witness.game.rules.phaseOf.has(NIGHT)) this.isNight = true;
    const isAside = this.witness.game.state.frames.length > 1; // the phase before goes on after it
    const dawn = isAside && this.nightDeaths.length === 0 ? none : this.dawn();
    if (!isAside) {
      this.isNight = event.phase === NIGHT;
      this.lastTold = [];
    }
    this.day = event.day;
    return [...dealt, ...dawn, this.phaseChanged(seen)];
  }
  private dawn(): readonly Frame[] {
    if (!this.isNight && this.nightDeaths.length === 0) return none;
    const deaths = this.nightDeaths;
    this.isNight = false;
    this.nightDeaths = [];
    return [frame('night_result', { deaths })];
  }
  private died({ seat, cause }: EventOf<'died'>, { events }: Seen): readonly Frame[] {
    const id = this.named.ids.idOf(seat);
    const shown = events.find((e) => e.type === 'revealed' && e.place === seat && e.to === 'all');
    const role = shown?.type === 'revealed' ? shown.role : null;
    if (AT_NIGHT.includes(cause)) {
      this.nightDeaths.push({ id, role });
      return none;
    }
    if (cause === VOTED_OUT) return [frame('player_eliminated', { player_id: id, role })];
    const [shooter, target] = this.lastTold;
    const by = shooter !== undefined && target === seat ? this.named.ids.idOf(shooter) : null;
    return [frame('player_died', { player_id: id, role, cause, by })];
  }
  private told(event: EventOf<'told'>, row: GameRow): readonly Frame[] {
    const { key, about, answer, to, channel } = event;
    if (to === 'all' && about.length === 2) this.lastTold = about;
    const text = sentence(this.witness.game, event);
    const ids = about.map(this.named.ids.idOf);
    if (key.startsWith('move_')) {
      this.moves.push({ text, about: ids });
      return none;
    }
    if (to === 'all' || channel !== undefined) {
      const message = this.message(row, channel ?? 'global', 'system', text, null);
      return SPARED.includes(key) ? [frame('no_elimination', { reason: key }), message] : [message];
    }
    const look = LOOKS[key];
    if (look) return [frame('seer_result', { target_id: ids[0], role: look(answer, this.witness.game.rules.wolves) })];
    return [frame('private_result', { kind: key, about: ids, answer: answer ?? null, text })];
  }
  private turned({ seat, role, cause }: EventOf<'turned'>, { events, at }: Seen): readonly Frame[] {
    const { rules, state } = this.witness.game;
    const after = new Game(rules, fold(events.slice(at + 1), state)); // whom one knows from now on is shown after it
    const known = fellows(after, this.me).map(this.named.ids.idOf);
    if (seat !== this.me) return [frame('fellows_changed', { fellows: known })];
    return [frame('role_changed', { role, team: this.witness.game.team(seat) ?? null, fellows: known, cause })];
  }
  /** A card shown in private. The deal tells of those known from the start; looks have words of their own. */
  private revealed({ place, role, to }: EventOf<'revealed'>, { events }: Seen): readonly Frame[] {
    if (to === 'all' || this.phaseId === null || place === this.me) return none;
    const isTold = events.some((e) => e.type === 'turned' || (e.type === 'told' && e.about.includes(place)));
    return isTold ? none : [this.privately(ASIDE, [place], role)];
  }

  private extended(row: GameRow, ms: number): readonly Frame[] {
    if (!this.witness.game.isOpen) return none;
    const text = `The server was away: this phase lasts ${Math.ceil(ms / 1000)} seconds longer.`;
    return [this.message(row, 'global', 'system', text, null), this.phaseChanged({ row, events: [], at: 0 })];
  }
  private nudged(row: GameRow, seconds: number): readonly Frame[] {
    if (!this.witness.owesAnAnswer()) return none;
    return [this.message(row, 'global', 'system', `${seconds} seconds left, and you have not chosen yet.`, null)];
  }
  private tallied(row: GameRow, act: string): Frame {
    const ballots = this.witness.game.ballots(act);
    return this.named.shared.of(row, ballots, () => tally(ballots, this.named.ids));
  }
  private confirmed(act: string, targets: readonly Place[]): Frame {
    return frame('action_confirmed', { act, targets: targets.map(this.named.ids.idOf) });
  }
  private privately(kind: string, about: readonly Place[], answer: unknown): Frame {
    return frame('private_result', { kind, about: about.map(this.named.ids.idOf), answer });
  }
  private message(row: GameRow, channel: string, kind: string, text: string, from: SeatId | null): Frame {
    const id = `${++this.messages}`;
    return this.named.shared.of(row, [id, channel, kind, from, text], () => {
      const sender = from === null ? null : this.named.ids.idOf(from);
      return frame('message', { id, channel, kind, from: sender, text, at: row.at });
    });
  }
  private turnChanged(seen: Seen): readonly Frame[] {
    const isNew = openFrame(this.witness.game) !== this.phaseId && this.witness.game.frame.floor?.speaker !== null;
    return isNew ? [this.phaseChanged(seen)] : none;
  }
  /** A phase that was over as soon as it began had no time; the row's deadline is that of the last one. */
  private phaseChanged(seen: Seen): Frame {
    const { game } = this.witness;
    this.phaseId = openFrame(game) ?? this.phaseId;
    this.endsAt = isOver(seen) ? seen.row.at : seen.row.deadline;
    const { phase, seconds } = game.frame;
    const data = { phase, phase_id: this.phaseId, duration: seconds, ends_at: this.endsAt, round: game.day };
    return frame('phase_changed', data);
  }
  private newPrompts(): Frame | undefined {
    if (this.witness.game.state.outcome) return undefined;
    const asked = this.witness.prompts();
    if (asked === this.asked && this.phaseId === this.askedIn) return undefined;
    this.asked = asked;
    this.askedIn = this.phaseId;
    const prompts = wirePrompts(asked, this.named.ids.idOf);
    const text = JSON.stringify([this.phaseId, prompts]);
    if (text === this.prompts) return undefined;
    this.prompts = text;
    return frame('prompts_changed', { phase_id: this.phaseId, ends_at: this.endsAt, prompts });
  }
}
