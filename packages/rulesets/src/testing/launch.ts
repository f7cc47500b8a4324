import { chooser, disclose, relation } from '@moonrise/engine/testing';
import { revengeTable, secretChoice, villageTable } from './common.ts';
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
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
    'noted:seer_log': disclose(keeper, 'value'),
  },
};
