import type { Event, EventOf, Frame, Seat, SeatId, State } from './model.ts';

export const nothing: State = {
  seq: 0,
  day: 0,
  deck: {},
  seats: [],
  dealt: [],
  cards: [],
  frames: [],
  rounds: {},
  calls: [],
  notes: {},
  outcome: null,
};

/** Folds one event into a state. It uses no rules, and works for a partial log too. */
export function evolve(s: State, e: Event): State {
  switch (e.type) {
    case 'started':
      return started(s, e);
    case 'dealt':
      return next(s, s.seats, put(s.cards, e.place, e.role), s.frames, put(s.dealt, e.place, e.role));
    case 'revealed':
      return next(s, s.seats, put(s.cards, e.place, e.role));
    case 'turned':
      return next(s, seat(s, e.seat, { deeds: [] }), put(s.cards, e.seat, e.role));
    case 'swapped':
      return next(s, s.seats, put(put(s.cards, e.a, s.cards[e.b] ?? null), e.b, s.cards[e.a] ?? null));
    case 'died':
      return next(s, seat(s, e.seat, { alive: false, diedOn: s.day }));
    case 'revived':
      return next(s, seat(s, e.seat, { alive: true }));
    case 'marked':
      return next(s, seat(s, e.seat, { marks: remarked(s, e) }));
    case 'did':
      return next(s, seat(s, e.deed.seat, { deeds: done(s, e) }));
    case 'opened':
      return opened(s, e);
    case 'chose':
      return next(s, s.seats, s.cards, top(s, { ballots: voted(s, e) }));
    case 'withdrew':
      return next(s, s.seats, s.cards, top(s, { ballots: unvoted(s, e) }));
    case 'spoke':
      return next(s, s.seats, s.cards, top(s, spoke(s, e)));
    case 'closed':
      return next(s, s.seats, s.cards, top(s, { closed: true }));
    case 'resumed':
      return next(s, s.seats, s.cards, s.frames.slice(0, -1));
    case 'noted':
      return remembering(s, withKey(s.notes, e.key, e.value), s.calls);
    case 'masked':
      return remembering(s, { ...s.notes, masked: e.names }, s.calls);
    case 'unmasked':
      return next(
        s,
        s.seats.map((one, i) => ({ ...one, name: e.names[i] ?? one.name })),
      );
    case 'called':
      return remembering(s, s.notes, [...s.calls, { phase: e.phase, data: e.data }]);
    case 'ended':
      return { ...next(s), outcome: e.outcome, dealt: e.dealt, cards: e.cards };
    default:
      return next(s);
  }
}

const WORDS: readonly Event['type'][] = ['said', 'told', 'cast', 'counted'];
/** Whether folding an event only counts it. */
export const isOnlyWords = ({ type }: Event): boolean => WORDS.includes(type);

/** What a list of events adds up to. */
export const fold = (events: readonly Event[], from: State = nothing): State => events.reduce(evolve, from);

// This and the copies below are written out field by field: an object spread costs ten times as much here, and they
// are made at every event.
function next(s: State, seats = s.seats, cards = s.cards, frames = s.frames, dealt = s.dealt): State {
  const { seq, day, deck, rounds, calls, notes, outcome } = s;
  return { seq: seq + 1, day, deck, seats, dealt, cards, frames, rounds, calls, notes, outcome };
}
function remembering(s: State, notes: State['notes'], calls: State['calls']): State {
  const { seq, day, deck, seats, dealt, cards, frames, rounds, outcome } = s;
  return { seq: seq + 1, day, deck, seats, dealt, cards, frames, rounds, calls, notes, outcome };
}
function seat(s: State, id: SeatId, change: Partial<Seat>): readonly Seat[] {
  const old = s.seats[id];
  if (!old) return s.seats;
  const { alive = old.alive, diedOn = old.diedOn, marks = old.marks, deeds = old.deeds } = change;
  return put(s.seats, id, { id, name: old.name, alive, diedOn, marks, deeds });
}
function top(s: State, change: Partial<Frame>): readonly Frame[] {
  const old = lastFrame(s);
  if (!old) return s.frames;
  const { id, phase, step, round, data, seconds, to } = old;
  const { closed = old.closed, ballots = old.ballots, turn = old.turn, floor = old.floor } = change;
  const frame: Frame = { id, phase, step, round, data, seconds, to, closed, ballots, turn, floor };
  return s.frames.length === 1 ? [frame] : put(s.frames, s.frames.length - 1, frame);
}

function started(s: State, e: EventOf<'started'>): State {
  const none: readonly null[] = Array(e.names.length + e.centre).fill(null);
  const seats = e.names.map((name, id): Seat => ({ id, name, alive: true, diedOn: null, marks: [], deeds: [] }));
  return { ...next(s, seats, none), day: e.day, deck: e.deck, dealt: none };
}
function opened(s: State, e: EventOf<'opened'>): State {
  const { frame: id, day, phase, step, round, data, seconds, floor, to } = e;
  const ballots: readonly null[] = Array(s.seats.length).fill(null);
  const frame: Frame = { id, phase, step, round, data, seconds, to, closed: false, ballots, turn: 0, floor };
  const rounds = withKey(day === s.day ? s.rounds : null, phase, round);
  const frames = e.over ? [...s.frames, frame] : [frame];
  const calls = e.over ? s.calls.slice(1) : s.calls;
  const { seq, deck, seats, dealt, cards, notes, outcome } = s;
  return { seq: seq + 1, day, deck, seats, dealt, cards, frames, rounds, calls, notes, outcome };
}
const lastFrame = (s: State): Frame | undefined => s.frames[s.frames.length - 1];

function voted(s: State, { slot, deed }: EventOf<'chose'>): Frame['ballots'] {
  const ballots = lastFrame(s)?.ballots ?? [];
  return put(ballots, deed.seat, withKey(ballots[deed.seat], slot, deed));
}
function unvoted(s: State, e: EventOf<'withdrew'>): Frame['ballots'] {
  const ballots = lastFrame(s)?.ballots ?? [];
  const { [e.slot]: _, ...rest } = ballots[e.seat] ?? {};
  return put(ballots, e.seat, Object.keys(rest).length > 0 ? rest : null);
}
function spoke(s: State, e: EventOf<'spoke'>): Partial<Frame> {
  const floor = lastFrame(s)?.floor;
  if (!floor) return {};
  const { turn, speaker, round } = e;
  return { turn, floor: { order: floor.order, speaker, round, left: put(floor.left, e.seat, e.left) } };
}
function done(s: State, { deed }: EventOf<'did'>): Seat['deeds'] {
  const { seat, act, targets } = deed;
  return [...(s.seats[seat]?.deeds ?? []), { seat, act, targets, day: s.day }];
}
function remarked(s: State, e: EventOf<'marked'>): readonly string[] {
  const others = (s.seats[e.seat]?.marks ?? []).filter((mark) => mark !== e.mark);
  return e.on ? [...others, e.mark] : others;
}
/** A copy with one more entry. `{ [key]: value }` costs five times as much. */
function withKey<T>(record: Readonly<Record<string, T>> | null | undefined, key: string, value: T): Record<string, T> {
  const copy: Record<string, T> = record ? { ...record } : {};
  copy[key] = value;
  return copy;
}
function put<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}
