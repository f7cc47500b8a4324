import type { Id } from '@moonrise/engine';
import {
  disclose,
  doer,
  everybody,
  knower,
  placesOf,
  type Relation,
  relation,
  reveals,
  team,
} from '@moonrise/engine/testing';
import { announcement, revengeTable, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

const BAD = 'bad';

const isNewcomer = relation('who has just become something', (_, viewer, { earlier }) =>
  earlier.some((event) => event.type === 'turned' && event.seat === viewer),
);
const isMuted = relation('who has just been muted', (_, viewer, { earlier }) =>
  earlier.some((event) => event.type === 'marked' && event.seat === viewer),
);
/** A newcomer is shown the choices that stand; those that lapse because of the newcomer are the elders' affair. */
const packChoice = relation('the pack', (event, viewer, scene) => {
  if (scene.truth.team(viewer) !== BAD) return false;
  const isNew = isNewcomer.holds(event, viewer, scene);
  const hasNewcomer = scene.earlier.some(({ type }) => type === 'turned');
  return !hasNewcomer || (event.type === 'chose' ? isNew : !isNew);
});
/** Those who join in the same night are introduced to each other by their cards. */
const elders = relation('the pack as it was', (event, viewer, scene) => {
  return scene.truth.team(viewer) === BAD && !isNewcomer.holds(event, viewer, scene);
});
const packOfDead = relation('the pack, if the role taken up is one of its own', (event, viewer, { truth }) => {
  const role = event.type === 'turned' ? truth.rules.roleOf.get(event.role) : undefined;
  return role?.team === BAD && truth.team(viewer) === BAD;
});
const askedLastNight = (act: Id): Relation =>
  relation(`who chose ${act} in the night`, (event, viewer, { truth }) => {
    const deed = truth.last(truth.seat(viewer), act);
    return deed?.day === truth.day && deed.targets.join() === placesOf(event).join();
  });
const drawnVillager = relation('the Villager drawn', (_, viewer, { truth }) => {
  const { alert } = truth.state.notes as { alert?: { to: number } | null };
  return alert?.to === viewer && truth.has(viewer, 'villager');
});
const gunner: Relation = {
  name: 'all, of a Gunner who has shot',
  holds: (event, _, { earlier }) =>
    earlier.some((before) => before.type === 'told' && before.key === 'shot' && before.about[0] === placesOf(event)[0]),
};
const mourner = relation('the Revenant at nightfall', (event, viewer, { truth, phase }) => {
  const [dead] = placesOf(event);
  const isOfYesterday = dead !== undefined && truth.seats[dead]?.diedOn === truth.day - 1;
  return phase === 'night' && isOfYesterday && truth.isAlive(viewer) && truth.has(viewer, 'revenant');
});

export const moonrise: Profile = {
  id: 'moonrise',
  bound: (rules, players) => 10 * rules.phases.length + players, // ten rounds, and a revenge or so
  disclosures: {
    ...villageTable(BAD),
    ...revengeTable,
    ...secretChoice('save'),
    ...secretChoice('scan'),
    ...secretChoice('investigate'),
    ...secretChoice('absorb'),
    'chose:kill': disclose(packChoice, 'slot', 'deed'),
    'chose:convert': disclose(packChoice, 'slot', 'deed'),
    'withdrew:pack': disclose(packChoice, 'slot', 'seat'),
    'chose:mute': disclose(packChoice, 'slot', 'deed'),
    'chose:skipMute': disclose(packChoice, 'slot', 'deed'),
    'withdrew:mute': disclose(packChoice, 'slot', 'seat'),
    'told:killed@wolves': disclose(team(BAD), 'key', 'about'),
    'told:survived@wolves': disclose(team(BAD), 'key'),
    'told:joined@wolves': disclose(team(BAD), 'key', 'about'),
    'told:nightfall': announcement,
    'told:bite_night': announcement,
    'turned:convert': disclose([doer, elders], 'seat', 'role', 'cause'),
    'told:bitten': disclose(isNewcomer, 'key'),
    'marked:muted': disclose(doer, 'seat', 'mark', 'on'),
    'told:muted': disclose(isMuted, 'key'),
    'turned:absorb': disclose([doer, packOfDead], 'seat', 'role', 'cause'),
    'told:absorbed': disclose(isNewcomer, 'key', 'about', 'answer'),
    revealed: disclose([knower, reveals('full'), gunner, mourner], 'place', 'role'),
    'told:shot': announcement,
    'told:scanned': disclose(askedLastNight('scan'), 'key', 'about', 'answer'),
    'told:compared': disclose(askedLastNight('investigate'), 'key', 'about', 'answer'),
    'told:alert': disclose(drawnVillager, 'key', 'about'),
    'told:glitch': disclose(everybody, 'key'), // whom and what it names is drawn from what all know
    noted: disclose([]),
  },
};
