import { editDistance } from './edit-distance.ts';

/** What somebody has said lately, the newest last. */
export type Lines = readonly { readonly text: string; readonly at: number }[];

const KEPT = 3;
const ALWAYS_FINE = 3; // letters: "no", "ok", "yes"
const LETTERS_PER_CHANGE = 8; // so many letters of a line may hide one that is different

/** A line as one hears it: without case, signs, and letters drawn out. */
const heard = (text: string): string[] => {
  const letters =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/gu) ?? [];
  return letters.filter((letter, i) => letter !== letters[i - 1]);
};

/** Whether nearly the same has been said in the last seconds. */
export function isRepeat(lines: Lines, text: string, now: number, seconds: number): boolean {
  const line = heard(text);
  if (line.length <= ALWAYS_FINE) return false;
  return lines.some(({ text: before, at }) => now - at < seconds * 1000 && isNearly(line, heard(before)));
}
function isNearly(a: readonly string[], b: readonly string[]): boolean {
  const most = Math.floor(Math.min(a.length, b.length) / LETTERS_PER_CHANGE);
  return editDistance(a, b, most) <= most;
}

export const withLine = (lines: Lines, text: string, at: number): Lines => [...lines.slice(1 - KEPT), { text, at }];
