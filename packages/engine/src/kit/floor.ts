import type { Game, Table } from '../core/game.ts';
import type { Audience, Event, Floor, Id, Left, Seat, SeatId } from '../core/model.ts';
import { DROPPED } from '../core/prompts.ts';
import type { Act, Phase } from '../core/rules.ts';
import { type LengthRules, lengthOf, limitSpeech } from './speech-length.ts';

/** A phase of speech: by turns, or, where it is free, by whoever wants to while the clock runs. */
export interface SpeechRules {
  readonly phase: Id;
  readonly act: Id; // that takes the words; `skip` and `over` are the other two
  readonly isFree: boolean;
  readonly seconds: number; // of a turn; of the whole phase where speech is free
  readonly speakers: (game: Game) => readonly SeatId[]; // who takes part, asked on opening
  readonly hearers: (game: Game) => Audience;
  readonly speeches: (game: Game) => number; // of each speaker
  readonly rounds: (game: Game) => number; // in each of them everybody may speak once
  readonly skips: number; // in a row, before a skip means that all is said
  readonly length: LengthRules;
  readonly cues: ReadonlyMap<string, 'skip' | 'over'>; // words that are not speech
}

const LONGEST = 10_000;
const FEWEST = 2; // nobody speaks alone

export function floor(rules: SpeechRules): { readonly phase: Phase; readonly acts: readonly Act[] } {
  const speech = {
    during: [rules.phase],
    slot: 'speech',
    instant: true,
    ...(rules.isFree ? { optional: true } : {}),
    why: refrain,
  } as const;
  const hasFloor = (game: Game, me: Seat) => game.frame.floor?.speaker === me.id;
  const may = rules.isFree ? (game: Game, me: Seat) => hasSpeech(leftTo(game, me.id)) : hasFloor;
  const mayClose = rules.isFree ? (game: Game, me: Seat) => (leftTo(game, me.id)?.count ?? 0) > 0 : hasFloor;
  const resolve =
    (act: Id): Act['resolve'] =>
    (table, deeds, text) =>
      deeds.map(({ seat }) => spoke(rules, table, seat, heard(rules, table, seat, rules.cues.get(text) ?? act, text)));
  return {
    phase: phaseOf(rules),
    acts: [
      { ...speech, id: rules.act, text: LONGEST, may, resolve: resolve(rules.act) },
      { ...speech, id: 'skip', may, resolve: resolve('skip') },
      { ...speech, id: 'over', closes: true, may: mayClose, resolve: resolve('over') },
    ],
  };
}

function phaseOf(rules: SpeechRules): Phase {
  const { phase: id, isFree, seconds, speakers, hearers, speeches, rounds } = rules;
  const isBarred = rules.length.per_agent === 0;
  const phase: Phase = {
    id,
    when: (game) => !isBarred && speeches(game) > 0 && (isFree || rounds(game) > 0) && speakers(game).length >= FEWEST,
    seconds: () => seconds,
    seenBy: hearers,
    floor: (table) => drawn(rules, table),
    done: isFree ? isAllSaid : (game) => game.frame.floor?.speaker === null,
  };
  return isFree ? phase : { ...phase, timeout: (table) => [forcedSkip(rules, table)] };
}

function drawn(rules: SpeechRules, table: Table): Floor {
  const speakers = rules.speakers(table);
  const { per_agent } = rules.length;
  const whole: Left = { count: rules.speeches(table), skips: rules.skips, length: per_agent < 0 ? null : per_agent };
  const left = table.seats.map(({ id }) => (speakers.includes(id) ? whole : null));
  const order = rules.isFree ? speakers : table.dice('order').shuffle(speakers);
  return { order, speaker: rules.isFree ? null : (order[0] ?? null), round: 0, left };
}

const leftTo = (game: Game, seat: SeatId): Left | null => game.frame.floor?.left[seat] ?? null;
const hasSpeech = (left: Left | null): boolean =>
  left !== null && left.count > 0 && (left.length === null || left.length > 0);
const isDropped = (game: Game, seat: SeatId): boolean => game.seat(seat).marks.includes(DROPPED);
const isAllSaid = (game: Game): boolean =>
  game.seats.every(({ id }) => (leftTo(game, id)?.count ?? 0) <= 0 || isDropped(game, id));

interface Heard {
  readonly act: Id;
  readonly text: string;
  readonly left: Left;
  readonly forced: boolean;
}

/** What becomes of a speech: it is cut to its length, and a skip too many or an empty speech means that all is said. */
function heard(rules: SpeechRules, table: Table, seat: SeatId, act: Id, words: string): Heard {
  const { count, skips, length } = leftTo(table, seat) as Left;
  const over: Heard = { act: 'over', text: '', left: { count: 0, skips, length }, forced: false };
  if (act === 'over' || (act === 'skip' && skips <= 0)) return over;
  if (act === 'skip') return { act, text: '', left: { count: count - 1, skips: skips - 1, length }, forced: false };
  const line = words.replaceAll(/[\r\n]/g, '');
  const { text, rest } = limitSpeech(line, rules.length, length, mentionable(table, seat, line));
  if (lengthOf(text, rules.length) === 0 || rules.cues.get(text) === 'over') return over;
  return { act, text, left: { count: count - 1, skips: rules.skips, length: rest }, forced: false };
}
const mentionable = (game: Game, speaker: SeatId, line: string): readonly string[] =>
  line.includes('@') ? game.seats.filter(({ id }) => id !== speaker).map(({ name }) => name) : [];

/** The clock has spoken: it uses up a speech, and no skip. */
function forcedSkip(rules: SpeechRules, table: Table): Event {
  const seat = table.frame.floor?.speaker as SeatId;
  const { count, skips, length } = leftTo(table, seat) as Left;
  return spoke(rules, table, seat, { act: 'skip', text: '', left: { count: count - 1, skips, length }, forced: true });
}

function spoke(rules: SpeechRules, table: Table, seat: SeatId, { act, text, left, forced }: Heard): Event {
  const { frame } = table;
  const floor = frame.floor as Floor;
  const next = rules.isFree ? floor : nextSpeaker(table, floor, left, rules.rounds(table));
  const { speaker, round } = next;
  const turn = rules.isFree ? frame.turn : frame.turn + 1;
  return { type: 'spoke', seat, act, text, forced, left, turn, speaker, round, to: frame.to };
}

/** The next in the order who has something left to say, in this round or the next. */
function nextSpeaker(
  game: Game,
  { order, speaker, round, left }: Floor,
  leftNow: Left, // of the one who has just spoken
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

/** Why one cannot speak now. */
function refrain(game: Game, me: Seat): string {
  const { speaker } = game.frame.floor as Floor;
  if (!me.alive) return 'The dead do not speak.';
  if (speaker !== null) return `It is the turn of ${game.seat(speaker).name} to speak.`;
  return 'You have said all that you may say in this phase.';
}
