import { de as german } from './de.ts';
import { en as english } from './en.ts';
import { hi as hindi } from './hi.ts';
import { ja as japanese } from './ja.ts';
import * as more from './more/index.ts';

export const de = { ...german, lines: [...german.lines, ...more.de] };
export const en = { ...english, lines: [...english.lines, ...more.en] };
export const hi = { ...hindi, lines: [...hindi.lines, ...more.hi] };
export const ja = { ...japanese, lines: [...japanese.lines, ...more.ja] };
