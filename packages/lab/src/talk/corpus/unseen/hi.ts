import type { HearingCorpus } from '../corpus.ts';

export const hi: HearingCorpus = {
  names: ['Farhan', 'Lakshmi', 'गौरव', 'Tanvi', 'Bunty', 'Ishaan', 'सीमा', 'Omkar', 'Nisha'],
  lines: [
    ['suno sab, seer main hi hoon', 'claim seer'],
    ['गौरव पर मुझे पूरा शक है', 'suspect गौरव'],
  ],
};
