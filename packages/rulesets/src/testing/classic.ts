import { chooser, disclose, knower, reveals } from '@moonrise/engine/testing';
import { secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

export const classic: Profile = {
  id: 'classic',
  bound: (rules, players) => 12 * rules.phases.length + players,
  disclosures: {
    ...villageTable('mafia'),
    ...secretChoice('save'),
    ...secretChoice('scan'),
    revealed: disclose([knower, reveals('full'), chooser('scan')], 'place', 'role'),
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
  },
};
