import { randomInt } from 'node:crypto';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'; // no 0 and O, no 1, I and L
const LENGTHS = [4, 5, 6] as const;
const MIN_CODES_PER_ROOM = 500; // at most one in 500 codes is in use, otherwise new codes are longer

/** The length of a new code: long enough that a random guess rarely hits a room, and the longest while codes are being guessed. */
export async function codeLength(
  inUse: (length: number) => Promise<number> | number,
  isUnderAttack: boolean,
): Promise<number> {
  if (isUnderAttack) return LENGTHS[LENGTHS.length - 1]!;
  for (const length of LENGTHS.slice(0, -1))
    if ((await inUse(length)) * MIN_CODES_PER_ROOM <= ALPHABET.length ** length) return length;
  return LENGTHS[LENGTHS.length - 1]!;
}

/** A random code without rude words. */
export function newCode(length: number, random: (below: number) => number = randomInt): string {
  for (;;) {
    const code = Array.from({ length }, () => ALPHABET[random(ALPHABET.length)]!).join('');
    if (!isRude(code)) return code;
  }
}

/** Reads a typed code, ignoring case, spaces and dashes. */
export function parseCode(typed: string): string | undefined {
  const signs = typed.normalize('NFKC').replace(/[\p{White_Space}\p{Pd}_.]/gu, '');
  const code = signs.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const hasLength = (LENGTHS as readonly number[]).includes(code.length);
  return hasLength && [...code].every((sign) => ALPHABET.includes(sign)) ? code : undefined;
}

// Words of a dozen languages that can be spelt without I, L and O. Digits are read as the letters they resemble, and V as U.
const RUDE =
  'AMK ANUS ARSCH ARSE ASS BATARD CACA CAGA CAZZ CHUJ CRAP CUM CUNT DAMN DYKE EBAT FAEN FAG FART FASZ FDP FUCK FUK FUT GAND GAY HEEB HURE HUY JEBAC JEW KACK KAKA KKK KUK KURAC KURVA KURWA KUT KYS MERDA MERDE NEGR NUTTE PASKA PEDE PENE PERRA PUSSY PUTA PUTE RAPE SAU SEGG SEX SHAG SKATA SPERM SUCK SUKA TARD TRANNY TURD TWAT WANK WTF XUY XXX'.split(
    ' ',
  );
const LETTER_FOR: Readonly<Record<string, string>> = {
  2: 'Z',
  3: 'E',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
  9: 'G',
  V: 'U',
};
const spelt = (code: string): string => [...code].map((sign) => LETTER_FOR[sign] ?? sign).join('');
const rude = RUDE.map(spelt);

export function isRude(code: string): boolean {
  const word = spelt(code);
  return rude.some((bad) => word.includes(bad));
}
