import { defineRuleset, type EventOf } from '@moonrise/engine';
import {
  cardsOf,
  deadChat,
  deathNotice,
  isSuch,
  listRuleset,
  type OptionsOf,
  openEvidence,
  sidesFault,
  told,
  villageChat,
  villageStaged,
} from '@moonrise/engine/kit';
import { guardEvidence } from '../guests/bodyguard.ts';
import { mayReturn } from '../guests/priest.ts';
import { goesOnWith } from '../guests/verdict.ts';
import { talkOf } from '../languages/talk/index.ts';
import { RULES_VERSION } from '../version.ts';
import { briefing } from './briefing.ts';
import { glitch, identities } from './chaos.ts';
import { desiWords } from './chaos-lines.ts';
import { deck } from './deck.ts';
import { drawHappening, gossipEvidence, tellHappening } from './happenings.ts';
import { findItem, shine } from './items.ts';
import { options } from './options.ts';
import { PHASES, phases } from './phases.ts';
import { rates } from './rates.ts';
import { roles, rolesFor } from './roles/index.ts';
import { BAD } from './sides.ts';
import { avenged, outcome } from './verdict.ts';
import { villageVote } from './voting.ts';
import { words } from './words.ts';

const nightfall = ({ phase }: EventOf<'opened'>) => (phase === 'night' ? [told('all', 'nightfall')] : []);

const build = (chosen: OptionsOf<typeof options>, version: number) =>
  defineRuleset({
    id: 'moonrise',
    version,
    options: chosen,
    players: [5, 12],
    ready: 'all',
    firstDay: 1,
    deck,
    playable: (cards, players) => sidesFault(cardsOf(roles, BAD, cards), players),
    roles: rolesFor(chosen.roles),
    wolves: BAD,
    goesOn: goesOnWith(chosen.roles),
    evidence: {
      ...openEvidence(BAD),
      ...guardEvidence,
      ...gossipEvidence,
      revenge_called: isSuch(({ id }) => id === 'hunter'),
    },
    rates,
    everyone: [
      villageVote(chosen.ballots),
      villageChat(PHASES, ['day', 'voting']),
      deadChat(PHASES, mayReturn(['revenant'])),
      ...(chosen.items ? [shine] : []),
    ],
    phases,
    on: {
      ...deathNotice(chosen.reveal),
      ...avenged,
      ...(chosen.events && { closed: drawHappening }),
      opened: (table, event) => [
        ...nightfall(event),
        ...(chosen.chaos ? glitch(table, event) : []),
        ...(chosen.events ? tellHappening(table, event) : []),
        ...(chosen.items ? findItem(table, event) : []),
      ],
    },
    outcome,
    ...(chosen.chaos && { identities }),
    staged: villageStaged,
    words: chosen.chaos ? desiWords : words,
    briefing: briefing(chosen),
    talk: talkOf(roles),
  });

export const moonrise = listRuleset('moonrise', options, build, RULES_VERSION);
