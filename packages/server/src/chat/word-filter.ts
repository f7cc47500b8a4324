import { type FilterWay, filtered, foldLetter } from '@moonrise/protocol/filter';
import type { WordFilter } from '../rooms/model/room-options.ts';
import { lookAlikes } from '../rooms/names/look-alikes.ts';

const UNSEEN = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu; // accents, and what readers cannot see
const MOST = 20_000; // letters that are kept folded
const known = new Map<string, string>();

/** A letter as readers take it: "ｆ", "ƒ" and the Cyrillic "а" are Latin letters. Letters of other scripts stay. */
function fold(letter: string): string {
  if (letter < '\u0080') return foldLetter(letter);
  const before = known.get(letter);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const plain = letter.normalize('NFKD').replace(UNSEEN, '');
  const like = lookAlikes.get(plain) ?? plain;
  const meant = (/^[A-Za-z]$/.test(like) ? like : plain).toLowerCase();
  known.set(letter, meant);
  return meant;
}
/** Ordinary words that contain a listed one. `*` stands for any ending. */
const harmless: readonly string[] = [
  ...['fickle*', 'shitake*', 'kikeriki*', 'गांडीव*'],
  ...[
    '死ねば',
    '死ねばかなり',
    '死ねない',
    '死ねなく',
    '死ねなか',
    '死ねる',
    '死ねた',
    '死ねます',
    '死ねませ',
    '彼氏ね',
  ], // who dies is what the game is about
  ...['サブスク', 'コロンブス', 'オムニブス', 'ガイジン', 'かちんこ', 'まんこそ', 'ックソ'],
];
const folded = harmless.map((word) => Array.from(word.normalize('NFC'), fold).join(''));
const endings = /^[\p{L}\p{M}]*/u;

/** True if an ordinary word covers this part of a folded line. */
function isOrdinary(line: string, start: number, end: number): boolean {
  return folded.some((word) => {
    const stem = word.replace('*', '');
    for (let at = line.indexOf(stem); at >= 0 && at <= start; at = line.indexOf(stem, at + 1)) {
      const rest = word === stem ? 0 : (endings.exec(line.slice(at + stem.length))?.[0].length ?? 0);
      if (end <= at + stem.length + rest) return true;
    }
    return false;
  });
}
const way: FilterWay = { fold, cover: '*', isOrdinary };

/** The line with the words of the room's filter covered. */
export const coverWords = (text: string, level: WordFilter): string => filtered(text, level, way);
