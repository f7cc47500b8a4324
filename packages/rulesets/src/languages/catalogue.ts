import type { Id, RoleWords, Words } from '@moonrise/engine';
import type { OptionSpecs } from '@moonrise/engine/kit';

export const LANGUAGES = ['en', 'de', 'hi', 'ja'] as const;
export type RulesLanguage = (typeof LANGUAGES)[number];

/** The same keys, in other words. A key that is missing does not compile. */
export type Same<T> = T extends string ? string : { readonly [K in keyof T]: Same<T[K]> };
/** Some of the same keys, in other words. */
type Some<T> = T extends string ? string : { readonly [K in keyof T]?: Some<T[K]> };

/** The words of options. */
export type SameOptions<S> = {
  readonly [K in keyof S]: { readonly label: string; readonly words: string } & (S[K] extends {
    readonly names: infer N;
  }
    ? { readonly names: Same<N> }
    : unknown) &
    (S[K] extends { readonly kind: 'group'; readonly of: infer G } ? { readonly of: SameOptions<G> } : unknown);
};

/** A rule set in another language. What is missing is English, and `npm run check` lists it. */
export interface Catalogue<W = Words, S = OptionSpecs> {
  readonly words: Some<W>;
  readonly roles: Readonly<Record<Id, RoleWords>>;
  readonly options: Some<SameOptions<S>>;
}
