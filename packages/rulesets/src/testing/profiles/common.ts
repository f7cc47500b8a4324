import type { Id, Role } from '@moonrise/engine';
import {
  chooser,
  type Disclosures,
  disclose,
  doer,
  everyone,
  openPhases,
  openTable,
  type Relation,
  reveals,
  team,
  theDead,
} from '@moonrise/engine/testing';

export const announcement = disclose(everyone, 'key', 'about', 'answer');

/** Whether a role is of this team. */
export const isOf =
  (id: Id) =>
  (role: Role): boolean =>
    role.team === id;

export const isCard =
  (id: Id) =>
  (role: Role): boolean =>
    role.id === id;

/** Open ballots are seen by all, secret ones by the seat that casts them. */
const openBallots: Relation = {
  name: 'all, where ballots are open',
  holds: (_, __, { truth }) => (truth.rules.options as { ballots?: string }).ballots === 'open',
};

/** What the village, the pack and the dead learn in several rule sets. */
export const villageTable = (wolves: Id): Disclosures => ({
  ...openTable,
  ...openPhases,
  'told:side_revealed': disclose(reveals('alignment'), 'key', 'about', 'answer'),
  'chose:vote': disclose([doer, openBallots], 'slot', 'deed'),
  'withdrew:vote': disclose([doer, openBallots], 'slot', 'seat'),
  'cast:vote': disclose(everyone, 'slot', 'count'),
  'counted:vote': disclose(everyone, 'act', 'ballots'),
  'told:eliminated': announcement,
  'told:no_votes': announcement,
  'told:killed': announcement,
  'told:quiet': announcement,
  'told:pack_split@wolves': disclose(team(wolves), 'key'),
  'told:pack_idle@wolves': disclose(team(wolves), 'key'),
  'chose:kill': disclose(team(wolves), 'slot', 'deed'),
  'withdrew:pack': disclose(team(wolves), 'slot', 'seat'),
  'said:global': disclose(everyone, 'seat', 'channel', 'text'),
  'said:wolves': disclose(team(wolves), 'seat', 'channel', 'text'),
  'said:dead': disclose(theDead, 'seat', 'channel', 'text'),
});

/** A choice that only the chooser sees. */
export const secretChoice = (act: Id, slot: Id = act): Disclosures => ({
  [`chose:${act}`]: disclose(doer, 'slot', 'deed'),
  [`withdrew:${slot}`]: disclose(doer, 'slot', 'seat'),
});

/** A secret choice with an answer for the chooser alone, told when the phase ends. */
export const privateResult = (act: Id, key: string): Disclosures => ({
  ...secretChoice(act),
  [`told:${key}`]: disclose(chooser(act), 'key', 'about', 'answer', 'latest'),
});

/** What the guest roles disclose in every rule set. The pack sees the Alpha Wolf's choice. */
export const guestTable = (wolves: Id): Disclosures => ({
  ...secretChoice('guard'),
  ...secretChoice('heal'),
  ...secretChoice('poison'),
  ...secretChoice('pray'),
  ...secretChoice('raise'),
  ...secretChoice('hush', 'trouble'),
  ...secretChoice('stir', 'trouble'),
  'chose:maul': disclose(team(wolves), 'slot', 'deed'),
  'withdrew:maul': disclose(team(wolves), 'slot', 'seat'),
  'told:stood_guard': announcement,
  'told:poisoned': announcement,
  'told:lies_dead': announcement,
  'told:called_back': announcement,
  'told:returned': announcement,
  'noted:prayers_heard': disclose(everyone, 'value'),
  'told:trouble': announcement,
  noted: disclose([]),
});

export const revengeTable: Disclosures = {
  ...secretChoice('revenge'),
  'told:revenge_called': announcement,
  'told:revenge_hit': announcement,
  'told:revenge_missed': announcement,
};
