import type { Lexicon } from '../lexicon.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { ja } from './ja/index.ts';

export const lexicons: Readonly<Record<string, Lexicon>> = { en, de, hi, ja };
