import { randomInt } from 'node:crypto';
import type { Refused } from '@moonrise/protocol';
import { graphemes, isEmoji } from '../../chat/graphemes.ts';
import { coverWords } from '../../chat/word-filter.ts';
import type { WordFilter } from '../model/room-options.ts';
import { firstNames } from './first-names.ts';
import { isNameCharacter, isOneScript } from './name-characters.ts';
import { keysOf } from './name-keys.ts';

const LONGEST_NAME = 20;
const POINTS_PER_CHARACTER = 3; // code points, on average: one emoji can have ten
const UNITS_PER_CHARACTER = 10; // of what is typed, before it is taken apart
const MOST_MARKS = 3; // on one letter
const CONJUNCT = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039])\u200d/u; // joins letters in Indic scripts
const TOO_MANY_MARKS = new RegExp(`\\p{Mn}{${MOST_MARKS + 1}}`, 'u');
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

// A player with such a word in their name could pretend to speak for the game.
const titles = 'system systeme sistema moderator moderador moderateur admin administrator moonrise';
// Whole names that would make messages ambiguous: "Nobody was eliminated."
const pronouns =
  'mod host server narrator official staff support nobody noone none everyone everybody anyone anybody someone somebody you me myself all abstain skip unknown null undefined village villagers wolves werewolves dead spectator spectators';
const keySet = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap(keysOf));
const reservedWords = keySet(titles);
const reservedNames = new Set([...reservedWords, ...keySet(pronouns)]);

type Cleaned = { readonly ok: true; readonly name: string } | Refused;
type Fault = 'empty' | 'too_long' | 'sign' | 'no_letter' | 'marks' | 'scripts' | 'reserved' | 'words'; // clients translate them
const refuse = (reason: Fault, message: string): Refused => ({
  ok: false,
  error: { code: 'bad_name', message, reason },
});

/** The name as it will be shown, or why it is refused. */
export function cleanName(typed: string, longest = LONGEST_NAME): Cleaned {
  if (typed.length > UNITS_PER_CHARACTER * longest) return tooLong(longest);
  const compatible = typed.normalize('NFKC'); // one character can become eighteen
  if (compatible.length > UNITS_PER_CHARACTER * longest) return tooLong(longest);
  const name = tidy(compatible);
  const letters = graphemes(name);
  if (letters.length === 0) return refuse('empty', `Choose a name of 1 to ${longest} visible characters.`);
  if (letters.length > longest)
    return refuse('too_long', `A name has at most ${longest} characters; this one has ${letters.length}.`);
  if (Array.from(name).length > POINTS_PER_CHARACTER * longest) return tooLong(longest);
  const wrong = letters.find((grapheme) => !isEmoji(grapheme) && !Array.from(grapheme).every(isAllowed));
  if (wrong !== undefined)
    return refuse(
      'sign',
      `A name cannot have ${shown(wrong)} in it: use letters, digits, emoji and simple punctuation.`,
    );
  if (!letters.some((grapheme) => isEmoji(grapheme) || /^[\p{L}\p{Nd}]/u.test(grapheme)))
    return refuse('no_letter', 'A name needs a letter, a digit or an emoji.');
  if (letters.some(isOverloaded)) return refuse('marks', 'One letter in this name has too many accents: remove some.');
  if (!isOneScript(name.replace(/\u200d/g, '')))
    return refuse('scripts', 'This name mixes several alphabets: use only one.');
  if (isReserved(name)) return refuse('reserved', 'This name could be mistaken for the game itself: choose another.');
  return { ok: true, name };
}

const tooLong = (longest: number): Refused =>
  refuse('too_long', `A name has at most ${longest} characters, and fewer if they are emoji or have many accents.`);

/** Collapses spaces and removes invisible characters. */
function tidy(compatible: string): string {
  const spaced = compatible.replace(/[\p{White_Space}\p{Cc}]+/gu, ' ');
  const visible = graphemes(spaced).map((part) => (isEmoji(part) ? part : part.replace(INVISIBLE, kept)));
  return visible.join('').normalize('NFKC').replace(/ +/g, ' ').trim();
}
function kept(match: string, at: number, whole: string): string {
  return CONJUNCT.test(whole.slice(at - 1, at + 1)) ? match : '';
}

const isAllowed = (character: string): boolean => character === '\u200d' || isNameCharacter(character);
const isOverloaded = (grapheme: string): boolean =>
  /^\p{M}/u.test(grapheme) || TOO_MANY_MARKS.test(grapheme.normalize('NFD'));
const shown = (grapheme: string): string => {
  const [first = ''] = grapheme;
  return /[\p{L}\p{P}\p{S}\p{N}]/u.test(first) ? `“${first}”` : `the character ${codeOf(first)}`;
};
const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

// Digits and signs that are read as letters: "Sy5tem", "Adm1n".
const signs = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's', '@': 'a' };
const readings = ['i', 'l'].map((one) => new Map(Object.entries({ ...signs, 1: one, '!': one })));
const readAs = (reading: ReadonlyMap<string, string>, name: string): string =>
  Array.from(name, (one) => reading.get(one) ?? one).join('');

const isReserved = (name: string): boolean =>
  isReservedAs(name) || readings.some((reading) => isReservedAs(readAs(reading, name)));
function isReservedAs(name: string): boolean {
  const isIn = (list: ReadonlySet<string>, text: string) => keysOf(text).some((key) => list.has(key));
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    isIn(reservedNames, name) ||
    isIn(reservedNames, name.replace(/\P{L}/gu, '')) ||
    words.some((word) => isIn(reservedWords, word))
  );
}

/** Why the word filter of a room refuses a name, or undefined. */
export const politeName = (name: string, level: WordFilter): Refused | undefined =>
  coverWords(name, level) === name
    ? undefined
    : refuse('words', 'The word filter of this room does not let this name through: choose another.');

/** The wanted name. If it can be confused with a taken one, a number is added. */
export function uniqueName(wanted: string, taken: readonly string[], longest = LONGEST_NAME): string {
  const keys = new Set(taken.flatMap(keysOf));
  const isFree = (name: string) => !keysOf(name).some((key) => keys.has(key));
  if (isFree(wanted)) return wanted;
  const stem = graphemes(wanted.replace(/ \d+$/, ''));
  for (let number = 2; ; number++) {
    const suffix = ` ${number}`;
    const name = `${stem
      .slice(0, longest - suffix.length)
      .join('')
      .trim()}${suffix}`;
    if (isFree(name)) return name;
  }
}

/** Random first names for AI seats, distinct from each other and from all players in the room. */
export function aiNames(
  count: number,
  taken: readonly string[],
  random: (below: number) => number = randomInt,
): string[] {
  const names: string[] = [];
  const deck = [...firstNames];
  while (names.length < count) {
    const [drawn = 'Robin'] = deck.splice(random(Math.max(1, deck.length)), 1);
    const name = uniqueName(drawn, [...taken, ...names]);
    if (name === drawn || deck.length === 0) names.push(name);
  }
  return names;
}
