import type { SpeechAct, TalkContext } from './acts.ts';
import { Drafts } from './drafts.ts';
import { languageOf } from './languages/index.ts';
import { NAME_STYLES, type NameStyle } from './names.ts';
import { parsePhrases } from './parse-phrases.ts';
import { phrasebookOf } from './phrasebook.ts';
import { remember } from './read.ts';
import { isSaid, signsOf } from './sentences-said.ts';

const TRIES = 24; // for each style of naming
const SHORT = 60; // letters

/** One utterance for one to three acts. It differs from recent ones, and `parsePhrases` reads the same acts from it. */
export function say(acts: readonly SpeechAct[], context: TalkContext): string {
  const book = phrasebookOf(context.rules, languageOf(context.language));
  const drafts = new Drafts(acts, context, book);
  let last = '';
  for (const style of NAME_STYLES)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      last = drafts.next(style, attempt * 2 > TRIES, attempt * 4 > TRIES);
      const isTooLong = context.isShort && attempt * 2 < TRIES && last.length > SHORT;
      if (isTooLong || context.recent.some((one) => isSame(one, last)) || isRepeated(last, style, context)) continue;
      const understood = parsePhrases(last, book, context);
      if (!understood || !isSameMeaning(understood, acts)) continue;
      remember(last, context, understood);
      return last;
    }
  return last;
}
/** Rather a player by number than a sentence that was said before. */
const isRepeated = (text: string, style: NameStyle, { spoken }: TalkContext): boolean =>
  style !== 'number' && spoken !== undefined && isSaid(signsOf(text), spoken);
/** True if people would take two texts for the same. */
const isSame = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 3 && mayBeginAlike(a, b) && asHeard(a) === asHeard(b);
const asHeard = (text: string): string => text.toLowerCase().replaceAll(/[\s.,:;!?。、！？।…’'"]+/g, ' ');
/** A cheap test first: most texts differ in their first letter. */
const mayBeginAlike = ([a = ' ']: string, [b = ' ']: string): boolean =>
  a.toLowerCase() === b.toLowerCase() || !/\p{L}/u.test(a) || !/\p{L}/u.test(b);
function isSameMeaning(acts: readonly SpeechAct[], wanted: readonly SpeechAct[]): boolean {
  return acts.length === wanted.length && acts.every((act, i) => isEqual(comparable(act), comparable(wanted[i])));
}
/** Answers are compared as texts. */
const comparable = (act: SpeechAct | undefined): unknown =>
  act?.type === 'report' ? { ...act, answer: String(act.answer) } : act;
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
