import { createHash } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26; // characters of five bits, as in a game id

/** Tells game logs apart by their content; line ends do not matter. */
export function fingerprint(log: string): string {
  const lines = log
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd();
  const bits = [...createHash('sha256').update(lines).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return Array.from({ length: LENGTH }, (_, i) => LETTERS[Number.parseInt(bits.slice(i * 5, i * 5 + 5), 2)]).join('');
}
