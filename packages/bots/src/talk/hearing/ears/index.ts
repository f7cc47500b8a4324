import type { Ear } from '../ear.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

export const ears: Readonly<Record<string, Ear>> = { en, de, hi, ja };
