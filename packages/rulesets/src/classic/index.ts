import { defineRuleset, type Phase } from '@moonrise/engine';
import {
  cardsOf,
  deadChat,
  deathNotice,
  listRuleset,
  type OptionsOf,
  openEvidence,
  plurality,
  sidesFault,
  villageChat,
  villageStaged,
  vote,
} from '@moonrise/engine/kit';
import { guardEvidence } from '../guests/bodyguard.ts';
import { weighed } from '../guests/mayor.ts';
import { mayReturn } from '../guests/priest.ts';
import { isTroubled } from '../guests/troublemaker.ts';
import { goesOnWith, verdictAfter } from '../guests/verdict.ts';
import { talkOf } from '../languages/talk/index.ts';
import { RULES_VERSION } from '../version.ts';
import { briefing } from './briefing.ts';
import { options } from './options.ts';
import { PHASES } from './phases.ts';
import { rates } from './rates.ts';
import { roles, rolesFor } from './roles/index.ts';
import { MAFIA, sides } from './sides.ts';
import { words } from './words.ts';

const phases: readonly Phase[] = [
  { id: 'day', light: 'day', seconds: () => 90, done: () => false, hostMayEnd: true },
  { id: 'voting', light: 'dusk', seconds: () => 30, again: isTroubled },
  {
    id: 'night',
    light: 'night',
    seconds: () => 30,
    secret: true,
    order: ['raise', 'save', 'guard', 'heal', 'maul', 'kill', 'poison', 'hush', 'stir', 'scan'],
  },
];

/** Three in ten are Werewolves, at least one; one Seer, one Doctor, the rest Villagers. */
function deck(players: number) {
  const werewolf = Math.max(1, Math.floor((players * 3) / 10));
  return { werewolf, seer: 1, doctor: 1, villager: players - werewolf - 2 };
}

const build = (chosen: OptionsOf<typeof options>, version: number) =>
  defineRuleset({
    id: 'classic',
    version,
    options: chosen,
    players: [4, 16],
    hidesAi: true,
    firstDay: 1,
    deck,
    playable: (cards, players) => sidesFault(cardsOf(roles, MAFIA, cards), players),
    roles: rolesFor(chosen.roles),
    wolves: MAFIA,
    goesOn: goesOnWith(chosen.roles),
    evidence: { ...openEvidence(MAFIA), ...guardEvidence },
    rates,
    everyone: [
      vote({
        during: ['voting'],
        targets: (game, me) => game.others(me),
        ballots: chosen.ballots,
        passable: true,
        outcome: (table, ballots) => plurality(weighed(table, ballots)),
      }),
      villageChat(PHASES, ['day', 'voting']),
      deadChat(PHASES, mayReturn()),
    ],
    phases,
    on: deathNotice(chosen.reveal),
    outcome: verdictAfter('night', sides),
    staged: villageStaged,
    words,
    briefing: briefing(chosen),
    talk: talkOf(roles),
  });

export const classic = listRuleset('classic', options, build, RULES_VERSION);
