import { type Refused, refuseWith } from '@moonrise/protocol';
import { graphemes, isEmoji } from './graphemes.ts';

const MOST_MARKS = 3; // combining marks on one letter
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
const BREAKS_AND_SPACES = /[\p{White_Space}\p{Cc}]+/gu;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const JOINER = /[\u200c\u200d]/;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/; // most lines: nothing to clean, and one code unit per character

/** The cleaned line, or a refusal. */
export function cleanText(typed: string, longest: number): { readonly ok: true; readonly text: string } | Refused {
  const isPlain = PLAIN.test(typed);
  const text = isPlain ? typed : cleaned(typed);
  const { length } = isPlain ? text : graphemes(text);
  if (length === 0) return refuseWith('bad_text', 'The message has no visible characters.');
  if (length > longest)
    return refuseWith('bad_text', `That is too long: at most ${longest} characters, and this has ${length}.`);
  return { ok: true, text };
}

function cleaned(typed: string): string {
  const line = typed.normalize('NFC').replace(BREAKS_AND_SPACES, ' ');
  return withoutInvisible(line).replace(TOO_MANY_MARKS, '$1').replace(/ +/g, ' ').trim();
}

/** Removes invisible characters, except inside emoji and joiners inside a grapheme, which some scripts need. */
function withoutInvisible(line: string): string {
  if (line.search(INVISIBLE) < 0) return line;
  const visible = (part: string) =>
    part.replace(INVISIBLE, (found, at: number) => (JOINER.test(found) && isInside(part, at) ? found : ''));
  return graphemes(line)
    .map((part) => (isEmoji(part) ? part : visible(part)))
    .join('');
}
const isInside = (part: string, at: number): boolean => at > 0 && !JOINER.test(part[at - 1]!);
