import type { TableTalk } from '@moonrise/engine';
import type { Language } from '../catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';

/** How every rule set is spoken of: cards and results that go by the same id mean the same in each of them. */
export const tableTalk: Readonly<Record<Language, TableTalk>> = { en, de, hi, ja };
