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

/** Folds one event into a state. It needs nothing but the event: no rule is asked, and a partial log folds as well. */
export function evolve(s: State, e: Event): State {
  const seq = s.seq + 1;
  switch (e.type) {
    case 'started':
      return { ...s, seq, ...started(e) };
    case 'dealt':
      return { ...s, seq, dealt: put(s.dealt, e.place, e.role), cards: put(s.cards, e.place, e.role) };
    case 'revealed':
      return { ...s, seq, cards: put(s.cards, e.place, e.role) };
    case 'turned':
      return { ...s, seq, cards: put(s.cards, e.seat, e.role), seats: seat(s, e.seat, { deeds: [] }) };
    case 'swapped':
      return { ...s, seq, cards: put(put(s.cards, e.a, s.cards[e.b] ?? null), e.b, s.cards[e.a] ?? null) };
    case 'died':
      return { ...s, seq, seats: seat(s, e.seat, { alive: false, diedOn: s.day }) };
    case 'marked':
      return { ...s, seq, seats: seat(s, e.seat, { marks: remarked(s, e) }) };
    case 'masked':
      return { ...s, seq, notes: { ...s.notes, masked: e.names } };
    case 'noted':
      return { ...s, seq, notes: { ...s.notes, [e.key]: e.value } };
    case 'called':
      return { ...s, seq, calls: [...s.calls, { phase: e.phase, data: e.data }] };
    case 'opened':
      return { ...s, seq, ...opened(s, e) };
    case 'chose':
      return { ...s, seq, frames: top(s, { ballots: voted(s, e) }) };
    case 'withdrew':
      return { ...s, seq, frames: top(s, { ballots: unvoted(s, e) }) };
    case 'did':
      return { ...s, seq, seats: seat(s, e.deed.seat, { deeds: done(s, e) }) };
    case 'spoke':
      return { ...s, seq, frames: top(s, spoke(s, e)) };
    case 'closed':
      return { ...s, seq, frames: top(s, { closed: true }) };
    case 'resumed':
      return { ...s, seq, frames: s.frames.slice(0, -1) };
    case 'unmasked':
      return { ...s, seq, seats: s.seats.map((x, i) => ({ ...x, name: e.names[i] ?? x.name })) };
    case 'ended':
      return { ...s, seq, outcome: e.outcome, dealt: e.dealt, cards: e.cards };
    default:
      return { ...s, seq };
  }
}

/** What a list of events adds up to. */
export const fold = (events: readonly Event[], from: State = nothing): State => events.reduce(evolve, from);

function started(e: EventOf<'started'>): Partial<State> {
  const none: readonly null[] = Array(e.names.length + e.centre).fill(null);
  const seats = e.names.map((name, id): Seat => ({ id, name, alive: true, diedOn: null, marks: [], deeds: [] }));
  return { day: e.day, deck: e.deck, dealt: none, cards: none, seats };
}
function opened(s: State, e: EventOf<'opened'>): Partial<State> {
  const { frame: id, phase, round, data, seconds, floor, to } = e;
  const ballots: readonly null[] = Array(s.seats.length).fill(null);
  const frame: Frame = { id, phase, round, data, seconds, to, closed: false, ballots, turn: 0, floor };
  return {
    day: e.day,
    rounds: e.day === s.day ? { ...s.rounds, [phase]: round } : { [phase]: round },
    frames: e.over ? [...s.frames, frame] : [frame],
    calls: e.over ? s.calls.slice(1) : s.calls,
  };
}
const lastFrame = (s: State): Frame | undefined => s.frames[s.frames.length - 1];

function voted(s: State, { slot, deed }: EventOf<'chose'>): Frame['ballots'] {
  const ballots = lastFrame(s)?.ballots ?? [];
  return put(ballots, deed.seat, { ...ballots[deed.seat], [slot]: deed });
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
const done = (s: State, { deed }: EventOf<'did'>): Seat['deeds'] => [
  ...(s.seats[deed.seat]?.deeds ?? []),
  { ...deed, day: s.day },
];
function remarked(s: State, e: EventOf<'marked'>): readonly string[] {
  const others = (s.seats[e.seat]?.marks ?? []).filter((mark) => mark !== e.mark);
  return e.on ? [...others, e.mark] : others;
}
function put<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}
function seat(s: State, id: SeatId, change: Partial<Seat>): readonly Seat[] {
  const old = s.seats[id];
  return old ? put(s.seats, id, { ...old, ...change }) : s.seats;
}
function top(s: State, change: Partial<Frame>): readonly Frame[] {
  const frame = lastFrame(s);
  return frame ? put(s.frames, s.frames.length - 1, { ...frame, ...change }) : s.frames;
}
