import type { SpeechAct, TalkContext } from './acts.ts';
import { Drafts } from './drafts.ts';
import { languageOf } from './languages/index.ts';
import { NAME_STYLES, type NameStyle } from './names.ts';
import { parsePhrases } from './parse-phrases.ts';
import { phrasebookOf } from './phrasebook.ts';

const TRIES = 24; // for each style of naming
const SHORT = 60; // letters

/** One utterance for one to three acts. It differs from recent ones, and `parsePhrases` reads the same acts from it. */
export function say(acts: readonly SpeechAct[], context: TalkContext): string {
  const book = phrasebookOf(context.rules, languageOf(context.language));
  const drafts = new Drafts(acts, context, book);
  const wanted = acts.map(meaning).join();
  let last = '';
  for (const style of NAME_STYLES)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      last = drafts.next(style, attempt * 2 > TRIES, attempt * 4 > TRIES);
      const isTooLong = context.isShort && attempt * 2 < TRIES && last.length > SHORT;
      if (isTooLong || context.recent.some((one) => isSame(one, last)) || isRepeated(last, style, context)) continue;
      if (parsePhrases(last, book, context)?.map(meaning).join() === wanted) return last;
    }
  return last;
}
/** Rather a player by number than a sentence that was said before. */
const isRepeated = (text: string, style: NameStyle, { isSaid }: TalkContext): boolean =>
  style !== 'number' && (isSaid?.(text) ?? false);
/** True if people would take two texts for the same. */
const isSame = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 3 && mayBeginAlike(a, b) && asHeard(a) === asHeard(b);
const asHeard = (text: string): string => text.toLowerCase().replaceAll(/[\s.,:;!?。、！？।…’'"]+/g, ' ');
/** A cheap test first: most texts differ in their first letter. */
const mayBeginAlike = ([a = ' ']: string, [b = ' ']: string): boolean =>
  a.toLowerCase() === b.toLowerCase() || !/\p{L}/u.test(a) || !/\p{L}/u.test(b);
/** Equal for two acts that mean the same. */
const meaning = (act: SpeechAct): string =>
  JSON.stringify(
    act.type === 'report'
      ? [act.key, act.about, String(act.answer), act.day]
      : Object.entries(act).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
