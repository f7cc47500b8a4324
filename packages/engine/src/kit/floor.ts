import type { Game, Table } from '../core/game.ts';
import type { Audience, Event, Floor, Id, Left, Seat, SeatId } from '../core/model.ts';
import { DROPPED } from '../core/prompts.ts';
import type { Act, Light, Phase, Why } from '../core/rules.ts';
import { forcedSkip, hasSpeech, heard, type Speech, type SpeechManners } from './speech.ts';

/** A phase of speech: by turns, or, if speech is free, by anyone while the clock runs. */
export interface FloorRules extends SpeechManners {
  readonly phase: Id;
  readonly light: Light;
  readonly isFree: boolean;
  readonly seconds: number; // of a turn; of the whole phase if speech is free
  readonly speakers: (game: Game) => readonly SeatId[]; // who takes part, called when the phase opens
  readonly countsDropped: boolean; // seats that have dropped out take part, and each of their turns is skipped
  readonly hearers: (game: Game) => Audience;
  readonly speeches: (game: Game) => number; // of each speaker
  readonly rounds: (game: Game) => number; // everyone may speak once in each
}

const LONGEST = { verbatim: 65_536, cleaned: 10_000 }; // characters; programs send at most 64 KiB
const FEWEST = 2; // a single speaker has no audience

export function floor(rules: FloorRules): { readonly phase: Phase; readonly acts: readonly Act[] } {
  const { isFree } = rules;
  const hasFloor = (game: Game, me: Seat) => game.frame.floor?.speaker === me.id;
  const may = isFree ? (game: Game, me: Seat) => hasSpeech(leftTo(game, me.id)) : hasFloor;
  const mayClose = isFree ? (game: Game, me: Seat) => !isAllSaid(leftTo(game, me.id)) : hasFloor;
  const speech = (id: Id): Act => ({
    id,
    during: [rules.phase],
    slot: 'speech',
    instant: true,
    ...(isFree && ({ optional: true } as const)),
    may,
    why: refrain,
    resolve: (table, deeds, words) =>
      deeds.map(({ seat }) => spoke(rules, table, seat, take(rules, table, seat, id, words))),
  });
  const words: Act = rules.verbatim
    ? { ...speech(rules.act), text: LONGEST.verbatim, verbatim: true }
    : { ...speech(rules.act), text: LONGEST.cleaned };
  return { phase: phaseOf(rules), acts: [words, speech('skip'), { ...speech('over'), closes: true, may: mayClose }] };
}

function phaseOf(rules: FloorRules): Phase {
  const { isFree, seconds, hearers, speeches, rounds } = rules;
  const mayAnyoneSpeak = (game: Game) =>
    rules.length.per_agent !== 0 && speeches(game) > 0 && (isFree || rounds(game) > 0);
  const phase: Phase = {
    id: rules.phase,
    light: rules.light,
    when: (game) => mayAnyoneSpeak(game) && isHeld(speakersOf(rules, game), game),
    seconds: () => seconds,
    seenBy: hearers,
    floor: (table) => drawn(rules, table),
    done: isFree
      ? (game) => game.seats.every(({ id }) => isAllSaid(leftTo(game, id)) || isDropped(game, id))
      : (game) => game.frame.floor?.speaker === null,
  };
  return isFree ? phase : { ...phase, timeout: (table) => [lapsed(rules, table)] };
}

function drawn(rules: FloorRules, table: Table): Floor {
  const speakers = speakersOf(rules, table);
  const { per_agent } = rules.length;
  const whole: Left = { count: rules.speeches(table), skips: rules.skips, length: per_agent < 0 ? null : per_agent };
  const left = table.seats.map(({ id }) => (speakers.includes(id) && !isDropped(table, id) ? whole : null));
  const order = rules.isFree ? speakers : table.dice('order').shuffle(speakers);
  const first = order.find((seat) => !isDropped(table, seat)) ?? null;
  return { order, speaker: rules.isFree ? null : first, round: 0, left };
}

const isDropped = (game: Game, seat: SeatId): boolean => game.seat(seat).marks.includes(DROPPED);
const speakersOf = (rules: FloorRules, game: Game): readonly SeatId[] =>
  rules.countsDropped ? rules.speakers(game) : rules.speakers(game).filter((seat) => !isDropped(game, seat));
const isHeld = (speakers: readonly SeatId[], game: Game): boolean =>
  speakers.length >= FEWEST && speakers.some((seat) => !isDropped(game, seat));
const leftTo = (game: Game, seat: SeatId): Left | null => game.frame.floor?.left[seat] ?? null;
const isAllSaid = (left: Left | null): boolean => left === null || left.count <= 0;

function take(rules: FloorRules, table: Table, seat: SeatId, act: Id, words: string): Speech {
  const others = words.includes('@') ? table.seats.filter(({ id }) => id !== seat) : [];
  return heard(
    rules,
    act,
    words,
    leftTo(table, seat) as Left,
    others.map(({ name }) => name),
  );
}
function lapsed(rules: FloorRules, table: Table): Event {
  const seat = table.frame.floor?.speaker as SeatId;
  return spoke(rules, table, seat, forcedSkip(leftTo(table, seat) as Left));
}

function spoke(rules: FloorRules, table: Table, seat: SeatId, { act, text, forced, left }: Speech): Event {
  const { to, floor, turn: turns } = table.frame;
  const { speaker, round } = rules.isFree ? noSpeaker : nextSpeaker(table, floor as Floor, left, rules.rounds(table));
  const turn = rules.isFree ? turns : turns + 1;
  return { type: 'spoke', seat, act, text, forced, left, turn, speaker, round, to };
}

const noSpeaker = { speaker: null, round: 0 } as const;

/** The next in the order who has something left to say, in this round or the next. */
function nextSpeaker(
  game: Game,
  { order, speaker, round, left }: Floor,
  leftNow: Left, // of the seat that has just spoken
  rounds: number,
): Pick<Floor, 'speaker' | 'round'> {
  const at = order.indexOf(speaker as SeatId);
  for (let i = at + 1; i <= at + order.length; i++) {
    const lap = i < order.length ? round : round + 1;
    if (lap >= rounds) break;
    const seat = order[i % order.length] as SeatId;
    const own = seat === speaker ? leftNow : (left[seat] ?? null);
    if (hasSpeech(own) && !isDropped(game, seat)) return { speaker: seat, round: lap };
  }
  return { speaker: null, round };
}

/** Why a seat cannot speak now. */
function refrain(game: Game, me: Seat): Why {
  const { speaker } = game.frame.floor as Floor;
  if (!me.alive) return { key: 'dead_silent' };
  return speaker === null ? { key: 'all_said' } : { key: 'turn', about: [speaker] };
}
export const floorWhys = {
  dead_silent: 'The dead cannot speak.',
  turn: '{0} is speaking now.',
  all_said: 'You have used up your speeches in this phase.',
} as const;
