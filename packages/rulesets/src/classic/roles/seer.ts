import type { Act, Role } from '@moonrise/engine';
import { revealed, sight, told } from '@moonrise/engine/kit';
import { TOWN } from '../sides.ts';

const scan: Act = {
  id: 'scan',
  during: ['night'],
  aim: 'learn',
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((target) => {
        const role = table.role(target)?.id ?? '';
        return [revealed(target, role, [seat]), told([seat], 'scanned', [target], role)];
      }),
    ),
};

export const seer: Role = {
  id: 'seer',
  team: TOWN,
  picture: 'seer',
  words: {
    name: 'Seer',
    summary: "Learns one living player's role each night.",
    acts: { scan: 'look at' },
    cards: { scan: { ask: 'Whose role do you look at tonight?', done: 'You look at {0}.', pick: 'Look' } },
    told: { scanned: '{0} is a {answer}.' },
  },
  acts: [scan],
  evidence: { scanned: sight('scan') },
};
