import { editDistance } from './edit-distance.ts';

/** A line reduced to what a repeat is judged by. */
export interface NormalizedLine {
  readonly letters: readonly number[];
  readonly counts: readonly number[]; // of letters, by bucket
}
/** The recent lines of one sender, the newest last. */
export type RecentLines = readonly { readonly normalized: NormalizedLine; readonly at: number }[];

const KEPT = 3;
const SHORTEST = 3; // letters: "no", "ok", "yes" may be repeated
const LETTERS_PER_CHANGE = 8; // one in so many letters may differ
const BUCKETS = 32;
const MOST_LETTERS = 500; // compared; one compatibility character can stand for eighteen letters
const IGNORED = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu;

/** Ignores case, punctuation and repeated letters. */
export function normalizeLine(text: string): NormalizedLine {
  const letters: number[] = [];
  const counts: number[] = Array(BUCKETS).fill(0);
  for (const character of text.normalize('NFKC').toLowerCase().replace(IGNORED, '')) {
    const letter = character.codePointAt(0)!;
    if (letter === letters.at(-1)) continue;
    letters.push(letter);
    counts[letter % BUCKETS]!++;
    if (letters.length === MOST_LETTERS) break;
  }
  return { letters, counts };
}

/** True if nearly the same line was said within the last `seconds`. */
export function isRepeat(lines: RecentLines, line: NormalizedLine, now: number, seconds: number): boolean {
  if (line.letters.length <= SHORTEST) return false;
  return lines.some(({ normalized, at }) => now - at < seconds * 1000 && isNearly(line, normalized));
}
function isNearly(a: NormalizedLine, b: NormalizedLine): boolean {
  const most = Math.floor(Math.min(a.letters.length, b.letters.length) / LETTERS_PER_CHANGE);
  return leastDistance(a, b) <= most && editDistance(a.letters, b.letters, most) <= most;
}
/** A lower bound of the edit distance, from letter counts alone. It is fast and usually decides. */
function leastDistance(a: NormalizedLine, b: NormalizedLine): number {
  let [more, less] = [0, 0];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const change = a.counts[bucket]! - b.counts[bucket]!;
    if (change > 0) more += change;
    else less -= change;
  }
  return Math.max(more, less);
}

export const withLine = (lines: RecentLines, normalized: NormalizedLine, at: number): RecentLines => [
  ...lines.slice(1 - KEPT),
  { normalized, at },
];
