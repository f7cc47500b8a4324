import type { Role } from '@moonrise/engine';
import { protect, protection, told } from '@moonrise/engine/kit';
import { doctorTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

export const doctor: Role = {
  id: 'doctor',
  team: TOWN,
  picture: 'doctor',
  briefing:
    'May protect themselves, and the same player night after night. Protection stops only the attack of that night.',
  words: {
    name: 'Doctor',
    summary: 'Protects one living player each night, possibly themselves.',
    acts: { save: 'protect' },
    cards: { save: { ask: 'Whom do you protect tonight?', done: 'You protect {0}.', pick: 'Protect' } },
    talk: doctorTalk,
  },
  acts: [protect('save', (game) => game.living())],
  instead: protection('save', 'kill', () => [told('all', 'survived')]),
};
