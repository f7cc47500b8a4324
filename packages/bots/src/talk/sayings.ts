import type { SpeechAct, TalkContext } from './acts.ts';
import { type NameStyle, nameOf } from './names.ts';
import { type Filling, filled, type Phrase } from './phrase.ts';
import { fillingOf, type Phrasebook } from './phrasebook.ts';
import { signsOf } from './sentences-said.ts';
import { namesAtTable } from './table-names.ts';

/** A sentence with the players it is about. */
export interface Saying {
  readonly text: string;
  readonly signs: readonly number[]; // of its sentences
  readonly length: number; // letters without what fills the slots
}

const MOST = 2_000; // keys of a phrasebook
const known = new WeakMap<Phrasebook, Map<string, readonly Saying[]>>();

/** The sentences of one kind for an act. Seats say the same of the same players again and again, so they are remembered. */
export function sayingsOf(
  key: string,
  act: SpeechAct,
  style: NameStyle,
  { seats, feminine }: Pick<TalkContext, 'seats' | 'feminine'>,
  book: Phrasebook,
): readonly Saying[] {
  const filling = fillingOf(act);
  const id = `${style} ${key} ${textOf(filling)} ${feminine ?? ''}\n${namesAtTable(seats)}`;
  const here = known.get(book) ?? new Map<string, readonly Saying[]>();
  known.set(book, here);
  const before = here.get(id);
  if (before) return before;
  const ways = book.by.get(key) ?? book.by.get(key.replace('/self', '')) ?? [];
  const namer = {
    nameOf: (place: number) => nameOf({ seats }, place, book.sentences, style),
    comma: book.sentences.comma,
    isFeminine: (place: number) => feminine?.includes(place) ?? false,
  };
  const sayings = ways.map((way) => {
    const text = filled(way, filling, namer);
    return { text, signs: signsOf(text), length: lengthOf(way) };
  });
  if (here.size >= MOST) here.clear();
  here.set(id, sayings);
  return sayings;
}
const textOf = ({ places, word, night, list }: Filling): string =>
  `${places[0]},${places[1]},${places[2]},${places.by} ${list} ${night} ${word}`;
const lengthOf = ({ parts }: Phrase): number =>
  parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);
