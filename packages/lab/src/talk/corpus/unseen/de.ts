import type { HearingCorpus } from '../corpus.ts';

export const de: HearingCorpus = {
  names: ['Uschi', 'Emre', 'Paula', 'Nils', 'Wiebke', 'Bastian', 'Gitti', 'Ole', 'Vroni'],
  lines: [
    ['servus beinand, i bin die seherin', 'claim seer, greet?'],
    ['der ole druckst mir zu viel rum', 'suspect Ole'],
    ['hat wer ein ladekabel für mich', ''],
  ],
};
