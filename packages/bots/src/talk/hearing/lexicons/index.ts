import type { Lexicon } from '../lexicon.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

export const lexicons: Readonly<Record<string, Lexicon>> = { en, de, hi, ja };
