import type { Id, Place } from '@moonrise/engine';

type PlaceSlot = '0' | '1' | '2' | 'by';
export type PhrasePart =
  | { readonly text: string }
  | { readonly place: PlaceSlot }
  | { readonly of: PlaceSlot; readonly forms: readonly [masculine: string, feminine: string] } // never the first part
  | { readonly is: 'word' | 'night' | 'list' };

/** What stands in the slots of a sentence. */
export interface Filling {
  readonly places: Readonly<Partial<Record<PlaceSlot, Place>>>;
  readonly word: Id; // a role or an answer
  readonly night: number;
  readonly list: readonly Place[];
}
export const empty: Filling = { places: {}, word: '', night: 1, list: [] };

/** A sentence with slots. `{0:a/b}` is a word that has another form if the player is spoken of in the feminine. */
export interface Phrase {
  readonly key: string; // of its meaning
  readonly parts: readonly PhrasePart[];
  readonly words: readonly NamedWord[]; // that its word slot accepts, longest first
}
export interface NamedWord {
  readonly text: string;
  readonly id: Id;
}

export const phrase = (key: string, template: string, words: readonly NamedWord[] = []): Phrase => ({
  key,
  words: [...words].sort((a, b) => b.text.length - a.text.length),
  parts: template.split(/(\{[^{}]+\})/).flatMap((piece): PhrasePart[] => {
    if (piece === '') return [];
    const [, of, masculine, feminine] = /^\{(\w+):(.+)\/(.+)\}$/.exec(piece) ?? [];
    if (masculine !== undefined && feminine !== undefined)
      return [{ of: of as PlaceSlot, forms: [masculine, feminine] }];
    const slot = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (slot === undefined) return [{ text: piece }];
    if (slot === 'role' || slot === 'answer') return [{ is: 'word' }];
    if (slot === 'list') return [{ is: 'list' }];
    return slot === 'n' ? [{ is: 'night' }] : [{ place: slot as PlaceSlot }];
  }),
});

/** How players are named and spoken of. */
interface Namer {
  readonly nameOf: (place: Place) => string;
  readonly comma: string;
  readonly isFeminine: (place: Place) => boolean;
}
export function filled({ parts, words }: Phrase, filling: Filling, { nameOf, comma, isFeminine }: Namer): string {
  const said = parts.map((part) => {
    if ('text' in part) return part.text;
    if ('place' in part) return nameOf(filling.places[part.place] ?? -1);
    if ('of' in part) return part.forms[isFeminine(filling.places[part.of] ?? -1) ? 1 : 0];
    if (part.is === 'list') return filling.list.map(nameOf).join(comma);
    return part.is === 'night' ? String(filling.night) : (words.find(({ id }) => id === filling.word)?.text ?? '');
  });
  return said.join('');
}

/** The names at a position of a text: where each ends, and whose it is. */
export type NamesAt = (at: number) => readonly { readonly end: number; readonly place: Place }[];

/** A text and the names in it. */
export interface NamedText {
  readonly text: string;
  readonly namesAt: NamesAt;
  readonly comma: string; // between the names of a list
}

/**
 * Reads a phrase at a position of a text in every possible way, until `then` accepts one: it gets the end of the phrase
 * and what stood in its slots.
 */
export function matched<T>(
  phrase: Phrase,
  spoken: NamedText,
  from: number,
  then: (end: number, filling: Filling) => T | undefined,
): T | undefined {
  if (!mayBegin(phrase, spoken, from)) return undefined;
  const { text } = spoken;
  const step = (index: number, at: number, filling: Filling): T | undefined => {
    const part = phrase.parts[index];
    if (!part) return then(at, filling);
    if ('text' in part)
      return text.startsWith(part.text, at) ? step(index + 1, at + part.text.length, filling) : undefined;
    if ('of' in part) {
      const form = part.forms.find((one) => text.startsWith(one, at));
      return form === undefined ? undefined : step(index + 1, at + form.length, filling);
    }
    for (const [end, next] of fillingsOf(part, at, filling)) {
      const found = step(index + 1, end, next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const fillingsOf = (part: Slot, at: number, filling: Filling): Fillings => {
    if ('place' in part) return placeFillings(part.place, spoken.namesAt(at), filling);
    if (part.is === 'list') return listFillings(spoken, at, filling);
    return part.is === 'night' ? nightFillings(text, at, filling) : wordFillings(phrase.words, text, at, filling);
  };
  return step(0, from, empty);
}
/** A cheap test of the first words: most phrases are not in the text. */
function mayBegin({ parts: [first, second] }: Phrase, { text, namesAt }: NamedText, at: number): boolean {
  if (first && 'text' in first) return text.startsWith(first.text, at);
  if (!first || !('place' in first) || !second || !('text' in second)) return true;
  return namesAt(at).some(({ end }) => text.startsWith(second.text, end));
}

type Slot = Exclude<PhrasePart, { readonly text: string } | { readonly of: PlaceSlot }>;
/** The ways to fill a slot: where it ends, and what is filled in then. */
type Fillings = (readonly [end: number, filling: Filling])[];

function placeFillings(slot: PlaceSlot, names: ReturnType<NamesAt>, filling: Filling): Fillings {
  const { places, word, night, list } = filling;
  const known = places[slot];
  return names
    .filter(({ place }) => known === undefined || known === place)
    .map(({ end, place }) => [end, { places: { ...places, [slot]: place }, word, night, list }]);
}
/** Every list of names that begins here, the longest first. */
function listFillings({ text, namesAt, comma }: NamedText, at: number, filling: Filling): Fillings {
  return namesAt(at).flatMap(({ end, place }): Fillings => {
    const next = { ...filling, list: [...filling.list, place] };
    if (filling.list.includes(place)) return [];
    const more = text.startsWith(comma, end) ? listFillings({ text, namesAt, comma }, end + comma.length, next) : [];
    return [...more, [end, next]];
  });
}
function nightFillings(text: string, at: number, filling: Filling): Fillings {
  const [digits = ''] = /^\d{1,3}/.exec(text.slice(at, at + 3)) ?? [];
  return digits === '' ? [] : [[at + digits.length, { ...filling, night: Number(digits) }]];
}
const wordFillings = (words: readonly NamedWord[], text: string, at: number, filling: Filling): Fillings =>
  words
    .filter(({ text: word }) => text.startsWith(word, at))
    .map(({ text: word, id }) => [at + word.length, { ...filling, word: id }]);
