import type { Game, Id, Ruleset } from '@moonrise/engine';
import {
  chooser,
  type Disclosures,
  disclose,
  everyone,
  introduced,
  openTable,
  type Relation,
  relation,
  reveals,
} from '@moonrise/engine/testing';
import { most, type Ruling, raidLaw, sightLaw, voteLaw } from '../referee/ballots.ts';
import { quietBefore, verdictLaw } from '../referee/verdict.ts';
import { announcement, isCard, secretChoice } from './common.ts';
import type { SecrecyProfile } from './secrecy-profile.ts';

const holder = (role: Id): Relation => relation(`a ${role}`, (_, viewer, { truth }) => truth.has(viewer, role));
const living = (role: Id): Relation =>
  relation(`a living ${role}`, (_, viewer, { truth }) => truth.has(viewer, role) && truth.isAlive(viewer));
const wolves = holder('WEREWOLF');

interface Options {
  readonly talk: Speech;
  readonly whisper: Speech;
  readonly vote: { readonly max_count: number };
  readonly attack_vote: { readonly max_count: number; readonly allow_no_target: boolean };
  readonly max_day: number;
  readonly vote_visibility: boolean;
}
interface Speech {
  readonly max_count: { readonly per_agent: number };
}
const optionsOf = (rules: Ruleset) => rules.options as unknown as Options;

const visible = (to: Relation): Relation => ({
  name: `${to.name}, where votes are shown`,
  holds: (event, viewer, scene) => optionsOf(scene.truth.rules).vote_visibility && to.holds(event, viewer, scene),
});

/** A phase that only some seats see open and close. */
const phase = (id: Id, to: Relation): Disclosures => ({
  [`opened:${id}`]: disclose(to, 'data'),
  [`closed:${id}`]: disclose(to),
  [`spoke:${id}`]: disclose(to, 'seat', 'act', 'text', 'forced'), // whose turn comes next follows
});

/** Turns of talk and whisper, the ballots, and a clock each for Seer and Bodyguard; days until the stalemate. */
function bound(rules: Ruleset, players: number): number {
  const { talk, whisper, vote, attack_vote } = optionsOf(rules);
  const turns = ({ max_count: { per_agent } }: Speech) => (per_agent < 0 ? 4 : per_agent) * players;
  return 13 * (turns(talk) + 2 * turns(whisper) + vote.max_count + attack_vote.max_count + 2);
}

const isWolf = (truth: Game, seat: number) => truth.has(seat, 'WEREWOLF');
const species = (truth: Game, seat: number) => (isWolf(truth, seat) ? 'WEREWOLF' : 'HUMAN');

/** A tie is voted on again; the last one is decided for one of the leaders, or for no one. */
const runOff =
  (rounds: (options: Options) => number, mayRest: (options: Options) => boolean): Ruling =>
  (ballots, truth) => {
    const options = optionsOf(truth.rules);
    const { top } = most(ballots);
    const { ballot } = truth.frame.data as { ballot: number };
    if (top.length < 2 || (ballot >= rounds(options) && !mayRest(options)))
      return top.length > 0 ? top.map((seat) => [seat]) : [[]];
    return [[]];
  };
const exile = runOff(
  (options) => options.vote.max_count,
  () => false,
);
const attack = runOff(
  (options) => options.attack_vote.max_count,
  (options) => options.attack_vote.allow_no_target,
);

const isGuarded = (truth: Game, seat: number): boolean =>
  truth.seats.some(({ alive, deeds }) => {
    const last = alive ? deeds.findLast(({ act }) => act === 'guard') : undefined;
    return last?.day === truth.day && last.targets.includes(seat);
  });

export const aiwolf: SecrecyProfile = {
  id: 'aiwolf',
  bound,
  disclosures: {
    ...openTable,
    ...phase('talk', everyone),
    ...phase('vote', everyone),
    ...phase('whisper', wolves),
    ...phase('attack', wolves),
    ...phase('divine', living('SEER')),
    ...phase('guard', living('BODYGUARD')),
    ...secretChoice('vote'),
    ...secretChoice('divine'),
    ...secretChoice('guard'),
    ...secretChoice('attack'),
    revealed: disclose([introduced(isCard('WEREWOLF')), reveals('full')], 'place', 'role'),
    'told:side_revealed': disclose(reveals('alignment'), 'key', 'about', 'answer'),
    'counted:vote': disclose(visible(everyone), 'act', 'ballots'),
    'counted:attack': disclose(visible(wolves), 'act', 'ballots'),
    'told:eliminated': announcement,
    'told:no_votes': announcement,
    'told:vote_again': announcement,
    'told:lot': disclose(everyone, 'key'), // by lot: from the ballots and public dice
    'told:killed': announcement,
    'told:quiet': announcement,
    'told:attack_again@wolves': disclose(wolves, 'key'),
    'told:pack_split@wolves': disclose(wolves, 'key'),
    'told:divined': disclose(chooser('divine'), 'key', 'about', 'answer'),
    'told:medium': disclose(holder('MEDIUM'), 'key', 'about', 'answer'),
    'marked:dropped': disclose(everyone, 'seat', 'mark', 'on'),
    noted: disclose([]),
  },
  laws: [
    voteLaw(exile),
    raidLaw({
      phase: 'attack',
      act: 'attack',
      cause: 'attack',
      ruling: (ballots, truth) =>
        attack(
          ballots.filter(({ targets }) => !targets.some((seat) => isWolf(truth, seat))),
          truth,
        ),
      isSaved: isGuarded,
    }),
    sightLaw('divined', species),
    sightLaw('medium', species),
    verdictLaw({
      wolves: 'WEREWOLF',
      village: 'VILLAGER',
      isWolf,
      mayLackWolves: true,
      judgedAfter: ['talk', 'whisper', 'vote', 'divine', 'guard', 'attack'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 0) >= 10,
    }),
  ],
};
