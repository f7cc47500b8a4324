const LINK = /\/(?:r|watch|tv)\/([^/?#\s]+)/i;

/** What somebody typed or pasted, as a code is written: of a link only the code is left. */
export const asTyped = (typed: string): string =>
  (LINK.exec(typed)?.[1] ?? typed)
    .normalize('NFKC')
    .replace(/[\p{White_Space}\p{Pd}_.]/gu, '')
    .toUpperCase();

/** The room's code, if it can be one: no 0 and O, no 1, I and L. */
export function codeIn(typed: string): string | undefined {
  const code = asTyped(typed);
  return /^[2-9A-HJKMNP-Z]{4,6}$/.test(code) ? code : undefined;
}
