const LINK = /\/(?:r|watch|tv)\/([^/?#\s]+)/i;

/** Normalises a typed or pasted code; of a link only the code is left. */
export const normalisedCode = (typed: string): string =>
  (LINK.exec(typed)?.[1] ?? typed)
    .normalize('NFKC')
    .replace(/[\p{White_Space}\p{Pd}_.]/gu, '')
    .toUpperCase();

/** The code in a typed text, if it is a valid one: no 0 and O, no 1, I and L. */
export function roomCodeIn(typed: string): string | undefined {
  const code = normalisedCode(typed);
  return /^[2-9A-HJKMNP-Z]{4,6}$/.test(code) ? code : undefined;
}
