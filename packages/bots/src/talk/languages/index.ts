import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import type { Sentences } from './sentences.ts';

export const languages: Readonly<Record<string, Sentences>> = { en, de, hi, ja };
export const languageOf = (id: string): string => (Object.hasOwn(languages, id) ? id : 'en');
