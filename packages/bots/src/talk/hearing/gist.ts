import type { SeatId } from '@moonrise/engine';
import type { Mood, SpeechAct } from '../acts.ts';
import { countsIn, type Feature, has } from './lexicon.ts';
import { BAD, GOOD, indexOf, letter } from './pattern.ts';
import { seatsIn } from './questions.ts';
import { resultIn, type Speaker } from './results.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORT = 4; // words
type HeardMood = Exclude<Mood, 'dodge' | 'patience' | 'empty'>;
const MOODS: readonly HeardMood[] = ['greet', 'thanks', 'mourn', 'hurry', 'unsure'];

interface Clause {
  readonly clause: string;
  readonly text: string; // the sentence it belongs to
  readonly about: SeatId | undefined; // the player named before
}

/** What a clause says, by the words in it: an opinion, a vote or a result. */
export function gistOf({ clause, text, about }: Clause, speaker: Speaker): readonly SpeechAct[] {
  const { features } = speaker.vocabulary;
  const named = seatsIn(clause);
  const sure = named.length === 0 ? spokenOfSelf(clause, speaker) : plainly(clause, named, speaker);
  if (sure.length > 0) return sure;
  if (isOthers(clause, speaker.vocabulary) || has(clause, features.unreal)) return [];
  const seats = named.length === 0 && about !== undefined ? [about] : named;
  const [seat, other] = seats;
  if (seat === undefined) return [];
  const result = resultOn({ clause, text }, seats, speaker);
  if (result.length > 0) return result;
  if (has(clause, features.turn) && other !== undefined) return [{ type: 'intend', seat: seats.at(-1) ?? seat }];
  if (seats.length > 1 && !isJoined(clause, seats)) return [];
  const vote = stanceIn(clause, speaker) ? undefined : voteIn(clause, seat, speaker);
  if (vote) return [vote];
  const type = stanceIn(clause, speaker) ?? viewIn(clause, named, speaker) ?? opinionOn(clause, speaker.vocabulary);
  if (type) return seats.map((one) => ({ type, seat: one }));
  return named.length === 1 ? moodIn(clause, speaker, 'thanks', 'mourn') : [];
}
/** Short agreement, and words for a player that hold whatever else the clause says. */
function plainly(
  clause: string,
  [seat, other]: readonly SeatId[],
  { vocabulary: { features } }: Speaker,
): readonly SpeechAct[] {
  if (seat === undefined || other !== undefined) return [];
  if (clause.trim().split(' ').length <= SHORT && has(clause, features.agree)) return [{ type: 'agree', seat }];
  return has(clause, features.spare) && !has(clause, features.voted) ? [{ type: 'spare', seat }] : [];
}
function stanceIn(clause: string, { vocabulary: { features } }: Speaker): 'unsuspect' | 'vouch' | 'spare' | undefined {
  const found = (['unsuspect', 'vouch', 'spare'] as const).find((feature) => has(clause, features[feature]));
  return found === 'spare' && has(clause, features.voted) ? undefined : found;
}
function viewIn(clause: string, named: readonly SeatId[], { vocabulary: { features } }: Speaker) {
  if (named.length === 0) return undefined;
  return (['disagree', 'agree'] as const).find((feature) => has(clause, features[feature]));
}
/** What another player said or found out. */
export const isOthers = (clause: string, { features }: Vocabulary): boolean =>
  has(clause, features.reported) || (/[\ue200-\ue2ff]/.test(clause) && has(clause, features.byOther));
const isJoined = (clause: string, seats: readonly SeatId[]): boolean =>
  clause.replaceAll(' ', '').includes(seats.map((seat) => letter('seat', seat)).join(''));

function voteIn(clause: string, seat: SeatId, { vocabulary: { features } }: Speaker): SpeechAct | undefined {
  const is = (feature: Feature) => has(clause, features[feature]);
  if (is('voted')) return undefined;
  const { voting, intend, callVote, not, twist } = countsIn(
    clause,
    features,
    'voting',
    'intend',
    'callVote',
    'not',
    'twist',
    'bad',
  );
  if (voting + intend + callVote === 0) return undefined;
  if (not + twist > 0) return voting + callVote > 0 ? { type: 'spare', seat } : { type: 'intend', seat };
  if (callVote > 0 || (voting > 0 && is('together') && !is('mine'))) return { type: 'callVote', seat };
  return intend > 0 || is('mine') ? { type: 'intend', seat } : { type: 'callVote', seat };
}

/** Whether a clause speaks for or against a player. Each negation turns it round. */
function opinionOn(clause: string, { features }: Vocabulary): 'suspect' | 'trust' | undefined {
  const { bad, good, not, twist } = countsIn(clause, features, 'bad', 'good', 'not', 'twist');
  const isEven = (not + twist) % 2 === 0;
  if (bad > 0 && good > 0) return not + twist === 0 ? 'suspect' : undefined;
  if (bad + good === 0) return undefined;
  return bad > 0 === isEven ? 'suspect' : 'trust';
}

/** Results in a clause: what follows each player, up to the next one. */
function resultOn({ clause, text }: Pick<Clause, 'clause' | 'text'>, seats: readonly SeatId[], speaker: Speaker) {
  const { vocabulary, isTelling } = speaker;
  const { features } = vocabulary;
  const isTold = has(clause, features.result) || /[\ue200-\ue2ff]/.test(clause);
  if ((!isTold && !isTelling) || has(clause, features.byOther)) return [];
  const pair = /[\ue300-\ue3ff]/.exec(text)?.[0];
  const verbs = text.match(/[\ue200-\ue2ff]/g) ?? [];
  const letters = seats.map((seat) => letter('seat', seat));
  const stated = (kind: 'sawPair' | 'didPair' | 'sawBad' | 'sawGood', said: readonly string[]) => {
    const places = said.flatMap((one) => indexOf('seat', one) ?? []);
    const result = resultIn({ kind, letters: said, places, text }, speaker);
    return result ? [result] : [];
  };
  if (seats.length === 2 && pair) return stated('sawPair', [...letters, pair]);
  const deed = seats.length === 2 ? stated('didPair', [...letters, ...verbs]) : [];
  if (deed.length > 0) return deed;
  const pieces =
    seats.length > 1 ? clause.split(/(?=[\ue000-\ue0ff])/).filter((one) => seatsIn(one).length > 0) : [clause];
  return pieces.flatMap((piece, i) => {
    const opinion = opinionOn(` ${piece.trim()} `, vocabulary);
    if (!opinion) return [];
    const roles = piece.match(/[\ue100-\ue1ff]/g) ?? [];
    const { not } = countsIn(piece, features, 'not', 'good', 'bad', 'twist');
    const found = not > 0 || roles.length === 0 ? [opinion === 'suspect' ? BAD : GOOD] : roles.slice(-1);
    return stated(opinion === 'suspect' ? 'sawBad' : 'sawGood', [...letters.slice(i, i + 1), ...verbs, ...found]);
  });
}

/** The roles the speaker claims in a clause. */
export function claimsIn(clause: string, { features }: Vocabulary): readonly number[] {
  if (has(clause, features.reported) || has(clause, features.not)) return [];
  if (has(clause, features.withMe)) return rolesIn(clause);
  return [...clause.matchAll(features.claim)].flatMap(({ 0: all, index: from }) => {
    const isOther = /[\ue000-\ue0ff]/.test(all) || /[\ue000-\ue0ff] ?[のがはも]? ?$/.test(clause.slice(0, from));
    return isOther ? [] : rolesIn(all);
  });
}
const rolesIn = (text: string): readonly number[] =>
  [...(text.match(/[\ue140-\ue1ff]/g) ?? [])].flatMap((one) => indexOf('role', one) ?? []).slice(0, 1);

/** A clause that names no player: the speaker's defence, vote or mood. */
function spokenOfSelf(clause: string, speaker: Speaker): readonly SpeechAct[] {
  const { features } = speaker.vocabulary;
  const is = (feature: Feature) => has(clause, features[feature]);
  if (is('retract')) return [{ type: 'retract' }];
  if (is('defend')) return [{ type: 'defend' }];
  if ((is('voting') || is('intend') || is('callVote')) && is('nobody') && !is('voted'))
    return [{ type: is('mine') ? 'intend' : 'callVote', seat: null }];
  if (is('second')) return [{ type: 'second' }];
  return moodIn(clause, speaker, ...MOODS);
}
function moodIn(
  clause: string,
  { vocabulary: { features } }: Speaker,
  ...moods: readonly HeardMood[]
): readonly SpeechAct[] {
  const mood = moods.find((one) => has(clause, features[one]));
  return mood ? [{ type: 'chat', mood }] : [];
}
