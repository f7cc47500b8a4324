const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Characters that never join their neighbours: Latin, Greek, Cyrillic, Armenian, kana, Han and Hangul as they are mostly written.
const ALONE =
  /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u058f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]*$/;
const PIECES = /.{1,100}(?= |$)|.{1,100}/gsu; // up to a space, where there is one

/** A text as people count it: letters with their marks, whole emoji. */
export function graphemes(text: string): string[] {
  if (ALONE.test(text)) return [...text];
  // In Node 20 the segmenter takes a time that grows with the square of the length; pieces keep that small.
  return (text.match(PIECES) ?? []).flatMap((piece) => Array.from(segmenter.segment(piece), ({ segment }) => segment));
}

const EMOJI = '^\\p{RGI_Emoji}$';
const emoji = new RegExp(EMOJI, 'v'); // a literal would need a newer compiler target
export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme);
