import type { Evidence, Place, Role } from '@moonrise/engine';
import type { SpeechAct, TalkContext } from '../acts.ts';
import type { Clause } from './clause.ts';
import type { Cues } from './cues.ts';
import { BAD, GOOD, indexOf, letter, sideIn } from './letters.ts';
import { answerOf, type Vocabulary } from './vocabulary.ts';

type Kind = 'bad' | 'good' | 'pair' | 'exchange';
/** A clause that tells a result. */
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
  readonly night?: number; // that it named before, in a sentence without a verdict
}

/** The results in a clause: what follows each player, up to the next one. */
export function resultsIn(clause: Clause, about: Place | undefined, speaker: Speaker): readonly SpeechAct[] {
  const isTold = clause.has('result');
  const seats = clause.seats.length > 0 || about === undefined ? clause.seats : [about];
  if (seats.length === 0 || (!isTold && !speaker.isTelling) || clause.has('byOther', 'maybe')) return [];
  const { text } = clause.sentence;
  const pair = /[\ue300-\ue3ff]/.exec(text)?.[0];
  const verbs = text.match(/[\ue200-\ue2ff]/g) ?? [];
  const stated = (kind: Kind, said: readonly string[]) => {
    const places = said.flatMap((one) => indexOf('seat', one) ?? []);
    const result = resultIn({ kind, letters: said, places, text }, speaker);
    return result ? [result] : [];
  };
  const letters = seats.map((seat) => letter('seat', seat));
  if (seats.length === 2 && pair) return stated('pair', [...letters, pair]);
  const exchange = seats.length === 2 ? stated('exchange', [...letters, ...verbs]) : [];
  if (exchange.length > 0) return exchange;
  if (clause.has('belief', 'doubt') && !isTold) return [];
  return piecesOf(clause, seats).flatMap(({ seat, from, to }) => {
    const verdict = verdictIn(clause, from, to);
    return verdict === undefined ? [] : stated(verdict.kind, [letter('seat', seat), ...verbs, verdict.found]);
  });
}
/** The part of a clause that speaks of each player. */
function piecesOf(clause: Clause, seats: readonly Place[]) {
  const { from, to } = clause;
  if (seats.length === 1 || clause.isJoined) return seats.map((seat) => ({ seat, from, to }));
  const starts = seats.map((seat) => clause.indexOf(seat));
  return seats.map((seat, i) => ({ seat, from: starts[i] ?? from, to: starts[i + 1] ?? to }));
}
/** The verdict in a part of a clause: the role seen, or the side. */
function verdictIn({ cues, sentence }: Clause, from: number, to: number): { kind: Kind; found: string } | undefined {
  const here = cues.within(from, to);
  const turns = here.count('not', 'twist');
  const letters = sentence.units.slice(from, to).filter((unit) => sideIn(unit) !== undefined);
  const seen = letters.at(-1) ?? (here.has('red') ? BAD : here.has('green') ? GOOD : undefined);
  if (seen === undefined) return undefined;
  const isTurned =
    turns % 2 === 1 || (seen !== BAD && seen !== GOOD && isInside(here, sentence.units.indexOf(seen, from), seen));
  const isBad = (sideIn(seen) === 'bad') !== isTurned;
  const found = isTurned ? (isBad ? BAD : GOOD) : seen;
  return { kind: isBad ? 'bad' : 'good', found };
}

/** True for a role of one side inside a phrase for the other: "no wolf". */
const isInside = (cues: Cues, at: number, seen: string): boolean =>
  cues.of(sideIn(seen) === 'bad' ? 'good' : 'bad').some(({ from, to }) => from <= at && at < to && to - from > 1);

/** The result a statement tells: stated by a verb, or by a speaker who has just claimed a role that gets results. */
function resultIn(statement: Statement, speaker: Speaker): SpeechAct | undefined {
  const { kind, letters, places, text } = statement;
  const { vocabulary, context } = speaker;
  const day = nightIn(text, places[0] ?? -1, speaker);
  if (kind === 'exchange') {
    const deed = evidenceNamed(statement, vocabulary);
    return deed?.[1].isDeed && places.length === 2
      ? { type: 'report', key: deed[0], about: [context.me, ...places], answer: '', day }
      : undefined;
  }
  if (kind === 'pair') {
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
    const isBad = role ? vocabulary.hunts(role) : kind === 'bad';
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
function nightIn(text: string, seat: Place, speaker: Speaker): number {
  const { night } = speaker.vocabulary.rules;
  const named = [...text.matchAll(night)];
  const at = text.indexOf(letter('seat', seat));
  const best = named.findLast(({ index }) => index < at) ?? named[0];
  const number = best?.slice(1).findIndex((one) => one !== undefined) ?? -1;
  return number > 0 ? number : Number(best?.[1] ?? speaker.night ?? 1);
}
