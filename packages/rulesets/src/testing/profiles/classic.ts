import { chooser, disclose, introduced, reveals } from '@moonrise/engine/testing';
import { isSavedBy, moreThanHalfCast, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { quietBefore, verdictLaw } from '../referee/verdict.ts';
import { announcement, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

export const classic: Profile = {
  id: 'classic',
  bound: (rules, players) => 12 * rules.phases.length + players,
  disclosures: {
    ...villageTable('mafia'),
    ...secretChoice('save'),
    ...secretChoice('scan'),
    revealed: disclose([introduced(['werewolf']), reveals('full'), chooser('scan')], 'place', 'role'),
    'told:tie': announcement,
    'told:survived': announcement,
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
  },
  laws: [
    voteLaw(soleLeader),
    raidLaw({ phase: 'night', act: 'kill', cause: 'kill', ruling: moreThanHalfCast, isSaved: isSavedBy('save') }),
    sightLaw('scanned', (truth, seat) => truth.state.cards[seat]),
    verdictLaw({
      wolves: 'mafia',
      village: 'town',
      isWolf: (truth, seat) => truth.has(seat, 'werewolf'),
      judgedAfter: ['voting', 'night'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
