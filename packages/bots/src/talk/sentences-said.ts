// A text is compared as people would compare it: sentence by sentence, without case, marks and faces.
const MOST = 5_000; // texts
const known = new Map<string, readonly number[]>();

/** A short sign for each sentence of a text. Every seat asks about the same texts, so they are remembered. */
export function signsOf(text: string): readonly number[] {
  const before = known.get(text);
  if (before) return before;
  const signs = signsIn(text.toLowerCase());
  if (known.size >= MOST) known.clear();
  known.set(text, signs);
  return signs;
}

/** True if a sentence of a text was said before. */
export const isSaid = (signs: readonly number[], spoken: readonly number[]): boolean =>
  signs.some((sign) => spoken.includes(sign));

// What a character does in a sentence.
const UNSEEN = 0; // not met yet
const WORD = 1;
const GAP = 2;
const END = 3;
const FIRST = 0x811c9dc5; // FNV-1a
const SPACE = 32;

/** One pass over the text: patterns of Unicode are slow, so each character is tested by them only once. */
function signsIn(text: string): readonly number[] {
  const signs: number[] = [];
  let hash = FIRST;
  let isBegun = false; // the sentence has a word
  let isApart = false; // there is a gap after it
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number;
    const kind = kindOf(code);
    if (kind === WORD) {
      if (isApart) hash = Math.imul(hash ^ SPACE, 0x01000193);
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      if (code > 0xffff) hash = Math.imul(hash ^ text.charCodeAt(i + 1), 0x01000193);
      isBegun = true;
      isApart = false;
    } else if (kind === GAP) isApart = isBegun;
    else if (isBegun) {
      signs.push(hash >>> 0);
      hash = FIRST;
      isBegun = isApart = false;
    }
    if (code > 0xffff) i++;
  }
  if (isBegun) signs.push(hash >>> 0);
  return signs;
}

const kinds = new Uint8Array(0x10000);
function kindOf(code: number): number {
  if (code > 0xffff) return kindAs(code);
  if (kinds[code] === UNSEEN) kinds[code] = kindAs(code);
  return kinds[code] as number;
}
function kindAs(code: number): number {
  const letter = String.fromCodePoint(code);
  if (/[.!?…।。！？]/u.test(letter)) return END;
  return /[\p{L}\p{M}\p{N}@#]/u.test(letter) ? WORD : GAP;
}
