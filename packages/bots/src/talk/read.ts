import type { Ruleset } from '@moonrise/engine';
import type { LineReadings, SpeechAct, TalkContext } from './acts.ts';
import { understand } from './hearing/understand.ts';
import { wordsKnown } from './hearing/vocabulary.ts';
import { languageOf, languages } from './languages/index.ts';
import { parsePhrases } from './parse-phrases.ts';
import { phrasebookOf } from './phrasebook.ts';
import { KeptReadings } from './readings.ts';

/** The speech acts in a text of any language. What is not understood is left out. */
export function read(text: string, context: TalkContext): readonly SpeechAct[] {
  return readingsOf(context).of(text, context, () => interpret(text, context));
}
/** Notes what a text of bot sentences in the language of its speaker means: its hearers need not parse it again. */
export function remember(text: string, context: TalkContext, acts: readonly SpeechAct[]): void {
  readingsOf(context).of(text, context, () => acts);
}
function readingsOf({ readings, rules }: TalkContext): LineReadings {
  const found = readings ?? lately.get(rules) ?? new KeptReadings();
  lately.set(rules, found);
  return found;
}
// For tables that keep no readings of their own.
const lately = new WeakMap<Ruleset, LineReadings>();

/** Like `read`, for texts made of bot sentences only; undefined if there is any other word. */
export function readPhrases(text: string, context: TalkContext): readonly SpeechAct[] | undefined {
  for (const id of languagesFor(context)) {
    const acts = parsePhrases(text, phrasebookOf(context.rules, id), context);
    if (acts) return acts;
  }
  return undefined;
}
function languagesFor({ language }: TalkContext): readonly string[] {
  const own = languageOf(language);
  return [own, ...Object.keys(languages).filter((id) => id !== own)];
}

function interpret(text: string, context: TalkContext): readonly SpeechAct[] {
  const acts = readPhrases(text, context);
  if (acts) return acts;
  const fits = new Map(
    languagesFor(context)
      .filter(writtenIn(text))
      .map((id) => [id, wordsKnown(text, id)]),
  );
  const most = Math.max(...fits.values());
  const likely = [...fits].filter(([, words]) => words * 10 >= most * 9).sort(([, a], [, b]) => b - a);
  for (const [id] of likely) {
    const heard = understand(text, id, context);
    if (heard) return heard;
  }
  return [];
}

/** The languages a text can be in, by its letters. */
function writtenIn(text: string): (id: string) => boolean {
  const isLatin = /[a-z]/i.test(text);
  if (/[\p{Script=Hira}\p{Script=Kana}\p{Script=Han}]/u.test(text)) return (id) => id === 'ja' || isLatin;
  if (/\p{Script=Devanagari}/u.test(text)) return (id) => id === 'hi' || (isLatin && id !== 'ja');
  return (id) => id !== 'ja';
}
