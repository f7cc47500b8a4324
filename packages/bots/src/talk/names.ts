import type { Place } from '@moonrise/engine';
import type { TalkContext } from './acts.ts';
import { levelled } from './character.ts';
import type { Sentences } from './languages/sentences.ts';
import type { NamesAt } from './phrase.ts';
import { namesAtTable } from './table-names.ts';

/** How players are named: plainly, with an @, or by seat number. */
export const NAME_STYLES = ['plain', 'marked', 'number'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

export function nameOf(
  { seats }: Pick<TalkContext, 'seats'>,
  place: Place,
  sentences: Sentences,
  style: NameStyle = 'plain',
): string {
  if (style === 'number') return `#${place + 1}`;
  if (place >= seats.length) return sentences.card.replace('{n}', String(place - seats.length + 1));
  const name = seats[place]?.name ?? '';
  return `${style === 'marked' ? `@${name}` : name}${sentences.title}`;
}

const NO_NAMES: ReturnType<NamesAt> = [];
/** Finds the names at a position of a text, longest first. */
export function namesIn(text: string, context: Pick<TalkContext, 'seats' | 'rules'>, sentences: Sentences): NamesAt {
  const { forms, by } = formsOf(context, sentences);
  const found: ReturnType<NamesAt>[] = [];
  const look = (at: number): ReturnType<NamesAt> => {
    const number = text[at] === '#' ? /^\d{1,2}/.exec(text.slice(at + 1, at + 3))?.[0] : undefined;
    if (number && forms.some(({ place }) => place === Number(number) - 1))
      return [{ place: Number(number) - 1, end: at + 1 + number.length }];
    return (
      by
        .get(text[at] ?? '')
        ?.filter(({ form }) => text.startsWith(form, at))
        .map(({ form, place }) => ({ place, end: at + form.length })) ?? NO_NAMES
    );
  };
  return (at) => {
    const names = found[at] ?? look(at);
    found[at] = names;
    return names;
  };
}

interface Form {
  readonly form: string;
  readonly place: Place;
}
interface Forms {
  readonly table: string;
  readonly centre: number;
  readonly forms: readonly Form[];
  readonly by: ReadonlyMap<string, readonly Form[]>; // by the first letter
}
// All players at a table read the same names, so the last table of each language is cached.
const latest = new WeakMap<Sentences, Forms>();
function formsOf({ seats, rules }: Pick<TalkContext, 'seats' | 'rules'>, sentences: Sentences): Forms {
  const [table, centre] = [namesAtTable(seats), rules.centre ?? 0];
  const kept = latest.get(sentences);
  if (kept?.table === table && kept.centre === centre) return kept;
  const places = Array.from({ length: seats.length + centre }, (_, place) => place);
  const forms = (['plain', 'marked'] as const)
    .flatMap((style) => places.map((place) => ({ place, form: levelled(nameOf({ seats }, place, sentences, style)) })))
    .sort((a, b) => b.form.length - a.form.length);
  const letters = [...new Set(forms.map(({ form }) => form[0] ?? ''))];
  const by = new Map(letters.map((letter) => [letter, forms.filter(({ form }) => form.startsWith(letter))]));
  const made = { table, centre, forms, by };
  latest.set(sentences, made);
  return made;
}
