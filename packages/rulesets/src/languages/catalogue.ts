import type { Id, RoleWords, Words } from '@moonrise/engine';
import type { OptionSpecs } from '@moonrise/engine/kit';

export const LANGUAGES = ['en', 'de', 'hi', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same keys, in other words. A key that is missing does not compile. */
export type Same<T> = T extends string ? string : { readonly [K in keyof T]: Same<T[K]> };

/** The words of options. */
export type SameOptions<S> = {
  readonly [K in keyof S]: { readonly label: string; readonly words: string } & (S[K] extends {
    readonly names: infer N;
  }
    ? { readonly names: Same<N> }
    : unknown) &
    (S[K] extends { readonly kind: 'group'; readonly of: infer G } ? { readonly of: SameOptions<G> } : unknown);
};

/**
 * A rule set in another language. The words of a role that is not in it yet are English: so a role can be added by who
 * speaks one language, and the test of the catalogues tells what is missing.
 */
export interface Catalogue<W = Words, S = OptionSpecs> {
  readonly words: Same<W>;
  readonly roles: Readonly<Record<Id, RoleWords>>;
  readonly options: SameOptions<S>;
}
