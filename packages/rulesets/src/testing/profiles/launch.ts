import { chooser, disclose, introduced, relation, reveals } from '@moonrise/engine/testing';
import { isSavedBy, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { quietBefore, restLaw, revengeLaw, verdictLaw } from '../referee/verdict.ts';
import { announcement, revengeTable, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

const keeper = relation(
  'whose log it is',
  (event, viewer) => event.type === 'noted' && event.key.endsWith(`.${viewer}`),
);

export const launch: Profile = {
  id: 'launch',
  bound: (rules, players) => 12 * rules.phases.length + players,
  disclosures: {
    ...villageTable('wolves'),
    ...revengeTable,
    ...secretChoice('save'),
    ...secretChoice('scan'),
    revealed: disclose([introduced(['werewolf']), reveals('full')], 'place', 'role'),
    'told:tie': announcement,
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
    'noted:seer_log': disclose(keeper, 'value'),
  },
  laws: [
    voteLaw(soleLeader),
    raidLaw({ phase: 'night', act: 'kill', cause: 'kill', ruling: soleLeader, isSaved: isSavedBy('save') }),
    sightLaw('scanned', (truth, seat) => (truth.has(seat, 'werewolf') ? 'werewolf' : 'villager')),
    restLaw('save', ({ rules }) => (rules.options as { doctor?: string }).doctor === 'no_repeat'),
    revengeLaw('hunter'),
    verdictLaw({
      wolves: 'wolves',
      village: 'town',
      isWolf: (truth, seat) => truth.has(seat, 'werewolf'),
      judgedAfter: ['night', 'day'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
