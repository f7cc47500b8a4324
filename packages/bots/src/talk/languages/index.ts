import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import type { Language } from './language.ts';

export const languages: Readonly<Record<string, Language>> = { en, de, hi, ja };
export const languageOf = (id: string): string => (Object.hasOwn(languages, id) ? id : 'en');
