import type { Event, EventOf, Id, Light, Ruleset, SeatId } from '@moonrise/engine';
import type { Beat, BeatKind, BeatWords } from './beat.ts';
import { lengthOf } from './lengths.ts';
import { tellingOrder } from './telling-order.ts';

export const beatRules = ({ phaseOf, staged }: Pick<Ruleset, 'phaseOf' | 'staged'>): BeatWords => ({
  phases: [...phaseOf.values()],
  staged,
});

/** The beats of what one viewer has seen (or everyone), in the order in which they are played. */
export function beatsOf(events: readonly Event[], rules: BeatWords): readonly Beat[] {
  const seen = events.map((event, index) => ({ event, index }));
  const stage = new PublicStage(
    seen.filter(({ event }) => event.to === 'all'),
    rules,
  );
  const beats = [...stage.beats(), ...seen.flatMap(privateBeat)].sort((a, b) => a.from - b.from);
  return stage.nights.reduce(afterDawn, beats);
}

/** How long the public beats last that begin at `from` or later: the same for every viewer. */
export const stagingMs = (events: readonly Event[], rules: BeatWords, from = 0): number =>
  beatsOf(events, rules).reduce((sum, beat) => sum + (beat.isPublic && beat.from >= from ? beat.ms : 0), 0);

interface Seen {
  readonly event: Event;
  readonly index: number;
}
/** A night that has ended: what happened in it is told after the dawn. */
interface Night {
  readonly from: number;
  readonly dawn: number;
}

function afterDawn(beats: readonly Beat[], { from, dawn }: Night): readonly Beat[] {
  const isOfNight = (beat: Beat) => beat.from > from && beat.from < dawn;
  const before = beats.filter((beat) => beat.from <= from);
  const after = beats.filter((beat) => beat.from > dawn);
  return [...before, ...beats.filter((beat) => beat.from === dawn), ...beats.filter(isOfNight), ...after];
}

/** What only some may know; it never changes a public beat. */
function privateBeat({ event, index }: Seen): readonly Beat[] {
  if (event.to === 'all') return [];
  const made = { from: index, to: index, isPublic: false };
  if (event.type === 'turned')
    return [{ ...made, kind: 'conversion', ms: lengthOf('conversion'), seats: [event.seat], cause: event.cause }];
  if (event.type === 'counted' && event.ballots.length > 0) return [{ ...made, ...countOf(event) }];
  return [];
}

const countOf = ({ ballots, act }: EventOf<'counted'>) => ({
  kind: 'count' as const,
  ms: lengthOf('count', ballots.length),
  seats: [],
  cause: act,
  ballots: tellingOrder(ballots),
});

/** Goes through the public events once. Private events must not change what it returns. */
class PublicStage {
  readonly nights: Night[] = [];
  private readonly seen: readonly Seen[];
  private readonly rules: BeatWords;
  private readonly made: Beat[] = [];
  private light: Light | undefined; // of the last phase
  private day: number | undefined;
  private night = 0; // where the last one began
  private hasNights = false; // in public
  private end = -1; // of the last beat of a sentence or a death: its place among the public events

  constructor(seen: readonly Seen[], rules: BeatWords) {
    this.seen = seen;
    this.rules = rules;
  }
  beats(): readonly Beat[] {
    for (let i = 0; i < this.seen.length; i++) this.play(i);
    return this.made;
  }

  private play(i: number): void {
    const { event, index } = this.seen[i] as Seen;
    if (event.type === 'started') this.add('deal', index, index, []);
    else if (event.type === 'opened') this.opened(event, index);
    else if (event.type === 'closed' && this.light !== 'night') this.night = index;
    else if (event.type === 'died') this.died(event, i);
    else if (event.type === 'revived')
      this.add('spared', index, this.indexOf(this.lastAbout(i, event.seat)), [event.seat]);
    else if (event.type === 'told') this.told(event, i);
    else if (event.type === 'turned') this.add('conversion', index, index, [event.seat], { cause: event.cause });
    else if (event.type === 'counted' && event.ballots.length > 0)
      this.made.push({ from: index, to: index, isPublic: true, ...countOf(event) });
    else if (event.type === 'ended') this.add('curtain', index, index, event.outcome.winners);
  }

  /** Night falls and ends by the light of the phases; where the night is hidden, the new day tells that it is over. */
  private opened({ phase, day }: EventOf<'opened'>, index: number): void {
    const light = this.rules.phases.find(({ id }) => id === phase)?.light ?? 'day';
    const isNewDay = !this.hasNights && this.day !== undefined && day > this.day;
    if (light === 'night') {
      this.hasNights = true;
      if (this.light !== 'night') this.add('nightfall', index, index, []);
      this.night = index;
    } else if (this.light === 'night' || isNewDay) {
      this.nights.push({ from: this.night, dawn: index });
      this.add('dawn', index, index, []);
    }
    this.light = light;
    this.day = day;
  }

  private died({ seat, cause }: EventOf<'died'>, i: number): void {
    const kind = this.rules.staged.causes?.[cause] ?? 'death';
    const [first, last] = [this.firstAbout(i, seat), this.lastAbout(i, seat)];
    const events = this.seen.slice(first, last + 1).map(({ event }) => event);
    const by = doerIn(events, seat);
    const cards = cardIn(events, seat);
    const [from, to] = [this.indexOf(first), this.indexOf(last)];
    const before = this.made.at(-1);
    if (kind === 'verdict' && before?.kind === kind && before.seats.length > 0 && this.end === first - 1) {
      this.made.pop(); // all who are out by one vote fall together
      this.add(kind, before.from, to, [...before.seats, seat], { cause, cards: { ...before.cards, ...cards } });
    } else this.add(kind, from, to, [seat], { cause, cards, ...(by !== undefined && { by }) });
    this.end = last;
  }
  private told({ key, about }: EventOf<'told'>, i: number): void {
    const kind = this.rules.staged.told?.[key];
    if (!kind) return;
    const index = this.indexOf(i);
    this.end = i;
    this.add(kind, index, index, kind === 'spared' ? about : [], kind === 'last-shot' ? byFirst(about) : {});
  }

  /** The sentences about a player right before and after a death belong to it, and cards shown between them. */
  private firstAbout(i: number, seat: SeatId): number {
    let first = i;
    for (let at = i - 1; at > this.end; at--) {
      const event = this.seen[at]?.event;
      if (isNotice(event, seat)) first = at;
      else if (event?.type !== 'revealed') break;
    }
    return first;
  }
  private lastAbout(i: number, seat: SeatId): number {
    let last = i;
    while (isAbout(this.seen[last + 1]?.event, seat)) last++;
    return last;
  }
  private readonly indexOf = (i: number): number => (this.seen[i] as Seen).index;

  private add(kind: BeatKind, from: number, to: number, seats: readonly SeatId[], more: Partial<Beat> = {}): void {
    const { cards = {}, ...rest } = more;
    const count = Object.keys(cards).length;
    const ms = lengthOf(kind, 0, count);
    this.made.push({ kind, from, to, ms, isPublic: true, seats, ...rest, ...(count > 0 && { cards }) });
  }
}

const byFirst = ([by]: readonly SeatId[]): Partial<Beat> => (by === undefined ? {} : { by });
function isAbout(event: Event | undefined, seat: SeatId): boolean {
  if (event?.type === 'told') return event.about.includes(seat);
  return event?.type === 'revealed' && event.place === seat;
}
/** A sentence that may tell a death: about the dead, and perhaps who did it. What was said of a role is not one. */
function isNotice(event: Event | undefined, seat: SeatId): boolean {
  return event?.type === 'told' && event.about.length < 3 && event.answer === undefined && isAbout(event, seat);
}
function doerIn(events: readonly Event[], seat: SeatId): SeatId | undefined {
  const told = events.find((event) => event.type === 'told' && event.about.length > 1);
  return told?.type === 'told' ? told.about.find((place) => place !== seat) : undefined;
}
function cardIn(events: readonly Event[], seat: SeatId): Readonly<Record<SeatId, Id>> {
  const card = events.find((event) => event.type === 'revealed' && event.place === seat);
  return card?.type === 'revealed' ? { [seat]: card.role } : {};
}
