import type { Act, Role } from '@moonrise/engine';
import { appearance, LOOKS, look, looksOf, told } from '@moonrise/engine/kit';
import { lookTalk, scanTalk, seerTalk } from '../../languages/talk/shared.ts';
import { lastNight } from '../dawn.ts';
import { BAD, GOOD } from '../sides.ts';

const scan: Act = {
  id: 'scan',
  during: ['night'],
  aim: 'learn',
  recorded: true,
  targets: (game, me) => game.others(me),
  resolve: () => [],
};

export const seer: Role = {
  id: 'seer',
  team: GOOD,
  picture: 'seer',
  briefing:
    'Scans one other living player each night. Learns only whether that player shows as a Werewolf or as a Villager.',
  words: {
    name: 'Seer',
    summary: 'Learns each morning whether the player scanned at night is a Werewolf.',
    acts: { scan: 'scan' },
    cards: { scan: { ask: 'Whom do you scan tonight?', done: 'You scan {0}.', pick: 'Scan' } },
    told: { scanned: 'Your scan of {0} shows: {answer}.' },
    answers: { werewolf: 'Werewolf' },
    talk: { ...seerTalk, answers: lookTalk, reports: { scanned: scanTalk } },
  },
  acts: [scan],
  evidence: { scanned: look('scan', LOOKS, (role) => looksOf(role, BAD)) },
  on: {
    opened: (table, me, { phase }) =>
      phase === 'day'
        ? lastNight(table, me, 'scan').map((target) =>
            told([me.id], 'scanned', [target], appearance(table, target, BAD)),
          )
        : [],
  },
};
