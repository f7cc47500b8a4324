import type { HearingCorpus } from '../corpus.ts';

export const ja: HearingCorpus = {
  names: ['あおい', 'リク', '真由', 'カズ', 'Nana', 'ソウタ', '小林', 'すみれ', 'ダイチ'],
  lines: [
    ['すみません、占い師は私です', 'claim seer'],
    ['リクが一番怪しいと思います', 'suspect リク'],
  ],
};
