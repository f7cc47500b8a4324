import { disclose, introduced, relation, reveals } from '@moonrise/engine/testing';
import { isSavedBy, looksIn, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { guestLaws } from '../referee/guests.ts';
import { quietBefore, restLaw, revengeLaw, verdictLaw } from '../referee/verdict.ts';
import { announcement, guestTable, isOf, privateResult, revengeTable, secretChoice, villageTable } from './common.ts';
import type { SecrecyProfile } from './secrecy-profile.ts';

const keeper = relation(
  'whose log it is',
  (event, viewer) => event.type === 'noted' && event.key.endsWith(`.${viewer}`),
);

export const launch: SecrecyProfile = {
  id: 'launch',
  bound: (rules, players) => 12 * rules.phases.length + 3 * players,
  disclosures: {
    ...villageTable('wolves'),
    ...guestTable('wolves'),
    ...revengeTable,
    ...secretChoice('save'),
    ...privateResult('scan', 'scanned'),
    revealed: disclose([introduced(isOf('wolves')), reveals('full')], 'place', 'role'),
    'told:tie': announcement,
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
    sightLaw('scanned', looksIn('wolves')),
    restLaw('save', ({ rules }) => (rules.options as { doctor?: string }).doctor === 'no_repeat'),
    revengeLaw('hunter'),
    verdictLaw({
      wolves: 'wolves',
      village: 'town',
      loner: 'loneWolf',
      judgedAfter: ['night', 'day'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
