import type { Evidence, Place, Role } from '@moonrise/engine';
import type { Mood, SpeechAct, TalkContext } from '../acts.ts';
import type { Kind } from './ear.ts';
import { BAD, GOOD, indexOf, letter, type Pattern, sortsIn } from './pattern.ts';
import { called, namedLast, singly } from './reference.ts';
import { type Sentence, sentencesOf } from './tokens.ts';
import { answerOf, type Vocabulary, vocabularyOf } from './vocabulary.ts';

const CLAUSES = 10; // of a sentence: nobody means more

/**
 * What people say in their own words. Precise rather than complete: what is doubtful is left out. Nothing at all if it
 * does not seem to be this language.
 */
export function understand(text: string, language: string, context: TalkContext): readonly SpeechAct[] | undefined {
  const vocabulary = vocabularyOf(context.rules, language);
  const hearing: Hearing = { vocabulary, context, found: [], isTelling: false, isKnown: false };
  for (const sentence of sentencesOf(text, vocabulary, context)) hear(hearing, sentence);
  if (!hearing.isKnown) return undefined;
  const seen = new Set<string>();
  return hearing.found.filter((act) => {
    const key = JSON.stringify(act);
    return !seen.has(key) && seen.add(key);
  });
}

interface Hearing {
  readonly vocabulary: Vocabulary;
  readonly context: TalkContext;
  readonly found: SpeechAct[];
  isKnown: boolean; // something was understood, if only that it says nothing
  isTelling: boolean; // the speaker is giving results
  teller?: Role; // as this card
  named?: string | undefined; // the one of whom was spoken last
}

function hear(on: Hearing, { text, isQuestion }: Sentence): void {
  const { vocabulary, found } = on;
  const { patterns } = vocabulary;
  const addressed = isQuestion ? /^ ?([\ue000-\ue0ff]) ?[?？]*$/.exec(text)?.[1] : undefined;
  const [asked] = addressed
    ? [{ kind: 'askSuspect', letters: [addressed] } as const]
    : matches(patterns.asking, text, 1);
  if (asked || isQuestion) on.named = namedLast(text, on.named, vocabulary);
  if (asked) return void found.push(...actsOf(on, asked, text));
  if (isQuestion) return;
  const isGuarded = (clause: string) => patterns.guards.some((guard) => clause.search(guard) >= 0);
  const clauses = clausesOf(singly(text, vocabulary), vocabulary).flatMap((one) => {
    const clause = called(one, on.named, vocabulary);
    on.named = isGuarded(clause) ? undefined : namedLast(clause, on.named, vocabulary);
    return isGuarded(clause) ? [] : [clause];
  });
  const said = clauses.flatMap((clause) => matches(patterns.saying, clause, 1));
  for (const match of said) if (match.kind === 'claim') found.push(...actsOf(on, match, text));
  const told = isGuarded(text) ? [] : matches(patterns.telling, text).flatMap((match) => actsOf(on, match, text));
  if (told.length > 0) on.isTelling = true;
  const isMore = (kind: Kind) => kind !== 'claim' && (told.length === 0 || kind === 'isBad' || kind === 'isGood');
  found.push(...told, ...said.flatMap((match) => (isMore(match.kind) ? actsOf(on, match, text) : [])));
}

interface Match {
  readonly kind: Kind;
  readonly letters: readonly string[];
}
/** The first patterns that fit a text, in their order; of one kind only the first, wherever it fits. */
function matches(patterns: readonly Pattern[], text: string, most = Number.POSITIVE_INFINITY): readonly Match[] {
  const found: Match[] = [];
  const sorts = sortsIn(text);
  for (const { kind, test, needs } of patterns) {
    if ((needs & sorts) !== needs || found.some((one) => one.kind === kind)) continue;
    for (const [all] of text.matchAll(test)) {
      found.push({ kind, letters: all.match(/[\ue000-\ue4ff]/g) ?? [] });
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** The parts of a sentence that say something each: divided by commas, and before words like "but". */
function clausesOf(text: string, { ear, patterns: { joints, bonds } }: Vocabulary): readonly string[] {
  if (!ear.isSpaced) return text.split(/[、,，]/, CLAUSES).filter((clause) => clause !== '');
  const words = text.trim().split(' ');
  const clauses: string[][] = [[]];
  for (const [i, word] of words.entries())
    if ((word === ',' && !bonds.has(words[i + 1] ?? '')) || joints.has(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  return clauses
    .filter((clause) => clause.length > 0)
    .slice(0, CLAUSES)
    .map((clause) => ` ${clause.join(' ')} `);
}

function actsOf(on: Hearing, { kind, letters }: Match, text: string): readonly SpeechAct[] {
  on.isKnown = true;
  const places = letters.flatMap((one) => indexOf('seat', one) ?? []);
  const roles = letters.flatMap((one) => indexOf('role', one) ?? []);
  const [seat] = places;
  const about = { askRole: 'role', askBallot: 'ballot', askSuspect: 'suspect', askReason: 'reason' } as const;
  const moods: readonly string[] = ['greet', 'unsure', 'mourn', 'hurry', 'thanks'];
  if (kind === 'nothing') return [];
  if (kind === 'claim') return claimed(on, roles[0]);
  if (kind === 'abstain') return [{ type: 'intend', seat: null }];
  if (kind === 'defend' || kind === 'retract' || kind === 'second') return [{ type: kind }];
  if (moods.includes(kind)) return [{ type: 'chat', mood: kind as Mood }];
  if (seat === undefined) return kind === 'askReason' ? [{ type: 'wonder' }] : [];
  if (kind === 'askRole' || kind === 'askBallot' || kind === 'askSuspect' || kind === 'askReason')
    return [{ type: 'ask', seat, about: about[kind] }];
  if (kind === 'suspect' || kind === 'trust' || kind === 'intend' || kind === 'agree' || kind === 'disagree')
    return [{ type: kind, seat }];
  return [resultOf(on, kind, places, letters, text) ?? opinionOf(kind, seat)].filter((act) => act !== undefined);
}

function claimed(on: Hearing, index: number | undefined): readonly SpeechAct[] {
  const role = on.vocabulary.roles[index ?? -1];
  if (!role) return [];
  if (Object.values(role.evidence ?? {}).some(({ isDeed }) => !isDeed))
    Object.assign(on, { isTelling: true, teller: role });
  return [{ type: 'claim', role: role.id }];
}
/** What can be learnt of one player. */
const looks = (vocabulary: Vocabulary, teller: Role | undefined) =>
  vocabulary.keys.filter(
    ([key, evidence]) =>
      !evidence.isDeed &&
      (!teller || teller.evidence?.[key]) &&
      (!evidence.answers || answerOf(vocabulary, evidence, true) !== undefined),
  );

/** What it means if it is no result: who is said to be bad is suspected. */
function opinionOf(kind: Kind, seat: Place): SpeechAct | undefined {
  if (kind === 'isBad' || kind === 'sawBad') return { type: 'suspect', seat };
  return kind === 'isGood' || kind === 'sawGood' ? { type: 'trust', seat } : undefined;
}

/** A result, where it is told as one: by a verb, or by somebody who has just claimed to learn such things. */
function resultOf(
  on: Hearing,
  kind: Kind,
  places: readonly Place[],
  letters: readonly string[],
  text: string,
): SpeechAct | undefined {
  const isTold = kind.startsWith('saw') || kind === 'didPair';
  if (!isTold && !on.isTelling) return undefined;
  const { vocabulary, context } = on;
  const [seat = -1] = places;
  const verb = letters.map((one) => indexOf('verb', one)).find((index) => index !== undefined);
  const day = nightIn(text, seat, vocabulary);
  if (kind === 'didPair') {
    const deed = vocabulary.keys[verb ?? -1];
    return deed?.[1].isDeed && places.length === 2
      ? { type: 'report', key: deed[0], about: [context.me, ...places], answer: '', day }
      : undefined;
  }
  if (kind === 'sawPair' || kind === 'isPair') {
    const answer = vocabulary.answers[letters.map((one) => indexOf('answer', one)).find((i) => i !== undefined) ?? -1];
    const key = vocabulary.keys.find(([, { answers }]) => answer !== undefined && answers?.includes(answer))?.[0];
    return key && answer && places.length === 2 ? { type: 'report', key, about: places, answer, day } : undefined;
  }
  return single(on, kind, vocabulary.keys[verb ?? -1], seat, letters, day);
}

function single(
  { vocabulary, context, teller }: Hearing,
  kind: Kind,
  done: readonly [string, Evidence] | undefined,
  seat: Place,
  letters: readonly string[],
  day: number,
): SpeechAct | undefined {
  const found = letters.findLast((one) => one === BAD || one === GOOD || indexOf('role', one) !== undefined) ?? '';
  const role = vocabulary.roles[indexOf('role', found) ?? -1];
  const answerIn = (evidence: Evidence) => {
    if (role && !evidence.answers) return role.id;
    const isBad = role ? vocabulary.hunts(role) : kind.endsWith('Bad');
    return answerOf(vocabulary, evidence, isBad);
  };
  const isOfTheDead = ([, { act }]: readonly [string, Evidence]) => act === undefined;
  const isDead = !(context.seats[seat]?.alive ?? true);
  const candidates = done && answerIn(done[1]) !== undefined ? [done] : looks(vocabulary, teller);
  const fitting = candidates.filter(([, evidence]) => answerIn(evidence) !== undefined);
  const [key, evidence] = fitting.find((one) => isOfTheDead(one) === isDead) ?? fitting[0] ?? [];
  const answer = evidence && answerIn(evidence);
  return key !== undefined && answer !== undefined ? { type: 'report', key, about: [seat], answer, day } : undefined;
}

/** The night that a sentence names: the last one before the player, else the first. */
function nightIn(text: string, seat: Place, { patterns: { night } }: Vocabulary): number {
  const named = [...text.matchAll(night)];
  const at = text.indexOf(letter('seat', seat));
  const best = named.findLast(({ index }) => index < at) ?? named[0];
  return Number(best?.[1] ?? 1);
}
