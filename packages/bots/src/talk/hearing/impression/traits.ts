import type { SeatId } from '@moonrise/engine';
import type { Cues } from '../cues.ts';
import { BAD, GOOD, indexOf, sideIn } from '../letters.ts';
import type { Feature } from '../lexicon.ts';
import type { Sentence } from '../sentence.ts';
import { type Idea, type IdeaFinder, ideasOf } from './idea-index.ts';

/** What is noticed in a line: by itself, and around each player it names. The fitted weights belong to these. */
export interface LineTraits {
  readonly line: ReadonlySet<string>;
  readonly seats: ReadonlyMap<SeatId, SeatTraits>;
}
interface SeatTraits {
  readonly traits: ReadonlySet<string>;
  readonly mood: WordMood; // of the sentence that names the player last
}
/** Whether the words alone speak for or against somebody, negations counted. */
export interface WordMood {
  readonly side: 'bad' | 'good' | undefined;
  readonly isTurned: boolean; // by a negation
}
export interface Noticed {
  readonly sentence: Sentence;
  readonly cues: Cues;
}

export function traitsOf(noticed: readonly Noticed[], language: string): LineTraits {
  const find = ideasOf(language);
  const parts = noticed.map((one) => partOf(one, find));
  const named = [...new Set(parts.flatMap(({ seats }) => seats))];
  const size = `n=${Math.min(named.length, 3)}`;
  const line = new Set(['*', size, ...(parts.length > 1 ? ['many'] : [])]);
  for (const part of parts) for (const trait of part.traits) line.add(trait);
  const seats = new Map(named.map((seat, i) => [seat, aroundSeat(parts, seat, [size, placeOf(i, named.length)])]));
  return { line, seats };
}
const placeOf = (i: number, count: number): string => {
  if (count === 1) return 'at=only';
  if (i === 0) return 'at=first';
  return i === count - 1 ? 'at=last' : 'at=mid';
};

interface Part extends Noticed {
  readonly seats: readonly SeatId[];
  readonly ideas: readonly Idea[];
  readonly traits: readonly string[]; // the same for every player
  readonly mood: WordMood;
  readonly sides: readonly Idea[]; // the words for or against somebody
}
const slotOf = (unit: string): string => {
  if (unit === BAD) return '#wolf';
  if (unit === GOOD) return '#good';
  if (indexOf('seat', unit) !== undefined) return '#s';
  const side = sideIn(unit);
  if (side !== undefined) return side === 'bad' ? '#wolf' : side === 'good' ? '#role' : '#other';
  if (indexOf('verb', unit) !== undefined) return '#v';
  return indexOf('answer', unit) === undefined ? unit : '#a';
};
const AGAINST = new Set(['evil', 'lie', 'shady', 'actbad', 'doubt', 'dislike', 'find', '#wolf']);
const FOR = new Set(['good', 'trust', 'like', 'vouch', '#good']);
const TURNING = new Set(['neg', 'hardly', 'less', 'last', 'surprise']);

function partOf({ sentence, cues }: Noticed, find: IdeaFinder): Part {
  const units = sentence.units.map(slotOf);
  const slots = units.flatMap((unit, at) => (/^#[^s]/.test(unit) ? [{ about: unit, at }] : []));
  const ideas = [...find(units), ...slots].sort((a, b) => a.at - b.at);
  const seats = [...new Set(sentence.units.flatMap((unit) => indexOf('seat', unit) ?? []))];
  const { mood, sides, traits } = moodOf(ideas);
  const all = [...traits, ...ideaTraits(ideas, sentence), ...cueTraits(cues), lengthOf(sentence)];
  return { sentence, cues, seats, ideas, mood, sides, traits: sentence.isQuestion ? [...all, '?'] : all };
}
function lengthOf({ units, rules }: Sentence): string {
  if (!rules.isSpaced)
    return `len=${units.length <= 4 ? 'xs' : units.length <= 9 ? 's' : units.length <= 20 ? 'm' : 'l'}`;
  if (units.length <= 2) return `len=${units.length}`;
  return `len=${units.length <= 5 ? 's' : units.length <= 12 ? 'm' : 'l'}`;
}
function moodOf(ideas: readonly Idea[]) {
  const spots = (list: ReadonlySet<string>) =>
    new Set(ideas.filter(({ about }) => list.has(about)).map(({ at }) => at));
  const [against, inFavour] = [spots(AGAINST), spots(FOR)];
  const sides = ideas.filter(
    ({ about, at }) => (AGAINST.has(about) && !inFavour.has(at)) || (FOR.has(about) && !against.has(at)),
  );
  const [bad, good] = [sides.some(({ about }) => AGAINST.has(about)), sides.some(({ about }) => FOR.has(about))];
  const turning = [...spots(TURNING)].filter((at, i, all) => i === 0 || at - (all[i - 1] ?? 0) > 1).length;
  const side = bad === good ? undefined : bad === (turning % 2 === 0) ? ('bad' as const) : ('good' as const);
  const sign = bad && good ? 'x' : bad ? 'b' : good ? 'g' : '0';
  const traits = [`S${sign}${turning % 2}`, `S${sign}${Math.min(turning, 3)}#`];
  return { mood: { side, isTurned: turning > 0 }, sides, traits };
}

const NEAR = { spaced: 3, unspaced: 6 } as const; // units between a negation and what it may turn
function ideaTraits(ideas: readonly Idea[], { isQuestion, rules }: Sentence): readonly string[] {
  if (ideas.length === 0) return ['k0'];
  const near = rules.isSpaced ? NEAR.spaced : NEAR.unspaced;
  const negations = ideas.filter(({ about }) => about === 'neg').map(({ at }) => at);
  const kinds = [...new Set(ideas.map(({ about }) => about))].sort();
  const denied = ideas.filter(
    ({ about, at }) => about !== 'neg' && negations.some((one) => one !== at && Math.abs(one - at) <= near),
  );
  return [
    ...kinds,
    ...(isQuestion ? kinds.map((kind) => `?${kind}`) : []),
    ...denied.map(({ about }) => `n:${about}`),
    ...pairsOf(kinds).map(([one, other]) => `${one}&${other}`),
    `start:${ideas[0]?.about}`,
    `end:${ideas.at(-1)?.about}`,
  ];
}

const MOST = 24; // kinds of a sentence that are paired
const pairsOf = (kinds: readonly string[]): readonly (readonly [string, string])[] =>
  kinds.slice(0, MOST).flatMap((one, i) => kinds.slice(i + 1, MOST).map((other) => [one, other] as const));

const PAIRED: ReadonlySet<Feature> = new Set([
  'bad',
  'good',
  'not',
  'twist',
  'voting',
  'intend',
  'callVote',
  'asks',
  'why',
  'opinion',
  'you',
  'mine',
  'suspect',
  'ballot',
  'role',
  'cond',
  'reported',
  'spare',
  'unreal',
  'maybe',
  'claim',
  'result',
  'he',
  'belief',
  'doubt',
  'rather',
  'together',
] satisfies Feature[]);
function cueTraits(cues: Cues): readonly string[] {
  const seen = [...new Set(cues.all.map(({ feature }) => feature))].filter((feature) => feature !== 'filler');
  const paired = seen.filter((feature) => PAIRED.has(feature)).sort();
  const turns = cues.count('not', 'twist') % 2 === 1;
  const [isBad, isGood] = [cues.has('bad'), cues.has('good')];
  const sign = isBad === isGood ? [] : [`sign=${isBad === turns ? 'good' : 'bad'}${turns ? '~' : ''}`];
  return [
    ...seen.map((feature) => `c=${feature}`),
    ...pairsOf(paired).map(([one, other]) => `c=${one}+${other}`),
    ...sign,
  ];
}

/** What stands around a player, in the sentences that name them; of the others only whether they ask. */
function aroundSeat(parts: readonly Part[], seat: SeatId, traits: readonly string[]): SeatTraits {
  const all = new Set(['*', ...traits]);
  let mood: WordMood = { side: undefined, isTurned: false };
  for (const part of parts) {
    if (!part.seats.includes(seat)) {
      if (part.sentence.isQuestion) all.add('o?');
      continue;
    }
    mood = part.mood;
    for (const trait of part.traits) all.add(trait);
    for (const trait of besideSeat(part, seat)) all.add(trait);
  }
  return { traits: all, mood };
}
function besideSeat({ sentence, cues, ideas, sides }: Part, seat: SeatId): readonly string[] {
  const at = sentence.units.findIndex((unit) => indexOf('seat', unit) === seat);
  const reach = sentence.rules.isSpaced ? 2 : 4;
  const byNearness = [...sides].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  const [nearest] = byNearness;
  const turned = new Set(ideas.filter(({ about }) => TURNING.has(about)).map((one) => one.at)).size % 2;
  const placeOf = ({ from, to }: { from: number; to: number }) => (from <= at && at < to ? '@' : from > at ? '>' : '<');
  return [
    ...ideas.filter((one) => Math.abs(one.at - at) <= reach).map(({ about }) => `k@${about}`),
    ...(nearest ? [`N${AGAINST.has(nearest.about) ? 'b' : 'g'}${turned}`] : []),
    ...cues.all.filter(({ feature }) => feature !== 'filler').map((cue) => `c=${cue.feature}${placeOf(cue)}`),
  ];
}
