import type { Act, Role } from '@moonrise/engine';
import { protection, told } from '@moonrise/engine/kit';
import { bodyguardTalk } from '../../languages/talk/shared.ts';
import { HUMAN, VILLAGERS } from '../sides.ts';

const guard: Act = {
  id: 'guard',
  aim: 'help',
  during: ['guard'],
  passable: true,
  final: true,
  recorded: true,
  targets: (game, me) => game.others(me),
  resolve: () => [],
};
const { died: shield } = protection('guard', 'attack', () => [told('all', 'quiet')]);

export const bodyguard: Role = {
  id: 'BODYGUARD',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'bodyguard',
  briefing: 'Guards one other living player each night, who may be the same every night. Cannot guard themselves.',
  words: {
    name: 'Bodyguard',
    summary: 'Protects one other player each night from the attack of the Werewolves.',
    acts: { guard: 'guard' },
    cards: {
      guard: { ask: 'Whom do you guard tonight?', done: 'You guard {0}.', pick: 'Guard', pass: 'Guard no one' },
    },
    talk: bodyguardTalk,
  },
  acts: [guard],
  instead: { died: (table, me, event) => (me.alive ? shield?.(table, me, event) : undefined) },
};
