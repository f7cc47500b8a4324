const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Characters that never join their neighbours: Latin, Greek, Cyrillic, Armenian, kana, Han and Hangul as they are mostly written.
const ALONE =
  /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u058f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]*$/;
const PIECES = /.{1,100}/gsu;
const LONGEST = 400; // a longer cluster does not count as one character

/** A text as people count it: letters with their marks, whole emoji. */
export function graphemes(text: string): string[] {
  if (ALONE.test(text)) return [...text];
  // In Node 20 the segmenter takes a time that grows with the square of the length; pieces keep that small.
  const found: string[] = [];
  let last = ''; // it may go on in the next piece
  for (const piece of text.match(PIECES) ?? []) {
    const parts = Array.from(segmenter.segment(last + piece), ({ segment }) => segment);
    last = parts.at(-1)!.length > LONGEST ? '' : parts.pop()!;
    found.push(...parts);
  }
  return last === '' ? found : [...found, last];
}

/** Whether a text has at most so many characters, as people count them. */
export const isWithin = (text: string, most: number): boolean => text.length <= most || graphemes(text).length <= most;
