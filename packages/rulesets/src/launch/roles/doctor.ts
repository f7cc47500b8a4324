import type { Game, Role, Seat, SeatId } from '@moonrise/engine';
import { protect, protectedBefore, protection, told } from '@moonrise/engine/kit';
import { doctorTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

export const DOCTOR_LIMITS = ['none', 'no_repeat', 'no_self_repeat'] as const;
export type DoctorLimit = (typeof DOCTOR_LIMITS)[number];

/** The player whom the Doctor may not protect tonight. */
function barred(limit: DoctorLimit, game: Game, me: Seat): SeatId | undefined {
  if (limit === 'none') return undefined;
  const before = protectedBefore(game, me, 'save');
  return limit === 'no_repeat' || before === me.id ? before : undefined;
}

const BRIEFING: Readonly<Record<DoctorLimit, string>> = {
  none: 'May protect themselves, and the same player night after night.',
  no_repeat: 'May protect themselves. Cannot protect the same player two nights in a row.',
  no_self_repeat: 'May protect themselves, but not two nights in a row; others they may.',
};

export const doctor = (limit: DoctorLimit): Role => ({
  id: 'doctor',
  team: TOWN,
  picture: 'doctor',
  briefing: BRIEFING[limit],
  words: {
    name: 'Doctor',
    summary: 'Protects one living player each night, possibly themselves.',
    acts: { save: 'protect' },
    cards: { save: { ask: 'Whom do you protect tonight?', done: 'You protect {0}.', pick: 'Protect' } },
    talk: doctorTalk,
  },
  acts: [protect('save', (game, me) => game.living().filter((id) => id !== barred(limit, game, me)))],
  instead: protection('save', 'kill', () => [told('all', 'quiet')]),
});
