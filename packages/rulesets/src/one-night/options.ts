import { commonOptions } from '@moonrise/engine/kit';
import { PHASES } from './phases.ts';
import { rolesWith } from './roles/index.ts';

const common = commonOptions(PHASES, rolesWith({ lone_wolf_peek: false }), 'full');

export const options = {
  ...common,
  ballots: { ...common.ballots, default: 'secret', words: 'Without effect here: the vote is always secret.' },
  reveal: { ...common.reveal, words: 'Without effect here: the end shows every card.' },
  lone_wolf_peek: {
    kind: 'bool',
    default: false,
    label: 'Lone Werewolf looks',
    words: 'A Werewolf who is alone among the players may look at one card in the centre.',
  },
} as const;
