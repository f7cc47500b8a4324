import type { Ruleset } from '@moonrise/engine';
import type { SpeechAct, TalkContext } from './acts.ts';
import { understand } from './hearing/understand.ts';
import { wordsKnown } from './hearing/vocabulary.ts';
import { languageOf, languages } from './languages/index.ts';
import { parsePhrases } from './parse-phrases.ts';
import { phrasebookOf } from './phrasebook.ts';

const KEPT = 200;

/** The speech acts in a text of any language. What is not understood is left out. */
export function read(text: string, context: TalkContext): readonly SpeechAct[] {
  const kept = lately.get(context.rules) ?? new Map<string, readonly SpeechAct[]>();
  lately.set(context.rules, kept);
  const { seats, me, language } = context;
  const key = `${me}\n${language}\n${sitting(seats)}\n${text}`;
  const acts = kept.get(key) ?? interpret(text, context);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, acts);
  return acts;
}
function sitting(seats: TalkContext['seats']): string {
  const known = tables.get(seats) ?? seats.map(({ name, alive }) => `${alive}${name}`).join('\n');
  tables.set(seats, known);
  return known;
}
const tables = new WeakMap<TalkContext['seats'], string>();
// Every seat of a table reads the same lines.
const lately = new WeakMap<Ruleset, Map<string, readonly SpeechAct[]>>();

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
  const likely = [...fits].filter(([, words]) => words * 4 >= most * 3).sort(([, a], [, b]) => b - a);
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
