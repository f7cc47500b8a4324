/** The sentences of a text, as people would compare them: without case, marks and faces. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[.!?…।。！？]+/u)
    .map((one) => one.replaceAll(/[^\p{L}\p{M}\p{N}@#]+/gu, ' ').trim())
    .filter((one) => one !== '');

const MOST = 5_000; // texts
const known = new Map<string, readonly number[]>();

/** A short sign for each sentence of a text. Every seat asks about the same texts, so they are remembered. */
export function signsOf(text: string): readonly number[] {
  const before = known.get(text);
  if (before) return before;
  const signs = sentencesIn(text).map(signOf);
  if (known.size >= MOST) known.clear();
  known.set(text, signs);
  return signs;
}

/** FNV-1a. */
function signOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
