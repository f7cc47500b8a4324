import { defineRuleset, type Game, isAnswered, type Outcome, type Phase } from '@moonrise/engine';
import {
  cardsOf,
  deadChat,
  deathNotice,
  isSuch,
  isUndecided,
  listRuleset,
  type OptionsOf,
  openEvidence,
  parity,
  plurality,
  sidesFault,
  stalemate,
  villageChat,
  vote,
} from '@moonrise/engine/kit';
import { tableTalk } from '../languages/talk/index.ts';
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
    order: ['save', 'kill', 'scan'],
    done: (game) => isAnswered(game) && hasOnePrey(game),
  },
  { id: 'day', light: 'day', seconds: () => 120 },
];

function outcome(game: Game): Outcome | null {
  if (!game.frame.closed) return null;
  return parity(game, sides) ?? (game.frame.phase === 'day' ? stalemate(game, sides) : null);
}

function build(chosen: OptionsOf<typeof options>) {
  const roles = rolesWith(chosen);
  return defineRuleset({
    id: 'launch',
    options: chosen,
    players: [5, 20],
    allReady: true,
    firstDay: 1,
    deck,
    playable: (cards, players) => sidesFault(cardsOf(roles, WOLVES, cards), players),
    roles,
    wolves: WOLVES,
    goesOn: isUndecided,
    evidence: { ...openEvidence(WOLVES), revenge_called: isSuch(({ id }) => id === 'hunter') },
    rates,
    everyone: [
      vote({
        during: ['day'],
        targets: (game, me) => game.others(me),
        ballots: chosen.ballots,
        outcome: (_, ballots) => plurality(ballots),
      }),
      villageChat(PHASES, ['day']),
      deadChat(PHASES),
    ],
    phases,
    on: deathNotice(chosen.reveal),
    outcome,
    words,
    talk: tableTalk,
  });
}

export const launch = listRuleset('launch', options, build);
