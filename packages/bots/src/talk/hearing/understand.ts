import type { Place, Role } from '@moonrise/engine';
import type { Mood, SpeechAct, TalkContext } from '../acts.ts';
import { indexOf, type Pattern, sortsIn } from './pattern.ts';
import type { Kind } from './pattern-source.ts';
import { antecedentAfter, resolvePronoun, splitPlural } from './reference.ts';
import { resultIn } from './results.ts';
import { type Sentence, sentencesOf } from './tokens.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

const CLAUSES = 10; // of a sentence

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
    const key = JSON.stringify(act);
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

function hear(parse: Parse, { text, isQuestion }: Sentence): void {
  const { vocabulary, found } = parse;
  const { patterns } = vocabulary;
  const addressed = isQuestion ? /^ ?([\ue000-\ue0ff]) ?[?？]*$/.exec(text)?.[1] : undefined;
  const [asked] = addressed
    ? [{ kind: 'askSuspect', letters: [addressed] } as const]
    : matches(patterns.asking, text, 1);
  if (asked || isQuestion) parse.named = antecedentAfter(text, parse.named, vocabulary);
  if (asked) return void found.push(...actsOf(parse, asked, text));
  if (isQuestion) return;
  const isGuarded = (clause: string) => patterns.guards.some((guard) => clause.search(guard) >= 0);
  const clauses = clausesOf(splitPlural(text, vocabulary), vocabulary).flatMap((one) => {
    const clause = resolvePronoun(one, parse.named, vocabulary);
    parse.named = isGuarded(clause) ? undefined : antecedentAfter(clause, parse.named, vocabulary);
    return isGuarded(clause) ? [] : [clause];
  });
  const said = clauses.flatMap((clause) => matches(patterns.saying, clause, 1));
  for (const match of said) if (match.kind === 'claim') found.push(...actsOf(parse, match, text));
  const told = isGuarded(text) ? [] : matches(patterns.telling, text).flatMap((match) => actsOf(parse, match, text));
  if (told.length > 0) parse.isTelling = true;
  const isMore = (kind: Kind) => kind !== 'claim' && (told.length === 0 || kind === 'isBad' || kind === 'isGood');
  found.push(...told, ...said.flatMap((match) => (isMore(match.kind) ? actsOf(parse, match, text) : [])));
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
function clausesOf(text: string, { source, patterns: { joints, bonds } }: Vocabulary): readonly string[] {
  if (!source.isSpaced) return text.split(/[、,，]/, CLAUSES).filter((clause) => clause !== '');
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
