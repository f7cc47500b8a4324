import type { HearingCorpus, HearingLine } from '../corpus/corpus.ts';
import { de } from '../corpus/de.ts';
import { en } from '../corpus/en.ts';
import { hi } from '../corpus/hi.ts';
import { ja } from '../corpus/ja.ts';

/** The lines that must be read exactly, as tables of the known half. */
export const exact: Readonly<Record<string, HearingCorpus>> = Object.fromEntries(
  Object.entries({ en, de, hi, ja }).map(([language, { names, lines }]) => [
    language,
    { names, lines: lines as unknown as readonly HearingLine[] },
  ]),
);
