import type { SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../acts.ts';
import type { Cues } from './cues.ts';
import { indexOf, sideIn } from './letters.ts';
import { isPlayer, type Sentence } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

type Topic = 'bot' | 'results' | 'ballots' | 'summary' | 'ballot' | 'role' | 'suspect';
const TOPICS: readonly Exclude<Topic, 'bot'>[] = ['results', 'ballots', 'summary', 'ballot', 'role', 'suspect'];

const seatsOf = (units: readonly string[]): readonly SeatId[] => [
  ...new Set(units.flatMap((unit) => indexOf('seat', unit) ?? [])),
];

/** A call to claim: to everyone, to the holder of a role, or to a player. */
export function claimCallIn(sentence: Sentence, cues: Cues, { roles }: Vocabulary): SpeechAct | undefined {
  const [seat, ...more] = seatsOf(sentence.units);
  if (cues.has('claimAll') && seat === undefined) return { type: 'callClaim' };
  if (!cues.has('comeOut') || more.length > 0 || cues.has('not')) return undefined;
  if (seat !== undefined) return cues.has('unreal') ? undefined : { type: 'ask', seat, about: 'role' };
  const letter = sentence.units.find((unit) => indexOf('role', unit) !== undefined && sideIn(unit) !== 'bad');
  const role = roles[indexOf('role', letter ?? '') ?? -1];
  return role && { type: 'callClaim', role: role.id };
}

/** The question in a part of a sentence about the game, to the player it addresses or to everyone. */
export function questionIn(
  sentence: Sentence,
  from: number,
  end: number,
  all: Cues,
  { rules }: Vocabulary,
): SpeechAct | undefined {
  const units = sentence.units.slice(from, end);
  const cues = all.within(from, end);
  const seats = seatsOf(units);
  if (seats.length > 2) return undefined;
  const addressed = cues.has('you') || !rules.isSpaced ? addressee(units.join(rules.isSpaced ? ' ' : '')) : undefined;
  const seat = addressed ?? seats[0];
  const other = seats.find((one) => one !== seat);
  if (isWhy(cues, other)) return whyIn(seat, other, cues);
  const topic = other === undefined ? topicIn(cues, seat) : undefined;
  if (topic) return seat === undefined ? { type: 'askAll', about: topic } : { type: 'ask', seat, about: topic };
  const opinion = seat === undefined ? undefined : opinionAsked(sentence, seat, other, addressed !== undefined, cues);
  if (opinion || other !== undefined || seat === undefined) return opinion ?? generalIn(cues, seat, other);
  const isOnlyName = units.every((unit) => isPlayer(unit) || /^[?？,、]$/.test(unit) || rules.openers.has(unit));
  return isOnlyName ? { type: 'ask', seat, about: 'suspect' } : generalIn(cues, seat, other);
}
/** Why, or what someone has against the speaker. */
function isWhy(cues: Cues, other: SeatId | undefined): boolean {
  if (cues.has('summary') && other === undefined) return false;
  const isAgainst = cues.has('voting', 'bad', 'doubt', 'ballot', 'suspect', 'opinion', 'belief', 'intend');
  return cues.has('why') || (other === undefined && cues.has('atMe') && isAgainst);
}
/** A topic that stands before the opinion of a player. */
function topicIn(cues: Cues, seat: SeatId | undefined): Topic | undefined {
  if (cues.has('summary')) return 'summary';
  if (cues.has('bot')) return 'bot';
  const isEither = seat !== undefined && cues.has('bad') && cues.has('good') && !cues.has('opinion');
  return isEither ? 'role' : undefined;
}
/** Any other topic. */
function generalIn(cues: Cues, seat: SeatId | undefined, other: SeatId | undefined): SpeechAct | undefined {
  const topic = TOPICS.find((one) => cues.has(one));
  if (topic === undefined || other !== undefined) return undefined;
  if (seat !== undefined) return { type: 'ask', seat, about: topic };
  return topic === 'role' ? undefined : { type: 'askAll', about: topic };
}
function opinionAsked({ units }: Sentence, seat: SeatId, other: SeatId | undefined, isAddressed: boolean, cues: Cues) {
  const isGuess = !cues.has('you') && cues.has('bad', 'good');
  if (!cues.has('opinion'))
    return isGuess && !cues.has(...TOPICS) && other === undefined
      ? ({ type: 'askAll', about: 'opinion', whom: seat } as const)
      : undefined;
  if (other !== undefined) return { type: 'ask', seat, about: 'opinion', whom: other } as const;
  const isAbout = cues.of('opinion').some(({ from, to }) => units.slice(from, to).some(isPlayer));
  return isAbout || !isAddressed ? ({ type: 'askAll', about: 'opinion', whom: seat } as const) : undefined;
}
function whyIn(seat: SeatId | undefined, other: SeatId | undefined, cues: Cues) {
  if (cues.has('toMe', 'atMe') && other === undefined)
    return seat === undefined ? ({ type: 'wonder' } as const) : ({ type: 'ask', seat, about: 'reason' } as const);
  if (seat === undefined) return undefined;
  if (other !== undefined) return { type: 'ask', seat, about: 'why', whom: other } as const;
  return { type: 'askAll', about: 'why', whom: seat } as const;
}
/** The player named at the start, or at the end after a comma. */
function addressee(text: string): SeatId | undefined {
  const last = /[,、] ?([\ue000-\ue0ff])[ ?？!！。.]*$/.exec(text)?.[1];
  const first = /^ ?(?:[^\ue000-\ue0ff ]+ ){0,2}?([\ue000-\ue0ff])/.exec(text)?.[1];
  return indexOf('seat', last ?? first ?? '');
}
