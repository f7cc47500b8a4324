import type { Evidence, Place, Role } from '@moonrise/engine';
import type { SpeechAct, TalkContext } from '../acts.ts';
import { BAD, GOOD, indexOf, letter } from './pattern.ts';
import type { Kind } from './pattern-source.ts';
import { answerOf, type Vocabulary } from './vocabulary.ts';

/** A sentence that fits the pattern of a result. */
interface Statement {
  readonly kind: Kind;
  readonly letters: readonly string[]; // players, roles, verbs and answers in it
  readonly places: readonly Place[]; // players among them
  readonly text: string;
}
export interface Speaker {
  readonly vocabulary: Vocabulary;
  readonly context: TalkContext;
  readonly isTelling: boolean; // has told a result, or claimed a role that gets results
  readonly teller?: Role; // the role it claimed
}

/** The result a statement tells: stated by a verb, or by a speaker who has just claimed a role that gets results. */
export function resultIn(statement: Statement, speaker: Speaker): SpeechAct | undefined {
  const { kind, letters, places, text } = statement;
  const { vocabulary, context, isTelling } = speaker;
  const isTold = kind.startsWith('saw') || kind === 'didPair';
  if (!isTold && !isTelling) return undefined;
  const day = nightIn(text, places[0] ?? -1, vocabulary);
  if (kind === 'didPair') {
    const deed = evidenceNamed(statement, vocabulary);
    return deed?.[1].isDeed && places.length === 2
      ? { type: 'report', key: deed[0], about: [context.me, ...places], answer: '', day }
      : undefined;
  }
  if (kind === 'sawPair' || kind === 'isPair') {
    const answer = vocabulary.answers[firstIndex('answer', letters)];
    const key = vocabulary.keys.find(([, { answers }]) => answer !== undefined && answers?.includes(answer))?.[0];
    return key && answer && places.length === 2 ? { type: 'report', key, about: places, answer, day } : undefined;
  }
  const result = resultOnOne(statement, speaker);
  return result && { type: 'report', ...result, day };
}
const firstIndex = (sort: 'verb' | 'answer', letters: readonly string[]): number =>
  letters.map((one) => indexOf(sort, one)).find((index) => index !== undefined) ?? -1;
const evidenceNamed = ({ letters }: Statement, { keys }: Vocabulary): readonly [string, Evidence] | undefined =>
  keys[firstIndex('verb', letters)];

function resultOnOne(statement: Statement, { vocabulary, context, teller }: Speaker) {
  const { kind, letters } = statement;
  const [seat = -1] = statement.places;
  const found = letters.findLast((one) => one === BAD || one === GOOD || indexOf('role', one) !== undefined) ?? '';
  const role = vocabulary.roles[indexOf('role', found) ?? -1];
  const answerIn = (evidence: Evidence) => {
    if (role && !evidence.answers) return role.id;
    const isBad = role ? vocabulary.hunts(role) : kind.endsWith('Bad');
    return answerOf(vocabulary, evidence, isBad);
  };
  const isAboutDead = ([, { act }]: readonly [string, Evidence]) => act === undefined;
  const isDead = !(context.seats[seat]?.alive ?? true);
  const named = evidenceNamed(statement, vocabulary);
  const candidates = named && answerIn(named[1]) !== undefined ? [named] : evidenceOnOne(vocabulary, teller);
  const fitting = candidates.filter(([, evidence]) => answerIn(evidence) !== undefined);
  const [key, evidence] = fitting.find((one) => isAboutDead(one) === isDead) ?? fitting[0] ?? [];
  const answer = evidence && answerIn(evidence);
  return key !== undefined && answer !== undefined ? { key, about: [seat], answer } : undefined;
}
/** Evidence about one player, of the claimed role if there is one. */
const evidenceOnOne = (vocabulary: Vocabulary, teller: Role | undefined) =>
  vocabulary.keys.filter(
    ([key, evidence]) =>
      !evidence.isDeed &&
      (!teller || teller.evidence?.[key]) &&
      (!evidence.answers || answerOf(vocabulary, evidence, true) !== undefined),
  );

/** The night a sentence names: the last one before the player, else the first. */
function nightIn(text: string, seat: Place, { patterns: { night } }: Vocabulary): number {
  const named = [...text.matchAll(night)];
  const at = text.indexOf(letter('seat', seat));
  const best = named.findLast(({ index }) => index < at) ?? named[0];
  const number = best?.slice(1).findIndex((one) => one !== undefined) ?? -1;
  return number > 0 ? number : Number(best?.[1] ?? 1);
}
