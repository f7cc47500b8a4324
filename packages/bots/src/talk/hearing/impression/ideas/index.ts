import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

export const ideas: Readonly<Record<string, string>> = { en, de, hi, ja };
