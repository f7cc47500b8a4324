import type { SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../acts.ts';
import { type Features, has } from './lexicon.ts';
import { indexOf } from './pattern.ts';
import type { Vocabulary } from './vocabulary.ts';

type Topic = 'bot' | 'results' | 'ballots' | 'summary' | 'ballot' | 'role' | 'suspect';
const TOPICS: readonly Exclude<Topic, 'bot'>[] = ['results', 'ballots', 'summary', 'ballot', 'role', 'suspect'];

/** The players a text names, in order, each once. */
export const seatsIn = (text: string): readonly SeatId[] => [
  ...new Set([...(text.match(/[\ue000-\ue0ff]/g) ?? [])].flatMap((one) => indexOf('seat', one) ?? [])),
];

/** A call to claim: to everyone, to the holder of a role, or to a player. */
export function claimCallIn(text: string, { features, roles }: Vocabulary): SpeechAct | undefined {
  const [seat, ...more] = seatsIn(text);
  if (has(text, features.claimAll) && seat === undefined) return { type: 'callClaim' };
  if (!has(text, features.comeOut) || more.length > 0) return undefined;
  if (seat !== undefined) return has(text, features.unreal) ? undefined : { type: 'ask', seat, about: 'role' };
  const letters = [...(text.match(/[\ue100-\ue1ff]/g) ?? [])];
  const role = roles[indexOf('role', letters[0] ?? '') ?? -1];
  return role && { type: 'callClaim', role: role.id };
}

/** The question in a sentence about the game, to the player it addresses or to everyone. */
export function questionIn(text: string, isQuestion: boolean, { features }: Vocabulary): SpeechAct | undefined {
  if (!isQuestion && !has(text, features.asks)) return undefined;
  const seats = seatsIn(text);
  if (seats.length > 2) return undefined;
  const addressed = has(text, features.you) ? addressee(text) : undefined;
  const seat = addressed ?? seats[0];
  const other = seats.find((one) => one !== seat);
  const to = (about: Topic): SpeechAct =>
    seat === undefined ? { type: 'askAll', about } : { type: 'ask', seat, about };
  if (has(text, features.why)) return whyIn(text, seat, other, features);
  if (has(text, features.bot) && other === undefined) return to('bot');
  const opinion = seat === undefined ? undefined : opinionAsked(text, seat, other, addressed !== undefined, features);
  if (opinion || other !== undefined) return opinion;
  const topic = TOPICS.find((one) => has(text, features[one]));
  return topic === undefined || (topic === 'role' && seat === undefined) ? undefined : to(topic);
}
function opinionAsked(
  text: string,
  seat: SeatId,
  other: SeatId | undefined,
  isAddressed: boolean,
  { opinion }: Features,
) {
  if (!has(text, opinion)) return undefined;
  if (other !== undefined) return { type: 'ask', seat, about: 'opinion', whom: other } as const;
  const isAbout = /[\ue000-\ue0ff]/.test(text.match(opinion)?.join('') ?? '');
  return isAbout || !isAddressed ? ({ type: 'askAll', about: 'opinion', whom: seat } as const) : undefined;
}
function whyIn(text: string, seat: SeatId | undefined, other: SeatId | undefined, { toMe }: Features) {
  if (has(text, toMe) && other === undefined)
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
