import type { Role } from '@moonrise/engine';
import { protect, protectedBefore, protection } from '@moonrise/engine/kit';
import { doctorTalk } from '../../languages/talk/shared.ts';
import { survived } from '../pack.ts';
import { GOOD } from '../sides.ts';

export const doctor: Role = {
  id: 'doctor',
  team: GOOD,
  picture: 'doctor',
  briefing:
    'May protect themselves. Cannot protect the same player two nights in a row; a night without protection frees the last one. It stops only the attack of the pack: no bite, no shot, no vote.',
  words: {
    name: 'Doctor',
    summary: 'Protects one player each night, possibly themselves, but not the same one two nights in a row.',
    acts: { save: 'protect' },
    cards: { save: { ask: 'Whom do you protect tonight?', done: 'You protect {0}.', pick: 'Protect' } },
    talk: doctorTalk,
  },
  acts: [protect('save', (game, me) => game.living().filter((id) => id !== protectedBefore(game, me, 'save')))],
  instead: protection('save', 'kill', survived),
};
