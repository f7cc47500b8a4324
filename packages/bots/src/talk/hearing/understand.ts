import type { Place, Role } from '@moonrise/engine';
import type { Mood, SpeechAct, TalkContext } from '../acts.ts';
import { claimsIn, gistOf, isOthers } from './gist.ts';
import { has } from './lexicon.ts';
import { indexOf, letter, type Pattern, sortsIn, TWIST } from './pattern.ts';
import type { Kind } from './pattern-source.ts';
import { claimCallIn, questionIn, seatsIn } from './questions.ts';
import { antecedentAfter, joined, resolvePronoun, splitPlural } from './reference.ts';
import { resultIn } from './results.ts';
import { type Sentence, sentencesOf } from './tokens.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

const CLAUSES = 10; // of a sentence
const LOOSE = new Set(['da', 'dann', 'doch', 'denn', 'so', 'then', 'since', 'also', 'while', 'plus', 'phir', 'फिर']);
const TWISTS = ['twist', 'spare', 'vouch', 'unsuspect', 'turn'] as const; // say more than a simple pattern hears

/** What words alone do not tell safely. Misread, it would be an accusation or a vote that no one spoke of. */
const UNSAFE: ReadonlySet<SpeechAct['type']> = new Set(['suspect', 'trust', 'report', 'callVote', 'claim']);

/**
 * Parses free text. Prefers to miss something over misreading it. Undefined if the text does not seem to be in this
 * language.
 */
export function understand(text: string, language: string, context: TalkContext): readonly SpeechAct[] | undefined {
  const vocabulary = vocabularyOf(context.rules, language);
  const parse: Parse = { vocabulary, context, found: [], isTelling: false, isKnown: false };
  for (const sentence of sentencesOf(text, vocabulary, context)) hear(parse, sentence);
  if (!parse.isKnown) return undefined;
  const seen = new Set<string>();
  return parse.found.filter((act) => {
    const key = act.type === 'report' ? `${act.about}/${act.day}` : JSON.stringify(act);
    return !seen.has(key) && seen.add(key);
  });
}

interface Parse {
  readonly vocabulary: Vocabulary;
  readonly context: TalkContext;
  readonly found: SpeechAct[];
  isKnown: boolean; // something was recognized, even if it says nothing
  isTelling: boolean; // the speaker is telling results
  teller?: Role; // as this role
  named?: string | undefined; // the player a pronoun refers to
}

function hear(parse: Parse, { text: spoken, isQuestion }: Sentence): void {
  const { vocabulary } = parse;
  const { features } = vocabulary;
  const call = claimCallIn(spoken, vocabulary);
  if (call) return add(parse, [call]);
  const text = spoken.replaceAll(features.forced, '');
  if (has(text, features.unreal)) return forget(parse);
  const isTwisted = TWISTS.some((feature) => has(text, features[feature]));
  const isClaim = !isTwisted && hearClaims(parse, text);
  const asked = isTwisted || (isClaim && !isQuestion) ? [] : askedIn(parse, text, isQuestion);
  if (asked.length > 0 || isQuestion) parse.named = antecedentAfter(text, parse.named, vocabulary);
  if (asked.length > 0) return add(parse, asked);
  if (isQuestion && !isTwisted) return;
  const [first = '', ...more] = clausesOf(text, vocabulary);
  const isHeading = more.length > 0 && seatsIn(first).length === 0 && has(first, features.result);
  if (isHeading || (isOwnResult(text, vocabulary) && !isOthers(text, vocabulary))) parse.isTelling = true;
  const before = parse.named;
  const stated = isTwisted ? [] : statedIn(parse, text);
  add(parse, stated);
  const covered = stated.flatMap(seatsOf);
  const isDone = stated.some(({ type }) => type !== 'claim' && type !== 'chat');
  parse.named = before;
  const guessed = guessedIn(parse, text).filter(({ type }) => !UNSAFE.has(type));
  add(
    parse,
    guessed.filter(
      (act) => !isDone || (seatsOf(act).length > 0 && !seatsOf(act).some((seat) => covered.includes(seat))),
    ),
  );
}
function seatsOf(act: SpeechAct): readonly Place[] {
  if (act.type === 'report') return act.about;
  return 'seat' in act && act.seat !== null ? [act.seat] : [];
}
/** The roles the speaker claims. After the first clause only where the speaker is the subject. */
function hearClaims(parse: Parse, text: string): boolean {
  const { vocabulary } = parse;
  const clauses = has(text, vocabulary.features.withMe) ? [text] : clausesOf(text, vocabulary);
  const roles = clauses.flatMap((clause, i) =>
    i === 0 || has(clause, vocabulary.features.mine) ? claimsIn(clause, vocabulary) : [],
  );
  for (const role of roles) add(parse, claimed(parse, role));
  return roles.length > 0;
}
/** What the patterns of the language find. */
function statedIn(parse: Parse, text: string): readonly SpeechAct[] {
  const { vocabulary } = parse;
  const { patterns, features } = vocabulary;
  const isGuarded = (clause: string) => patterns.guards.some((guard) => has(clause, guard));
  const clauses = clausesOf(splitPlural(text, vocabulary), vocabulary).flatMap((one) => {
    const clause = resolvePronoun(one, parse.named, vocabulary);
    const isOut = isGuarded(clause) || has(clause, features.reported);
    parse.named = isOut ? undefined : antecedentAfter(clause, parse.named, vocabulary);
    return isOut ? [] : [clause];
  });
  const said = clauses.flatMap((clause) => matches(patterns.saying, clause, 1));
  const claims = said.flatMap((match) => (match.kind === 'claim' ? actsOf(parse, match, text) : []));
  const told = isGuarded(text) ? [] : matches(patterns.telling, text).flatMap((match) => actsOf(parse, match, text));
  if (told.length > 0) parse.isTelling = true;
  const isMore = (kind: Kind) => kind !== 'claim' && (told.length === 0 || kind === 'isBad' || kind === 'isGood');
  return [...claims, ...told, ...said.flatMap((match) => (isMore(match.kind) ? actsOf(parse, match, text) : []))];
}
/** What a sentence seems to say by its words. */
function guessedIn(parse: Parse, text: string): readonly SpeechAct[] {
  const { vocabulary } = parse;
  const { features, source } = vocabulary;
  const marked = joined(text.replaceAll(features.twist, source.isSpaced ? `${TWIST} ` : TWIST), vocabulary);
  const acts: SpeechAct[] = [];
  let isAfter = false; // the clause before was another player's words, so this may be what they said
  for (const clause of clausesOf(marked, vocabulary, true)) {
    const about = parse.named === undefined ? undefined : indexOf('seat', parse.named);
    const said = gistOf({ clause, text, about }, parse);
    const isOut = isOthers(clause, vocabulary);
    if (isOut) parse.isKnown = true;
    else if (said.some(({ type }) => type === 'report')) parse.isTelling = true;
    const [named, ...more] = seatsIn(clause);
    if (!isAfter || named !== undefined) acts.push(...said);
    isAfter = isOut;
    if (named !== undefined) parse.named = more.length > 0 ? undefined : letter('seat', named);
  }
  return acts.filter((act, i) => !acts.some((other, j) => isOver(act, other, j > i)));
}
const isOwnResult = (clause: string, { features }: Vocabulary): boolean =>
  /[\ue200-\ue2ff]/.test(clause) && !has(clause, features.byOther);
/** A later word on the same player replaces an earlier one, and a vote against a player outweighs praise. */
const isOver = (act: SpeechAct, other: SpeechAct, isLater: boolean): boolean => {
  if (!('seat' in act && 'seat' in other) || act.seat !== other.seat) return false;
  if (act.type === 'trust' && (other.type === 'callVote' || other.type === 'intend')) return true;
  if (!isLater) return false;
  if (act.type === 'spare') return other.type === 'trust';
  return (act.type === 'suspect' || act.type === 'trust') && (other.type === 'suspect' || other.type === 'trust');
};
function add(parse: Parse, acts: readonly SpeechAct[]): void {
  if (acts.length > 0) parse.isKnown = true;
  const isAsked = (act: SpeechAct) =>
    act.type === 'askAll' && parse.found.some((one) => one.type === 'ask' && one.about === act.about);
  parse.found.push(...acts.filter((act) => !isAsked(act)));
}
function forget(parse: Parse): void {
  parse.isKnown = true;
  parse.named = undefined;
}
function askedIn(parse: Parse, text: string, isQuestion: boolean): readonly SpeechAct[] {
  const addressed = isQuestion ? /^ ?([\ue000-\ue0ff]) ?[?？]*$/.exec(text)?.[1] : undefined;
  if (addressed) return actsOf(parse, { kind: 'askSuspect', letters: [addressed] }, text);
  const question = questionIn(text, isQuestion, parse.vocabulary);
  const [asked] = matches(parse.vocabulary.patterns.asking, text, 1);
  if (asked && (!question || !('whom' in question))) return actsOf(parse, asked, text);
  return question ? [question] : [];
}

interface PatternMatch {
  readonly kind: Kind;
  readonly letters: readonly string[];
}
/** The patterns that match a text, in order, each kind once. */
function matches(patterns: readonly Pattern[], text: string, most = Number.POSITIVE_INFINITY): readonly PatternMatch[] {
  const found: PatternMatch[] = [];
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

/** The clauses of a sentence: split at commas and before words like "but". */
function clausesOf(
  text: string,
  { source, patterns: { joints, bonds } }: Vocabulary,
  isLoose = false, // without splits at words that often stand inside a clause
): readonly string[] {
  if (!source.isSpaced) return text.split(/[、,，]/, CLAUSES).filter((clause) => clause !== '');
  const words = text.trim().split(' ');
  const clauses: string[][] = [[]];
  for (const [i, word] of words.entries())
    if ((word === ',' && !bonds.has(words[i + 1] ?? '')) || (joints.has(word) && !(isLoose && LOOSE.has(word))))
      clauses.push([]);
    else clauses.at(-1)?.push(word);
  return clauses
    .filter((clause) => clause.length > 0)
    .slice(0, CLAUSES)
    .map((clause) => ` ${clause.join(' ')} `);
}

function actsOf(parse: Parse, { kind, letters }: PatternMatch, text: string): readonly SpeechAct[] {
  parse.isKnown = true;
  const places = letters.flatMap((one) => indexOf('seat', one) ?? []);
  const roles = letters.flatMap((one) => indexOf('role', one) ?? []);
  const [seat] = places;
  const about = { askRole: 'role', askBallot: 'ballot', askSuspect: 'suspect', askReason: 'reason' } as const;
  const moods: readonly string[] = ['greet', 'unsure', 'mourn', 'hurry', 'thanks'];
  if (kind === 'nothing') return [];
  if (kind === 'claim') return claimed(parse, roles[0]);
  if (kind === 'abstain') return [{ type: 'intend', seat: null }];
  if (kind === 'defend' || kind === 'retract' || kind === 'second') return [{ type: kind }];
  if (moods.includes(kind)) return [{ type: 'chat', mood: kind as Mood }];
  if (seat === undefined) return kind === 'askReason' ? [{ type: 'wonder' }] : [];
  if (kind === 'askRole' || kind === 'askBallot' || kind === 'askSuspect' || kind === 'askReason')
    return [{ type: 'ask', seat, about: about[kind] }];
  if (kind === 'suspect' || kind === 'trust' || kind === 'intend' || kind === 'agree' || kind === 'disagree')
    return [{ type: kind, seat }];
  const result = resultIn({ kind, letters, places, text }, parse);
  return [result ?? opinionOf(kind, seat)].filter((act) => act !== undefined);
}

function claimed(parse: Parse, index: number | undefined): readonly SpeechAct[] {
  const role = parse.vocabulary.roles[index ?? -1];
  if (!role) return [];
  if (Object.values(role.evidence ?? {}).some(({ isDeed }) => !isDeed))
    Object.assign(parse, { isTelling: true, teller: role });
  return [{ type: 'claim', role: role.id }];
}
/** The meaning if it is not a result: a suspicion or trust. */
function opinionOf(kind: Kind, seat: Place): SpeechAct | undefined {
  if (kind === 'isBad' || kind === 'sawBad') return { type: 'suspect', seat };
  return kind === 'isGood' || kind === 'sawGood' ? { type: 'trust', seat } : undefined;
}
