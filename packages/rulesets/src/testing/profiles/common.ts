import type { Id, Role } from '@moonrise/engine';
import {
  chooser,
  type Disclosures,
  disclose,
  doer,
  everybody,
  openPhases,
  openTable,
  type Relation,
  reveals,
  team,
  theDead,
} from '@moonrise/engine/testing';

export const announcement = disclose(everybody, 'key', 'about', 'answer');

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

/** What the village, its pack and its dead learn in the same way in several rule sets. */
export const villageTable = (wolves: Id): Disclosures => ({
  ...openTable,
  ...openPhases,
  'told:side_revealed': disclose(reveals('alignment'), 'key', 'about', 'answer'),
  'chose:vote': disclose([doer, openBallots], 'slot', 'deed'),
  'withdrew:vote': disclose([doer, openBallots], 'slot', 'seat'),
  'cast:vote': disclose(everybody, 'slot', 'count'),
  'counted:vote': disclose(everybody, 'act', 'ballots'),
  'told:eliminated': announcement,
  'told:no_votes': announcement,
  'told:killed': announcement,
  'told:quiet': announcement,
  'told:pack_split@wolves': disclose(team(wolves), 'key'),
  'chose:kill': disclose(team(wolves), 'slot', 'deed'),
  'withdrew:pack': disclose(team(wolves), 'slot', 'seat'),
  'said:global': disclose(everybody, 'seat', 'channel', 'text'),
  'said:wolves': disclose(team(wolves), 'seat', 'channel', 'text'),
  'said:dead': disclose(theDead, 'seat', 'channel', 'text'),
});

/** A choice nobody but the chooser knows of. */
export const secretChoice = (act: Id, slot: Id = act): Disclosures => ({
  [`chose:${act}`]: disclose(doer, 'slot', 'deed'),
  [`withdrew:${slot}`]: disclose(doer, 'slot', 'seat'),
});

/** A secret choice with an answer for the chooser alone, told when the phase ends. */
export const privateResult = (act: Id, key: string): Disclosures => ({
  ...secretChoice(act),
  [`told:${key}`]: disclose(chooser(act), 'key', 'about', 'answer'),
});

/** What the roles that a host may add tell, in the same way wherever they are. The Alpha Wolf's choice is the pack's. */
export const guestTable = (wolves: Id): Disclosures => ({
  ...secretChoice('guard'),
  ...secretChoice('heal'),
  ...secretChoice('poison'),
  ...secretChoice('pray'),
  ...secretChoice('hush', 'trouble'),
  ...secretChoice('stir', 'trouble'),
  'chose:maul': disclose(team(wolves), 'slot', 'deed'),
  'withdrew:maul': disclose(team(wolves), 'slot', 'seat'),
  'told:stood_guard': announcement,
  'told:poisoned': announcement,
  'told:lies_dead': announcement,
  'told:called_back': announcement,
  'told:trouble': announcement,
  noted: disclose([]),
});

export const revengeTable: Disclosures = {
  ...secretChoice('revenge'),
  'told:revenge_called': announcement,
  'told:revenge_hit': announcement,
  'told:revenge_missed': announcement,
};
