import type { Evidence, Id, Role } from '@moonrise/engine';
import { died, isProtecting, isSuch, protect, told } from '@moonrise/engine/kit';
import { bodyguardTalk } from '../languages/talk/shared.ts';

const BODYGUARD = 'bodyguard';

export const aBodyguard = (village: Id): Role => ({
  id: BODYGUARD,
  team: village,
  picture: 'bodyguard',
  briefing:
    'Guards one other living player each night, who may be the same every night. Dies in the place of the guarded player, unless the Doctor or the Witch protects too.',
  words: {
    name: 'Bodyguard',
    summary: 'Guards one other player each night, and dies in their place if they are attacked.',
    acts: { guard: 'guard' },
    cards: { guard: { ask: 'Whom do you guard tonight?', done: 'You guard {0}.', pick: 'Guard' } },
    told: { stood_guard: '{0} was killed standing guard.' },
    causes: { guard: '{0} died protecting another player.' },
    talk: bodyguardTalk,
  },
  acts: [protect('guard', (game, me) => game.others(me))],
  instead: {
    died: (table, me, { seat, cause }) => {
      if (!me.alive && seat === me.id) return []; // has just died for another player
      if (cause !== 'kill' || !isProtecting(table, me, 'guard', seat)) return undefined;
      return me.alive ? [told('all', 'stood_guard', [me.id]), died(me.id, 'guard')] : [];
    },
  },
});

/** A player who died standing guard was a Bodyguard. */
export const guardEvidence: Readonly<Record<string, Evidence>> = { stood_guard: isSuch(({ id }) => id === BODYGUARD) };
