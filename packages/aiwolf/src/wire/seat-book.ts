import type { Info, Judge, Role, Vote } from '@moonrise/agent-kit';
import type { Deed, Event, EventOf, SeatId } from '@moonrise/engine';
import { JsonPiece } from './json-text.ts';
import { type Channel, Speeches, type SpeechTime } from './speeches.ts';
import { ATTACK_VOTE, ATTACKED, DIVINED, EXILE_VOTE, EXILED, SPIRIT } from './vocabulary.ts';

/** The results of one day; packets carry them on the next day. */
type Results = {
  -readonly [K in
    | 'medium_result'
    | 'divine_result'
    | 'executed_agent'
    | 'attacked_agent'
    | 'vote_list'
    | 'attack_vote_list']?: NonNullable<Info[K]>;
};

// All seats that hear a speech share its serialized entry.
let [spoken, words]: [Event | null, JsonPiece] = [null, new JsonPiece('')];

/** What one seat knows, as `info` of packets. It is given the events of that seat and nothing else. */
export class SeatBook {
  readonly seat: SeatId;
  private readonly gameId: string;
  private names: readonly string[] = [];
  private order: readonly SeatId[] = []; // by name: seat order would reveal something
  private readonly roles = new Map<SeatId, Role>();
  private readonly dead = new Set<SeatId>();
  private readonly results = new Map<number, Results>();
  private readonly speeches = new Speeches();
  private drawn: { readonly day: number; readonly words: JsonPiece } | null = null; // cached until something changes
  private heard: Record<Channel, JsonPiece[]> = { talk: [], whisper: [] }; // today
  private told: Record<Channel, number> = { talk: 0, whisper: 0 }; // number of entries sent

  constructor(gameId: string, seat: SeatId) {
    this.gameId = gameId;
    this.seat = seat;
  }

  see(event: Event, moment: SpeechTime): void {
    if (event.type === 'opened') this.speeches.open(event);
    else if (event.type === 'spoke') this.hear(event, moment);
    else if (this.learn(event, moment.day)) this.drawn = null;
  }
  /** A new day begins with empty histories. */
  dawn(): void {
    this.speeches.dawn();
    this.heard = { talk: [], whisper: [] };
    this.told = { talk: 0, whisper: 0 };
  }

  /** The seat's own role. */
  get role(): Role | undefined {
    return this.roles.get(this.seat);
  }
  /** The JSON of `info` without its braces: some packets add keys. */
  info(day: number): JsonPiece {
    if (this.drawn?.day === day) return this.drawn.words;
    const words = new JsonPiece(JSON.stringify(this.known(day)).slice(1, -1));
    this.drawn = { day, words };
    return words;
  }
  /** The remaining speeches as JSON without braces, during a phase of speech. */
  remains(): JsonPiece | undefined {
    const left = this.speeches.leftTo(this.seat);
    if (!left) return undefined;
    const { count, skips, length } = left;
    const rest = length === null ? '' : `,"remain_length":${length}`;
    return new JsonPiece(`"remain_count":${count},"remain_skip":${skips}${rest}`);
  }
  /** The entries since the last call. */
  news(channel: Channel): readonly JsonPiece[] {
    const news = this.heard[channel].slice(this.told[channel]);
    this.told[channel] += news.length;
    return news;
  }
  last(channel: Channel): JsonPiece {
    return this.heard[channel].at(-1) as JsonPiece;
  }

  private known(day: number): Info {
    return {
      game_id: this.gameId,
      day,
      agent: this.nameOf(this.seat),
      ...this.results.get(day - 1),
      status_map: this.byName((seat) => (this.dead.has(seat) ? 'DEAD' : 'ALIVE')),
      role_map: this.byName((seat) => this.roles.get(seat)),
    };
  }
  private hear(event: EventOf<'spoke'>, moment: SpeechTime): void {
    const { speeches } = this;
    const name = this.nameOf(event.seat);
    if (spoken !== event)
      [spoken, words] = [event, new JsonPiece(JSON.stringify(speeches.entryOf(event, name, moment)))];
    speeches.note(event, name);
    this.heard[speeches.channel].push(words);
  }
  /** Takes an event. True if `info` changes. */
  private learn(event: Event, day: number): boolean {
    switch (event.type) {
      case 'started':
        this.names = event.names;
        this.order = [...event.names.keys()].sort((a, b) => (this.nameOf(a) < this.nameOf(b) ? -1 : 1));
        return true;
      case 'dealt':
      case 'revealed':
        this.roles.set(event.place, event.role as Role);
        return true;
      case 'died':
        this.mourn(event, day);
        return true;
      case 'counted':
        this.count(event, day);
        return true;
      case 'told':
        this.judge(event, day);
        return true;
      case 'ended':
        for (const [place, role] of event.cards.entries()) this.roles.set(place, role as Role);
        return true;
      default:
        return false;
    }
  }
  private mourn({ seat, cause }: EventOf<'died'>, day: number): void {
    this.dead.add(seat);
    if (cause === EXILED) this.of(day).executed_agent = this.nameOf(seat);
    if (cause === ATTACKED) this.of(day).attacked_agent = this.nameOf(seat);
  }
  /** Only the last round of a vote is sent. */
  private count({ act, ballots }: EventOf<'counted'>, day: number): void {
    const key = act === EXILE_VOTE ? 'vote_list' : act === ATTACK_VOTE ? 'attack_vote_list' : undefined;
    if (key === undefined) return;
    const results = this.of(day);
    if (ballots.length > 0) results[key] = ballots.map((ballot) => this.voteOf(ballot, day));
    else delete results[key];
  }
  private judge({ key, about, answer }: EventOf<'told'>, day: number): void {
    const target = this.nameOf(about[0] ?? this.seat);
    const result = answer as Judge['result'];
    if (key === DIVINED) this.of(day).divine_result = { day, agent: this.nameOf(this.seat), target, result };
    if (key === SPIRIT) this.of(day).medium_result = { day, agent: target, target, result }; // the wire names the target twice, not the medium
  }
  private of(day: number): Results {
    const results = this.results.get(day) ?? {};
    this.results.set(day, results);
    return results;
  }
  private voteOf({ seat, targets }: Deed, day: number): Vote {
    return { day, agent: this.nameOf(seat), target: this.nameOf(targets[0] as SeatId) };
  }
  private nameOf(seat: SeatId): string {
    return this.names[seat] ?? '';
  }
  private byName<T>(of: (seat: SeatId) => T | undefined): Record<string, T> {
    const map: Record<string, T> = {};
    for (const seat of this.order) {
      const value = of(seat);
      if (value !== undefined) map[this.nameOf(seat)] = value;
    }
    return map;
  }
}
