import type { Evidence, Ruleset, TableTalk } from '@moonrise/engine';
import type { SmallTopic, SpeechAct, TalkContext } from './acts.ts';
import { Beginnings, firstWords, wordsAfterName } from './beginnings.ts';
import { levelled } from './character.ts';
import { languages } from './languages/index.ts';
import type { Sentences } from './languages/sentences.ts';
import { memoized } from './memoized.ts';
import { empty, type Filling, type NamedWord, type Phrase, phrase } from './phrase.ts';

/** Everything bots can say about a rule set in one language. */
export interface Phrasebook {
  readonly sentences: Sentences;
  readonly by: ReadonlyMap<string, readonly Phrase[]>; // by meaning
  readonly worded: Beginnings; // phrases that begin with words
  readonly named: Beginnings; // those that begin with a slot, by the words after it
  readonly openers: readonly string[]; // each followed by the gap
}

const FOLLOW = 'follow';
const LATER = '/later'; // a result that is not from the first night names its night

/** The kinds of sentence that express an act, each equally likely. `before` is the act before it. */
export function keysOf(
  act: SpeechAct,
  before: SpeechAct | undefined,
  { me, isPrivate }: Pick<TalkContext, 'me' | 'isPrivate'>,
): readonly string[] {
  switch (act.type) {
    case 'report':
      return [`report/${act.key}${selfOf(act.about, me)}${act.day === 1 ? '' : LATER}`];
    case 'suspect':
    case 'trust':
      return [`${act.type}/${act.because?.type ?? 'plain'}`];
    case 'intend':
      if (act.seat === null) return ['abstain'];
      if (isPrivate) return ['hunt'];
      return isFollowed(before, act.seat) ? [FOLLOW, FOLLOW, 'intend'] : ['intend'];
    case 'ask':
      return [`ask/${act.about}`];
    case 'chat':
      return [`chat/${act.mood}`];
    default:
      return [act.type];
  }
}
/** Marks results about two places of which the first is the speaker. */
const selfOf = (about: readonly number[], me: number): string => (about.length === 2 && about[0] === me ? '/self' : '');
const isFollowed = (before: SpeechAct | undefined, seat: number): boolean =>
  before?.type === 'suspect' && before.seat === seat;

/** What the slots need to express an act. */
export function fillingOf(act: SpeechAct): Filling {
  if (act.type === 'claim') return { ...empty, word: act.role };
  if (act.type === 'standing') return { ...empty, places: { 0: act.seat }, word: act.role };
  if (act.type === 'recall') return { ...empty, places: { 0: act.seat, 1: act.whom } };
  if (act.type === 'tally' || act.type === 'plans') return { ...empty, places: { 0: act.seat }, list: act.by };
  if (act.type === 'report') {
    const [first, second, third] = act.about;
    const places = {
      ...(first !== undefined && { 0: first }),
      ...(second !== undefined && { 1: second }),
      ...(third !== undefined && { 2: third }),
    };
    return { ...empty, places, word: String(act.answer), night: act.day };
  }
  if (!('seat' in act) || act.seat === null) return empty;
  const because = 'because' in act ? act.because : undefined;
  const by = because && 'by' in because ? { by: because.by } : {};
  const whom = because && 'whom' in because ? { 1: because.whom } : {};
  return { ...empty, places: { 0: act.seat, ...by, ...whom } };
}

/** The act a sentence expresses; undefined if it makes no sense. */
export function actOf(
  key: string,
  { places, word, night, list }: Filling,
  me: number,
  before: SpeechAct | undefined,
): SpeechAct | undefined {
  const [type = '', detail = '', ...more] = key.split('/');
  const seat = places[0] ?? -1;
  switch (type) {
    case 'claim':
      return { type, role: word };
    case 'report': {
      if (more.includes('later') && night === 1) return undefined;
      const named = [places[0] ?? me, places[1], places[2]].filter((place) => place !== undefined);
      return { type, key: detail, about: named, answer: word, day: night };
    }
    case 'suspect':
    case 'trust':
      return { type, seat, ...because(detail, places) } as SpeechAct;
    case 'standing':
      return { type, seat, role: word };
    case 'recall':
      return { type, seat, whom: places[1] ?? -1 };
    case 'tally':
    case 'plans':
      return { type, seat, by: list };
    case 'abstain':
      return { type: 'intend', seat: null };
    case 'hunt':
      return { type: 'intend', seat };
    case 'intend':
    case 'agree':
    case 'disagree':
    case 'vouch':
    case 'unsuspect':
      return { type, seat };
    case FOLLOW:
      return before?.type === 'suspect' ? { type: 'intend', seat: before.seat } : undefined;
    case 'ask':
      return { type, seat, about: detail as SmallTopic };
    case 'chat':
      return { type, mood: detail as 'greet' };
    default:
      return { type: type as 'defend' | 'retract' };
  }
}

/** The reason of an opinion, by its name. */
function because(detail: string, { 1: whom = -1, by = -1 }: Filling['places']): object {
  if (detail === 'plain') return {};
  if (detail === 'result' || detail === 'echo' || detail === 'against') return { because: { type: detail, by } };
  const isOnOther = detail === 'voted' || detail === 'spared' || detail === 'rival';
  return { because: { type: detail, ...(isOnOther && { whom }) } };
}

export const phrasebookOf = memoized(write);

function write(rules: Ruleset, id: string): Phrasebook {
  const sentences = languages[id] as Sentences;
  const { claim, suspect, trust, ask, chat, standing } = sentences;
  const { intend, follow, hunt, abstain, agree, disagree, defend, retract } = sentences;
  const { vouch, unsuspect, recall, tally, plans } = sentences;
  const simple = { intend, follow, hunt, abstain, agree, disagree, defend, retract };
  const discussion = { vouch, unsuspect, recall, tally, plans };
  const talk = rules.talk?.[id];
  const roles = rules.roles.map((role) => ({ id: role.id, text: talk?.roles[role.id]?.is ?? role.words.name }));
  const phrases = [
    ...claim.map((way) => phrase('claim', way, roles)),
    ...grouped('suspect', suspect),
    ...grouped('trust', trust),
    ...grouped('ask', ask),
    ...grouped('chat', chat),
    ...standing.map((way) => phrase('standing', way, roles)),
    ...Object.entries({ ...simple, ...discussion }).flatMap(([key, ways]) => ways.map((way) => phrase(key, way))),
    ...rules.roles.flatMap(({ evidence = {} }) =>
      Object.entries(evidence).flatMap(([key, one]) => reportPhrases(key, one, { rules, talk, sentences, roles })),
    ),
  ];
  const read = phrases.map(level);
  return {
    sentences,
    by: sorted(phrases, ({ key }) => key),
    worded: new Beginnings(
      read.filter((one) => firstWords(one) !== ''),
      firstWords,
    ),
    named: new Beginnings(
      read.filter((one) => firstWords(one) === ''),
      wordsAfterName,
    ),
    openers: [...Object.values(sentences.openers).flat(), ...sentences.notes].map((one) =>
      levelled(`${one}${sentences.gap}`),
    ),
  };
}
/** For reading: all full stops alike, since characters end their sentences differently. */
const level = (one: Phrase): Phrase => ({
  ...one,
  parts: one.parts.map((part) => ('text' in part ? { text: levelled(part.text) } : part)),
  words: one.words.map(({ text, id }) => ({ id, text: levelled(text) })),
});
function sorted(phrases: readonly Phrase[], keyOf: (one: Phrase) => string): ReadonlyMap<string, readonly Phrase[]> {
  const piles = new Map<string, Phrase[]>();
  for (const one of phrases) piles.set(keyOf(one), [...(piles.get(keyOf(one)) ?? []), one]);
  return piles;
}
const grouped = (type: string, ways: Readonly<Record<string, readonly string[]>>): Phrase[] =>
  Object.entries(ways).flatMap(([key, some]) => some.map((way) => phrase(`${type}/${key}`, way)));

interface Source {
  readonly rules: Ruleset;
  readonly talk: TableTalk | undefined;
  readonly sentences: Sentences;
  readonly roles: readonly NamedWord[];
}
function reportPhrases(
  key: string,
  { answers, isDeed }: Evidence,
  { rules, talk, sentences, roles }: Source,
): Phrase[] {
  const { nights, gap } = sentences;
  const { ways, self = [] } = talk?.reports[key] ?? { ways: [rules.allWords.told[key] ?? ''] };
  const looks = answers?.map((id) => ({ id, text: talk?.answers[id]?.is ?? rules.allWords.answers[id] ?? id }));
  const words = isDeed ? [] : (looks ?? roles);
  const sorts = [
    ['', ways],
    ['/self', self],
  ] as const;
  return sorts.flatMap(([sort, some]) =>
    some.flatMap((way) => [
      phrase(`report/${key}${sort}`, way, words),
      ...nights.map((night) => phrase(`report/${key}${sort}${LATER}`, `${night}${gap}${way}`, words)),
    ]),
  );
}
