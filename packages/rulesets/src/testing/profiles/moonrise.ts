import type { Event, Game, Id } from '@moonrise/engine';
import {
  chooser,
  disclose,
  doer,
  everyone,
  introduced,
  placesOf,
  type Relation,
  relation,
  reveals,
  type Scene,
  team,
} from '@moonrise/engine/testing';
import {
  atEach,
  ballotsOf,
  deadBy,
  isSavedBy,
  judged,
  looksIn,
  moreThanHalfCast,
  moreThanHalfLiving,
  raidLaw,
  sightLaw,
  voteLaw,
} from '../referee/ballots.ts';
import { guestLaws } from '../referee/guests.ts';
import { deedLaw, restLaw, revengeLaw, verdictLaw } from '../referee/verdict.ts';
import { announcement, guestTable, isOf, revengeTable, secretChoice, villageTable } from './common.ts';
import type { SecrecyProfile } from './secrecy-profile.ts';

const BAD = 'bad';

const turnedBy = (cause: Id): Relation =>
  relation(`who has just turned by ${cause}`, (_, viewer, { earlier }) =>
    earlier.some((event) => event.type === 'turned' && event.seat === viewer && event.cause === cause),
  );
const bitten = turnedBy('convert');
const absorber = turnedBy('absorb');
/** Of a mute the pack sees everything; only the Shadow Wolf knows of a skip. */
const muteWithdrawn = relation('the pack, of a mute', (event, viewer, scene) => {
  const seat = event.type === 'withdrew' ? event.seat : -1;
  return scene.truth.ballot(seat, 'mute')?.act === 'mute' && packChoice.holds(event, viewer, scene);
});
const isMuted = relation('who has just been muted', (_, viewer, { earlier }) =>
  earlier.some((event) => event.type === 'marked' && event.seat === viewer),
);
/** A newcomer is shown the choices that remain; only the other packmates see those that are withdrawn. */
const packChoice = relation('the pack', (event, viewer, scene) => {
  if (scene.truth.team(viewer) !== BAD) return false;
  const isNew = absorber.holds(event, viewer, scene);
  const hasNewcomer = scene.earlier.some((before) => before.type === 'turned' && before.cause === 'absorb');
  return !hasNewcomer || (event.type === 'chose' ? isNew : !isNew);
});
/** Players who join in the same night are shown each other's cards. */
const elders = relation('the pack as it was', (event, viewer, scene) => {
  return scene.truth.team(viewer) === BAD && !bitten.holds(event, viewer, scene);
});
/** Packmates' cards are shown at the deal, to a newcomer, and to players bitten together with a newcomer. */
const packmates = introduced(isOf(BAD));
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
  const hasReturned = truth.seat(viewer).diedOn !== null; // and has missed nights
  const isDead = dead !== undefined && !truth.isAlive(dead);
  return (
    isNightfall && isDead && (isOfYesterday || hasReturned) && truth.isAlive(viewer) && truth.has(viewer, 'revenant')
  );
});
const isMarked = (events: readonly Event[], seat: number, mark: string, on: boolean): boolean =>
  events.some((event) => event.type === 'marked' && event.seat === seat && event.mark === mark && event.on === on);
/** In a fog no one sees the votes of others. */
const isClear = ({ truth }: Scene): boolean => truth.state.notes.happening !== 'fog';
const voters: Relation = {
  name: 'all, where ballots are open and no fog lies',
  holds: (_, __, scene) => isClear(scene) && (scene.truth.rules.options as { ballots?: string }).ballots === 'open',
};
const countedFor: Relation = { name: 'all, where no fog lies', holds: (_, __, scene) => isClear(scene) };
const finder = relation(
  'who has just found it',
  (event, viewer, { earlier }) => event.type === 'told' && isMarked(earlier, viewer, String(event.answer), true),
);

/** Whether a bite has turned a player: on players of no side it has no effect, and the pack's votes count. */
const hasBite = (truth: Game): boolean =>
  ballotsOf(truth, 'convert').some(({ targets }) => targets.some((seat) => truth.team(seat) !== 'neutral'));

const biteLaw = judged('a bite turns a player, and no one is killed', (moment) =>
  atEach(moment, 'closed', ({ scene: { truth } }) => {
    const bitten = truth.frame.phase === 'night' ? ballotsOf(truth, 'convert').flatMap(({ targets }) => targets) : [];
    const wrong = bitten.find((seat) => truth.state.cards[seat] !== 'wolf' && truth.team(seat) !== 'neutral');
    if (wrong !== undefined) return `seat ${wrong} was bitten and is no wolf`;
    return hasBite(truth) && deadBy(moment.events, 'kill').length > 0 ? 'a player was killed' : undefined;
  }),
);
const bulletLaw = deedLaw('a Gunner has two bullets, one for a day', 'shoot', (deeds) => {
  const [last, now] = deeds.slice(-2);
  return deeds.length > 2 || (now && last?.day === now.day) ? `shot ${deeds.length} times` : undefined;
});

export const moonrise: SecrecyProfile = {
  id: 'moonrise',
  bound: (rules, players) => 10 * rules.phases.length + 3 * players, // ten rounds, and a revenge or so
  disclosures: {
    ...villageTable(BAD),
    ...guestTable(BAD),
    ...revengeTable,
    ...secretChoice('save'),
    ...secretChoice('scan'),
    ...secretChoice('investigate'),
    ...secretChoice('absorb'),
    'chose:kill': disclose(packChoice, 'slot', 'deed'),
    'chose:convert': disclose(packChoice, 'slot', 'deed'),
    'withdrew:pack': disclose(packChoice, 'slot', 'seat'),
    'chose:maul': disclose(packChoice, 'slot', 'deed'),
    'withdrew:maul': disclose(packChoice, 'slot', 'seat'),
    'chose:mute': disclose(packChoice, 'slot', 'deed'),
    'chose:skipMute': disclose(doer, 'slot', 'deed'),
    'withdrew:mute': disclose([doer, muteWithdrawn], 'slot', 'seat'),
    'told:killed@wolves': disclose(team(BAD), 'key', 'about'),
    'told:survived@wolves': disclose(team(BAD), 'key'),
    'told:bite_failed@wolves': disclose(team(BAD), 'key', 'about'),
    'told:joined@wolves': disclose(team(BAD), 'key', 'about'),
    ...secretChoice('shine'),
    'chose:vote': disclose([doer, voters], 'slot', 'deed'),
    'withdrew:vote': disclose([doer, voters], 'slot', 'seat'),
    'counted:vote': disclose(countedFor, 'act', 'ballots'),
    'told:full_moon': announcement,
    'told:fog': announcement,
    'told:market': announcement,
    'marked:lantern': disclose(doer, 'seat', 'mark', 'on'),
    'marked:coin': disclose(doer, 'seat', 'mark', 'on'),
    'marked:charm': disclose(doer, 'seat', 'mark', 'on'),
    'told:found': disclose(finder, 'key', 'answer'),
    'told:shone': disclose(chooser('shine'), 'key', 'about', 'answer'),
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
    'told:glitch': disclose(everyone, 'key'), // player and role are drawn from what everyone knows
  },
  laws: [
    ...guestLaws,
    voteLaw(moreThanHalfLiving),
    raidLaw({
      phase: 'night',
      act: 'kill',
      cause: 'kill',
      ruling: (ballots, truth) => (hasBite(truth) ? [[]] : moreThanHalfCast(ballots, truth)),
      isCalledOff: hasBite,
      isSaved: (truth, seat, events) =>
        isSavedBy('save', 'heal', 'guard')(truth, seat) || isMarked(events, seat, 'charm', false),
    }),
    sightLaw('scanned', looksIn(BAD)),
    restLaw('save', () => true),
    bulletLaw,
    biteLaw,
    revengeLaw('hunter'),
    verdictLaw({
      wolves: BAD,
      village: 'good',
      loner: 'loneWolf',
      judgedAfter: ['night', 'voting'],
      isStopped: (_, day) => day > 10,
    }),
  ],
};
