import { defineRuleset, type EventOf } from '@moonrise/engine';
import {
  cardsOf,
  deadChat,
  deathNotice,
  isSuch,
  isUndecided,
  listRuleset,
  type OptionsOf,
  openEvidence,
  sidesFault,
  told,
  villageChat,
  vote,
} from '@moonrise/engine/kit';
import { tableTalk } from '../languages/talk/index.ts';
import { desiWords, glitch, identities } from './chaos.ts';
import { deck } from './deck.ts';
import { options } from './options.ts';
import { PHASES, phases } from './phases.ts';
import { rates } from './rates.ts';
import { roles } from './roles/index.ts';
import { BAD } from './sides.ts';
import { avenged, outcome } from './verdict.ts';
import { majority } from './voting.ts';
import { words } from './words.ts';

const nightfall = ({ phase }: EventOf<'opened'>) => (phase === 'night' ? [told('all', 'nightfall')] : []);

const build = (chosen: OptionsOf<typeof options>) =>
  defineRuleset({
    id: 'moonrise',
    options: chosen,
    players: [5, 12],
    allReady: true,
    firstDay: 1,
    deck,
    playable: (cards, players) => sidesFault(cardsOf(roles, BAD, cards), players),
    roles,
    wolves: BAD,
    goesOn: isUndecided,
    evidence: { ...openEvidence(BAD), revenge_called: isSuch(({ id }) => id === 'hunter') },
    rates,
    everyone: [
      vote({
        during: ['voting'],
        targets: (game) => game.living(),
        ballots: chosen.ballots,
        outcome: majority,
      }),
      villageChat(PHASES, ['day', 'voting']),
      deadChat(PHASES),
    ],
    phases,
    on: {
      ...deathNotice(chosen.reveal),
      ...avenged,
      opened: (table, event) => [...nightfall(event), ...(chosen.chaos ? glitch(table, event) : [])],
    },
    outcome,
    ...(chosen.chaos && { identities }),
    words: chosen.chaos ? desiWords : words,
    talk: tableTalk,
  });

export const moonrise = listRuleset('moonrise', options, build);
