import { type Refused, refuseWith } from '@moonrise/protocol';
import { graphemes } from './graphemes.ts';

const MOST_MARKS = 3; // combining marks on one letter
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
const BREAKS_AND_SPACES = /[\p{White_Space}\p{Cc}]+/gu;
// What some spellings and emoji need, kept as $1: joiners, the flags of regions, a sign shown as an emoji. All else is invisible.
const NEEDED = String.raw`(\u200c|\u200d|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{4,6}\u{e007f}|[\p{Extended_Pictographic}\d#*]\ufe0f)`;
const UNSEEN = String.raw`[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;
const INVISIBLE = new RegExp(`${NEEDED}|${UNSEEN}`, 'gu');
const LOOSE_JOINERS = /(?<=^|[\u200c\u200d])[\u200c\u200d]+/gu; // a joiner follows a letter
// To the character before, but for the last kind, which belongs to the one after. A joiner is looked at first: looking back is slow.
const ATTACHED =
  /\u200d(?<=\p{Extended_Pictographic}\ufe0f?\u200d)\p{Extended_Pictographic}|[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{L}|\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u0d4e\u{111c2}\u{111c3}\u{1193f}\u{11941}\u{11a3a}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]/gu;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/; // most lines: nothing to clean, and one code unit per character

const UNITS_PER_CHARACTER = 4; // code units of what is typed, before it is cleaned
const POINTS_PER_CHARACTER = 2; // code points after normalization, which can turn one into eighteen

/** The cleaned line, or a refusal. Its cost is bounded: what is too large is refused before it is taken apart. */
export function cleanText(typed: string, longest: number): { readonly ok: true; readonly text: string } | Refused {
  if (typed.length > UNITS_PER_CHARACTER * longest) return tooLarge(longest);
  const isPlain = PLAIN.test(typed);
  const text = isPlain ? typed : cleaned(typed);
  if (!isPlain && pointsIn(text.normalize('NFKC')) > POINTS_PER_CHARACTER * longest) return tooLarge(longest);
  if (text === '') return refuseWith('bad_text', 'The message has no visible characters.');
  const length = isPlain ? text.length : charactersIn(text, longest);
  if (length > longest)
    return refuseWith('bad_text', `That is too long: at most ${longest} characters, and this has ${length}.`);
  return { ok: true, text };
}
const tooLarge = (longest: number): Refused =>
  refuseWith('bad_text', `That is too long: at most ${longest} letters, or fewer emoji and special characters.`);
/** Exact only above `longest`: taking a text apart is slow. */
function charactersIn(text: string, longest: number): number {
  const atMost = pointsIn(text.replace(ATTACHED, ''));
  return atMost <= longest ? atMost : graphemes(text).length;
}
function pointsIn(text: string): number {
  let points = 0;
  for (const _ of text) points++;
  return points;
}

function cleaned(typed: string): string {
  const line = typed.normalize('NFC').replace(BREAKS_AND_SPACES, ' ');
  const visible = line.replace(INVISIBLE, '$1').replace(LOOSE_JOINERS, '');
  return visible.replace(TOO_MANY_MARKS, '$1').replace(/ +/g, ' ').trim();
}
