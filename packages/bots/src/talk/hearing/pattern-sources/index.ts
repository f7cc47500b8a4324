import type { PatternSource } from '../pattern-source.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

export const patternSources: Readonly<Record<string, PatternSource>> = { en, de, hi, ja };
