import type { Act, Role } from '@moonrise/engine';
import { protection, told } from '@moonrise/engine/kit';
import { TOWN } from '../sides.ts';

const save: Act = {
  id: 'save',
  during: ['night'],
  recorded: true,
  targets: (game) => game.living(),
  resolve: () => [],
};

export const doctor: Role = {
  id: 'doctor',
  team: TOWN,
  picture: 'doctor',
  words: {
    name: 'Doctor',
    summary: 'Protects one living player each night, oneself too.',
    acts: { save: 'protect' },
  },
  acts: [save],
  instead: protection('save', 'kill', () => [told('all', 'survived')]),
};
