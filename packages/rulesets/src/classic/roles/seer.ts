import type { Act, Role, Table } from '@moonrise/engine';
import { revealed, told } from '@moonrise/engine/kit';
import { scanTalk, seerTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

const looksLike = (role: Role | undefined): string => role?.shows ?? role?.id ?? '';
/** Whether a card of this deck looks like this role without being it: then a look does not show the card. */
const isFeigned = ({ state, rules }: Table, role: string): boolean =>
  rules.roles.some(({ id, shows }) => shows === role && (state.deck[id] ?? 0) > 0);

const scan: Act = {
  id: 'scan',
  during: ['night'],
  aim: 'learn',
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((target) => {
        const role = looksLike(table.role(target));
        const result = told([seat], 'scanned', [target], role);
        return isFeigned(table, role) ? [result] : [revealed(target, role, [seat]), result];
      }),
    ),
};

export const seer: Role = {
  id: 'seer',
  team: TOWN,
  picture: 'seer',
  briefing: 'Looks at one other living player each night, never at themselves. The result is true and exact.',
  words: {
    name: 'Seer',
    summary: "Learns one living player's role each night.",
    acts: { scan: 'look at' },
    cards: { scan: { ask: 'Whose role do you look at tonight?', done: 'You look at {0}.', pick: 'Look' } },
    told: { scanned: '{0} is a {answer}.' },
    talk: { ...seerTalk, reports: { scanned: scanTalk } },
  },
  acts: [scan],
  evidence: {
    scanned: { act: 'scan', fits: (holds, _, [target = -1], answer) => looksLike(holds(target)) === answer },
  },
};
