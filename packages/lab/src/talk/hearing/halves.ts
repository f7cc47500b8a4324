import type { HearingCorpus } from '../corpus/corpus.ts';
import * as known from '../corpus/known/index.ts';
import * as unseen from '../corpus/unseen/index.ts';

/** The halves of the corpus, by language. */
export const halves: Readonly<Record<'known' | 'unseen', Readonly<Record<string, HearingCorpus>>>> = { known, unseen };
