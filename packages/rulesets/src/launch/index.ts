import { defineRuleset, type Game, isAnswered, type Phase } from '@moonrise/engine';
import {
  cardsOf,
  deadChat,
  deathNotice,
  isSuch,
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
import { deck } from './deck.ts';
import { options } from './options.ts';
import { PHASES } from './phases.ts';
import { rates } from './rates.ts';
import { rolesWith } from './roles/index.ts';
import { sides, WOLVES } from './sides.ts';
import { words } from './words.ts';

const hasOnePrey = (game: Game) => new Set(game.ballots('kill').flatMap(({ targets }) => targets)).size === 1;

const phases: readonly Phase[] = [
  {
    id: 'night',
    light: 'night',
    seconds: () => 45,
    secret: true,
    order: ['raise', 'save', 'guard', 'heal', 'maul', 'kill', 'poison', 'hush', 'stir', 'scan'],
    done: (game) => isAnswered(game) && hasOnePrey(game),
  },
  { id: 'day', light: 'day', seconds: () => 120, again: isTroubled },
];

function build(chosen: OptionsOf<typeof options>, version: number) {
  const roles = rolesWith(chosen, version);
  return defineRuleset({
    id: 'launch',
    version,
    options: chosen,
    players: [5, 20],
    ready: 'enough',
    firstDay: 1,
    deck,
    playable: (cards, players) => sidesFault(cardsOf(roles, WOLVES, cards), players),
    roles,
    wolves: WOLVES,
    goesOn: goesOnWith(chosen.roles),
    evidence: { ...openEvidence(WOLVES), ...guardEvidence, revenge_called: isSuch(({ id }) => id === 'hunter') },
    rates,
    everyone: [
      vote({
        during: ['day'],
        targets: (game, me) => game.others(me),
        ballots: chosen.ballots,
        outcome: (table, ballots) => plurality(weighed(table, ballots)),
      }),
      villageChat(PHASES, ['day']),
      deadChat(PHASES, mayReturn()),
    ],
    phases,
    on: deathNotice(chosen.reveal),
    outcome: verdictAfter('day', sides),
    staged: villageStaged,
    words,
    briefing: briefing(chosen),
    talk: talkOf(roles),
  });
}

export const launch = listRuleset('launch', options, build, RULES_VERSION);
