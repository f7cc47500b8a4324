import type { HearingCorpus } from '../corpus.ts';

export const en: HearingCorpus = {
  names: ['Fatima', 'Gus', 'Sienna', 'xXStormXx', 'Malik', 'Ines', 'Theo', 'Dot', 'Bernard'],
  lines: [
    ['seer checking in before you lot throw the game', 'claim seer'],
    ['hey malik who are we hanging, in your opinion', 'ask Malik suspect / ask Malik ballot'],
    ['my cat just walked over the keyboard', ''],
  ],
};
