import { editDistance } from './edit-distance.ts';

/** A line as one hears it. */
export interface Heard {
  readonly letters: readonly number[];
  readonly counts: readonly number[]; // of letters, in heaps
}
/** What somebody has said lately, the newest last. */
export type Lines = readonly { readonly heard: Heard; readonly at: number }[];

const KEPT = 3;
const ALWAYS_FINE = 3; // letters: "no", "ok", "yes"
const LETTERS_PER_CHANGE = 8; // so many letters of a line may hide one that is different
const HEAPS = 32;
const UNHEARD = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu;

/** Without case, signs, and letters drawn out. */
export function hear(text: string): Heard {
  const letters: number[] = [];
  const counts: number[] = Array(HEAPS).fill(0);
  for (const character of text.normalize('NFKC').toLowerCase().replace(UNHEARD, '')) {
    const letter = character.codePointAt(0)!;
    if (letter === letters.at(-1)) continue;
    letters.push(letter);
    counts[letter % HEAPS]!++;
  }
  return { letters, counts };
}

/** Whether nearly the same has been said in the last seconds. */
export function isRepeat(lines: Lines, line: Heard, now: number, seconds: number): boolean {
  if (line.letters.length <= ALWAYS_FINE) return false;
  return lines.some(({ heard, at }) => now - at < seconds * 1000 && isNearly(line, heard));
}
function isNearly(a: Heard, b: Heard): boolean {
  const most = Math.floor(Math.min(a.letters.length, b.letters.length) / LETTERS_PER_CHANGE);
  return mustDiffer(a, b) <= most && editDistance(a.letters, b.letters, most) <= most;
}
/** How many letters are different at least, however they are placed: it is quickly found, and mostly enough. */
function mustDiffer(a: Heard, b: Heard): number {
  let [more, less] = [0, 0];
  for (let heap = 0; heap < HEAPS; heap++) {
    const change = a.counts[heap]! - b.counts[heap]!;
    if (change > 0) more += change;
    else less -= change;
  }
  return Math.max(more, less);
}

export const withLine = (lines: Lines, heard: Heard, at: number): Lines => [...lines.slice(1 - KEPT), { heard, at }];
