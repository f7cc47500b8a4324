import type { Game, Id } from '@moonrise/engine';
import {
  disclose,
  doer,
  everybody,
  introduced,
  placesOf,
  type Relation,
  relation,
  reveals,
  team,
} from '@moonrise/engine/testing';
import {
  atEach,
  ballotsOf,
  deadBy,
  isSavedBy,
  judged,
  moreThanHalfCast,
  moreThanHalfLiving,
  raidLaw,
  sightLaw,
  voteLaw,
} from '../referee/ballots.ts';
import { deedLaw, restLaw, revengeLaw, verdictLaw } from '../referee/verdict.ts';
import { announcement, revengeTable, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

const BAD = 'bad';
const PACK = ['wolf', 'kittenWolf', 'shadowWolf'];

const turnedBy = (cause: Id): Relation =>
  relation(`who has just turned by ${cause}`, (_, viewer, { earlier }) =>
    earlier.some((event) => event.type === 'turned' && event.seat === viewer && event.cause === cause),
  );
const bitten = turnedBy('convert');
const absorber = turnedBy('absorb');
const isMuted = relation('who has just been muted', (_, viewer, { earlier }) =>
  earlier.some((event) => event.type === 'marked' && event.seat === viewer),
);
/** A newcomer is shown the choices that stand; those that lapse because of the newcomer are the elders' affair. */
const packChoice = relation('the pack', (event, viewer, scene) => {
  if (scene.truth.team(viewer) !== BAD) return false;
  const isNew = absorber.holds(event, viewer, scene);
  const hasNewcomer = scene.earlier.some((before) => before.type === 'turned' && before.cause === 'absorb');
  return !hasNewcomer || (event.type === 'chose' ? isNew : !isNew);
});
/** Those who join in the same night are introduced to each other by their cards. */
const elders = relation('the pack as it was', (event, viewer, scene) => {
  return scene.truth.team(viewer) === BAD && !bitten.holds(event, viewer, scene);
});
/** The pack is shown at the deal, to a newcomer, and to those bitten with a newcomer; its elders are told of a turning. */
const packmates = introduced(PACK);
const newPackmate = relation('the pack at the deal, or one new to it', (event, viewer, scene) => {
  const last = scene.earlier.findLast((before) => before.type === 'turned');
  const isNew = last?.seat === viewer || (last?.seat === placesOf(event)[0] && bitten.holds(event, viewer, scene));
  return (isNew || !last) && packmates.holds(event, viewer, scene);
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
const mourner = relation('the Revenant at nightfall', (event, viewer, { truth, earlier }) => {
  const [dead] = placesOf(event);
  const isNightfall = earlier.some((before) => before.type === 'opened' && before.phase === 'night');
  const isOfYesterday = dead !== undefined && truth.seats[dead]?.diedOn === truth.day - 1;
  return isNightfall && isOfYesterday && truth.isAlive(viewer) && truth.has(viewer, 'revenant');
});
const isBad = (truth: Game, seat: number) => PACK.includes(truth.state.cards[seat] ?? '');

const biteLaw = judged('a bite turns, and nobody is killed', (moment) =>
  atEach(moment, 'closed', ({ scene: { truth } }) => {
    const bitten = truth.frame.phase === 'night' ? ballotsOf(truth, 'convert').flatMap(({ targets }) => targets) : [];
    const wrong = bitten.find((seat) => truth.state.cards[seat] !== 'wolf');
    if (wrong !== undefined) return `seat ${wrong} was bitten and is no wolf`;
    return bitten.length > 0 && deadBy(moment.events, 'kill').length > 0 ? 'somebody was killed' : undefined;
  }),
);
const bulletLaw = deedLaw('a Gunner has two bullets, one for a day', 'shoot', (deeds) => {
  const [last, now] = deeds.slice(-2);
  return deeds.length > 2 || (now && last?.day === now.day) ? `shot ${deeds.length} times` : undefined;
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
    'told:bitten': disclose(bitten, 'key'),
    'marked:muted': disclose(doer, 'seat', 'mark', 'on'),
    'told:muted': disclose(isMuted, 'key'),
    'turned:absorb': disclose([doer, packOfDead], 'seat', 'role', 'cause'),
    'told:absorbed': disclose(absorber, 'key', 'about', 'answer'),
    revealed: disclose([newPackmate, reveals('full'), gunner, mourner], 'place', 'role'),
    'told:shot': announcement,
    'told:no_majority': announcement,
    'told:survived': announcement,
    'told:scanned': disclose(askedLastNight('scan'), 'key', 'about', 'answer'),
    'told:compared': disclose(askedLastNight('investigate'), 'key', 'about', 'answer'),
    'told:alert': disclose(drawnVillager, 'key', 'about'),
    'told:glitch': disclose(everybody, 'key'), // whom and what it names is drawn from what all know
    noted: disclose([]),
  },
  laws: [
    voteLaw(moreThanHalfLiving),
    raidLaw({
      phase: 'night',
      act: 'kill',
      cause: 'kill',
      ruling: (ballots, truth) => (ballotsOf(truth, 'convert').length > 0 ? [[]] : moreThanHalfCast(ballots, truth)),
      isSaved: isSavedBy('save'),
    }),
    sightLaw('scanned', (truth, seat) => (isBad(truth, seat) ? 'werewolf' : 'villager')),
    restLaw('save', () => true),
    bulletLaw,
    biteLaw,
    revengeLaw('hunter'),
    verdictLaw({
      wolves: BAD,
      village: 'good',
      isWolf: isBad,
      judgedAfter: ['night', 'voting'],
      isStopped: (_, day) => day > 10,
    }),
  ],
};
