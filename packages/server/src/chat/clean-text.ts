import { type Refused, refuseWith } from '@moonrise/protocol';
import { graphemes, isEmoji } from './graphemes.ts';

const MOST_MARKS = 3; // on one letter
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
const BREAKS_AND_SPACES = /[\p{White_Space}\p{Cc}]+/gu;
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const JOINER = /[\u200c\u200d]/;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/; // most lines: nothing to clean, and as many characters as one counts

/** A line as it will be read by all, or why it cannot be said. */
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
  return withoutUnseen(line).replace(TOO_MANY_MARKS, '$1').replace(/ +/g, ' ').trim();
}

/** Emoji stay whole, and joiners stay inside a letter, where scripts need them. */
function withoutUnseen(line: string): string {
  if (line.search(UNSEEN) < 0) return line;
  const seen = (part: string) =>
    part.replace(UNSEEN, (unseen, at: number) => (JOINER.test(unseen) && isInside(part, at) ? unseen : ''));
  return graphemes(line)
    .map((part) => (isEmoji(part) ? part : seen(part)))
    .join('');
}
const isInside = (part: string, at: number): boolean => at > 0 && !JOINER.test(part[at - 1]!);
