import type { Act, Json, Role, SeatId, Table } from '@moonrise/engine';
import { appearance, LOOKS, look, looksOf, noted, told, toldLatest } from '@moonrise/engine/kit';
import { lookTalk, scanTalk, seerTalk } from '../../languages/talk/shared.ts';
import { TOWN, WOLVES } from '../sides.ts';

export const SEER_LOGS = ['latest', 'all'] as const;
export type SeerLog = (typeof SEER_LOGS)[number];

/** The results that a Seer can look up are a note that only this Seer sees. */
function entered(table: Table, seat: SeatId, result: Json, log: SeerLog) {
  const key = `seer_log.${seat}`;
  const earlier = log === 'all' ? (table.state.notes[key] as readonly Json[] | undefined) : undefined;
  return noted(key, [...(earlier ?? []), result], [seat]);
}

const scan = (log: SeerLog, version: number): Act => ({
  id: 'scan',
  during: ['night'],
  aim: 'learn',
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((target) => {
        const answer = appearance(table, target, WOLVES);
        const result = { day: table.day, target, answer };
        const tell = log === 'latest' && version >= 2 ? toldLatest : told;
        return [tell([seat], 'scanned', [target], answer), entered(table, seat, result, log)];
      }),
    ),
});

export const seer = (log: SeerLog, version: number): Role => ({
  id: 'seer',
  team: TOWN,
  picture: 'seer',
  briefing:
    'Inspects one other living player each night. Learns only whether that player shows as a Werewolf or as a Villager, not the exact role.',
  words: {
    name: 'Seer',
    summary: 'Learns each night whether one other player is a Werewolf.',
    acts: { scan: 'inspect' },
    cards: { scan: { ask: 'Whom do you inspect tonight?', done: 'You inspect {0}.', pick: 'Inspect' } },
    told: { scanned: '{0} shows as: {answer}.' },
    talk: { ...seerTalk, answers: lookTalk, reports: { scanned: scanTalk } },
  },
  acts: [scan(log, version)],
  evidence: { scanned: look('scan', LOOKS, (role) => looksOf(role, WOLVES)) },
});
