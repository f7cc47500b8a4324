import type { SpeechAct, TalkContext } from './acts.ts';
import { withoutStyle } from './character.ts';
import { namesIn } from './names.ts';
import { type Filling, matched, type NamedText, type Phrase } from './phrase.ts';
import { actOf, type Phrasebook } from './phrasebook.ts';

/** Parses a text made of phrasebook sentences only; undefined if it contains anything else. */
export function parsePhrases(line: string, book: Phrasebook, context: TalkContext): readonly SpeechAct[] | undefined {
  const text = withoutStyle(line);
  const reading: Reading = {
    text,
    book,
    me: context.me,
    namesAt: namesIn(text, context, book.sentences),
    comma: book.sentences.comma,
    failed: new Set(),
  };
  const from = book.openers.find((opener) => text.startsWith(opener))?.length ?? 0;
  return sentences(reading, from, undefined) ?? (from > 0 ? sentences(reading, 0, undefined) : undefined);
}

interface Reading extends NamedText {
  readonly book: Phrasebook;
  readonly me: number;
  readonly failed: Set<number>; // positions from which the end cannot be reached
}

function sentences(on: Reading, at: number, before: SpeechAct | undefined): readonly SpeechAct[] | undefined {
  const { text, book, me, failed } = on;
  const mark = at * 2 + Number(before?.type === 'suspect');
  if (failed.has(mark)) return undefined;
  const goOn = (key: string) => (end: number, filling: Filling) => {
    const act = actOf(key, filling, me, before);
    if (!act) return undefined;
    if (end === text.length) return [act];
    if (!text.startsWith(book.sentences.gap, end)) return undefined;
    const rest = sentences(on, end + book.sentences.gap.length, act);
    return rest && [act, ...rest];
  };
  for (const phrases of [named(on, at), book.worded.at(text, at)])
    for (const phrase of phrases) {
      const found = matched(phrase, on, at, goOn(phrase.key));
      if (found) return found;
    }
  failed.add(mark);
  return undefined;
}

/** Phrases that may begin with a name here. */
function named({ text, book, namesAt }: Reading, at: number): readonly Phrase[] {
  const [first, second] = namesAt(at);
  if (!first) return [];
  return second ? book.named.all : book.named.at(text, first.end);
}
