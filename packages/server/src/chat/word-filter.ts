import { type FilterWay, filtered, foldLetter } from '@moonrise/protocol/filter';
import { strictWords } from '@moonrise/protocol/filter/strict';
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
const way: FilterWay = { fold, cover: '*', strict: strictWords };

/** The line with the words of the room's filter covered. */
export const coverWords = (text: string, level: WordFilter): string => filtered(text, level, way);
