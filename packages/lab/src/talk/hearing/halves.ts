import type { HearingCorpus } from '../corpus/corpus.ts';
import * as known from '../corpus/known/index.ts';
import * as onceUnseen from '../corpus/once-unseen/index.ts';
import * as reworded from '../corpus/reworded/index.ts';
import * as unseen from '../corpus/unseen/index.ts';

type Languages<T> = Readonly<Record<string, T>>;

/** The tables of several folders, by language. */
const tablesOf = (...folders: readonly Languages<HearingCorpus>[]): Languages<readonly HearingCorpus[]> =>
  Object.fromEntries(
    Object.keys(folders[0] ?? {}).map((language) => [
      language,
      folders.map((folder) => folder[language]).filter((corpus) => corpus !== undefined),
    ]),
  );

/** The halves of the corpus, by language: each is of one or more tables, which have players of their own. */
export const halves: Readonly<Record<'known' | 'unseen', Languages<readonly HearingCorpus[]>>> = {
  known: tablesOf(known, onceUnseen, reworded),
  unseen: tablesOf(unseen),
};
