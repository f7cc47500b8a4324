import type { Place } from '@moonrise/engine';
import type { TalkContext } from './acts.ts';
import { levelled } from './character.ts';
import type { Sentences } from './languages/sentences.ts';
import type { NamesAt } from './phrase.ts';

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

/** Finds the names at a position of a text, longest first. */
export function namesIn(text: string, context: Pick<TalkContext, 'seats' | 'rules'>, sentences: Sentences): NamesAt {
  const forms = formsOf(context, sentences);
  const found = new Map<number, ReturnType<NamesAt>>();
  const look = (at: number): ReturnType<NamesAt> => {
    const number = text[at] === '#' ? /^\d{1,2}/.exec(text.slice(at + 1, at + 3))?.[0] : undefined;
    if (number && forms.some(({ place }) => place === Number(number) - 1))
      return [{ place: Number(number) - 1, end: at + 1 + number.length }];
    return forms
      .filter(({ form }) => text.startsWith(form, at))
      .map(({ form, place }) => ({ place, end: at + form.length }));
  };
  return (at) => {
    const names = found.get(at) ?? look(at);
    found.set(at, names);
    return names;
  };
}

interface Form {
  readonly form: string;
  readonly place: Place;
}
// All players at a table read the same names, so the last table of each language is cached.
const latest = new WeakMap<Sentences, { readonly table: string; readonly forms: readonly Form[] }>();
function formsOf({ seats, rules }: Pick<TalkContext, 'seats' | 'rules'>, sentences: Sentences): readonly Form[] {
  const table = `${rules.centre ?? 0}\n${seats.map(({ name }) => name).join('\n')}`;
  const kept = latest.get(sentences);
  if (kept?.table === table) return kept.forms;
  const places = Array.from({ length: seats.length + (rules.centre ?? 0) }, (_, place) => place);
  const forms = (['plain', 'marked'] as const)
    .flatMap((style) => places.map((place) => ({ place, form: levelled(nameOf({ seats }, place, sentences, style)) })))
    .sort((a, b) => b.form.length - a.form.length);
  latest.set(sentences, { table, forms });
  return forms;
}
