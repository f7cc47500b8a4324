import type { Game } from '@moonrise/engine';
import { chooser, disclose, introduced, relation, reveals } from '@moonrise/engine/testing';
import { isSavedBy, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { guestLaws } from '../referee/guests.ts';
import { quietBefore, restLaw, revengeLaw, verdictLaw } from '../referee/verdict.ts';
import { announcement, guestTable, revengeTable, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

const keeper = relation(
  'whose log it is',
  (event, viewer) => event.type === 'noted' && event.key.endsWith(`.${viewer}`),
);

const PACK = ['werewolf', 'alphaWolf', 'loneWolf'];
const isWolf = (truth: Game, seat: number) => PACK.includes(truth.state.cards[seat] ?? '');

export const launch: Profile = {
  id: 'launch',
  bound: (rules, players) => 12 * rules.phases.length + 3 * players,
  disclosures: {
    ...villageTable('wolves'),
    ...guestTable('wolves'),
    ...revengeTable,
    ...secretChoice('save'),
    ...secretChoice('scan'),
    revealed: disclose([introduced(PACK), reveals('full')], 'place', 'role'),
    'told:tie': announcement,
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
    'noted:seer_log': disclose(keeper, 'value'),
  },
  laws: [
    ...guestLaws,
    voteLaw(soleLeader),
    raidLaw({
      phase: 'night',
      act: 'kill',
      cause: 'kill',
      ruling: soleLeader,
      isSaved: isSavedBy('save', 'heal', 'guard'),
    }),
    sightLaw('scanned', (truth, seat) => (isWolf(truth, seat) || truth.has(seat, 'lycan') ? 'werewolf' : 'villager')),
    restLaw('save', ({ rules }) => (rules.options as { doctor?: string }).doctor === 'no_repeat'),
    revengeLaw('hunter'),
    verdictLaw({
      wolves: 'wolves',
      village: 'town',
      isWolf,
      loner: 'loneWolf',
      judgedAfter: ['night', 'day'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
