import { lookAlikes } from './look-alikes.ts';
import { PUNCTUATION } from './name-characters.ts';

const invisible = /\p{Default_Ignorable_Code_Point}|[\u{1f3fb}-\u{1f3ff}]/gu; // includes the skin tones of emoji
const punctuation = new Set(PUNCTUATION);
// Accents, points and vowel signs that readers easily miss, in Latin, Greek, Cyrillic, Hebrew and Arabic.
const accents =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0653\u0670]/g;

/** A name without accents, punctuation and invisible characters, which readers easily miss. */
export const bare = (name: string): string =>
  Array.from(name.normalize('NFKD').replace(accents, '').replace(invisible, ''), (one) =>
    punctuation.has(one) ? '' : one,
  ).join('');
const likeness = (text: string): string => Array.from(text, (one) => lookAlikes.get(one) ?? one).join('');
const folded = (text: string): string => text.toUpperCase().toLowerCase();
const key = (text: string): string => likeness(folded(likeness(bare(text))));

/**
 * What a name looks like, as written and in lower case. Two names that share a key can be confused: "Ian" and "lan",
 * "Anna" and "ANNA.", "ace" in Latin and in Cyrillic letters.
 */
export const keysOf = (name: string): readonly string[] => [
  ...new Set(readingsOf(name).flatMap((one) => [key(one), key(folded(one))])),
];
/** The table of look-alikes has the palochka as an i; in most fonts it is an l. */
const readingsOf = (name: string): readonly string[] =>
  /[ӏӀ]/.test(name) ? [name, name.replaceAll(/[ӏӀ]/g, 'l')] : [name];
