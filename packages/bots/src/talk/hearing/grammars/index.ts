import type { Grammar } from '../grammar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

export const grammars: Readonly<Record<string, Grammar>> = { en, de, hi, ja };
