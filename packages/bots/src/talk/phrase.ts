import type { Id, Place } from '@moonrise/engine';

type PlaceSlot = '0' | '1' | '2' | 'by';
export type Part = { readonly text: string } | { readonly place: PlaceSlot } | { readonly is: 'word' | 'night' };

/** What stands in the open places of a sentence. */
export interface Filling {
  readonly places: Readonly<Partial<Record<PlaceSlot, Place>>>;
  readonly word: Id; // a role or an answer
  readonly night: number;
}
export const empty: Filling = { places: {}, word: '', night: 1 };

/** A sentence with open places. */
export interface Phrase {
  readonly key: string; // of what it says
  readonly parts: readonly Part[];
  readonly words: readonly Word[]; // that its open place for a word may hold, longest first
}
export interface Word {
  readonly text: string;
  readonly id: Id;
}

export const phrase = (key: string, template: string, words: readonly Word[] = []): Phrase => ({
  key,
  words: [...words].sort((a, b) => b.text.length - a.text.length),
  parts: template.split(/(\{\w+\})/).flatMap((piece): Part[] => {
    if (piece === '') return [];
    const slot = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (slot === undefined) return [{ text: piece }];
    if (slot === 'role' || slot === 'answer') return [{ is: 'word' }];
    return slot === 'n' ? [{ is: 'night' }] : [{ place: slot as PlaceSlot }];
  }),
});

export function filled({ parts, words }: Phrase, filling: Filling, nameOf: (place: Place) => string): string {
  const said = parts.map((part) => {
    if ('text' in part) return part.text;
    if ('place' in part) return nameOf(filling.places[part.place] ?? -1);
    return part.is === 'night' ? String(filling.night) : (words.find(({ id }) => id === filling.word)?.text ?? '');
  });
  return said.join('');
}

/** A name at a position of a text: where it may end, and whose it is. */
export type NamesAt = (at: number) => readonly { readonly end: number; readonly place: Place }[];

/**
 * Reads a phrase at a position of a text, in every way there is, until `then` finds one good: it gets where the phrase
 * ends and what stood in its open places.
 */
export function matched<T>(
  phrase: Phrase,
  text: string,
  from: number,
  namesAt: NamesAt,
  then: (end: number, filling: Filling) => T | undefined,
): T | undefined {
  const step = (index: number, at: number, filling: Filling): T | undefined => {
    const part = phrase.parts[index];
    if (!part) return then(at, filling);
    if ('text' in part)
      return text.startsWith(part.text, at) ? step(index + 1, at + part.text.length, filling) : undefined;
    for (const [end, next] of openings(part, phrase.words, text, at, namesAt, filling)) {
      const found = step(index + 1, end, next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return mayBegin(phrase, text, from, namesAt) ? step(0, from, empty) : undefined;
}
/** Most phrases are not there: their first words tell at once. */
function mayBegin({ parts: [first, second] }: Phrase, text: string, at: number, namesAt: NamesAt): boolean {
  if (first && 'text' in first) return text.startsWith(first.text, at);
  if (!first || !('place' in first) || !second || !('text' in second)) return true;
  return namesAt(at).some(({ end }) => text.startsWith(second.text, end));
}

/** What can stand in an open place here: where it ends, and what is filled in then. */
function openings(
  part: Exclude<Part, { readonly text: string }>,
  words: readonly Word[],
  text: string,
  at: number,
  namesAt: NamesAt,
  filling: Filling,
): (readonly [end: number, filling: Filling])[] {
  if ('place' in part) {
    const { places } = filling;
    const known = places[part.place];
    return namesAt(at)
      .filter(({ place }) => known === undefined || known === place)
      .map(({ end, place }) => [end, { ...filling, places: { ...places, [part.place]: place } }]);
  }
  if (part.is === 'night') {
    const [digits = ''] = /^\d{1,3}/.exec(text.slice(at, at + 3)) ?? [];
    return digits === '' ? [] : [[at + digits.length, { ...filling, night: Number(digits) }]];
  }
  return words
    .filter(({ text: word }) => text.startsWith(word, at))
    .map(({ text: word, id }) => [at + word.length, { ...filling, word: id }]);
}
