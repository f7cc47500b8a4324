import type { Game } from '@moonrise/engine';
import { chooser, disclose, introduced, relation, reveals } from '@moonrise/engine/testing';
import { isSavedBy, moreThanHalfCast, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { guestLaws } from '../referee/guests.ts';
import { quietBefore, verdictLaw } from '../referee/verdict.ts';
import { announcement, guestTable, secretChoice, villageTable } from './common.ts';
import type { Profile } from './profile.ts';

const PACK = ['werewolf', 'alphaWolf', 'loneWolf'];
const isWolf = (truth: Game, seat: number) => PACK.includes(truth.state.cards[seat] ?? '');

/** Where a Lycan is about nobody is shown what looks like a Werewolf: it may be none. */
const looker = relation('who looked, if the card is no pretence', (event, viewer, scene) => {
  const role = event.type === 'revealed' ? event.role : '';
  const isDoubtful = (scene.truth.state.deck.lycan ?? 0) > 0 && ['werewolf', 'lycan'].includes(role);
  return !isDoubtful && chooser('scan').holds(event, viewer, scene);
});

export const classic: Profile = {
  id: 'classic',
  bound: (rules, players) => 12 * rules.phases.length + 3 * players,
  disclosures: {
    ...villageTable('mafia'),
    ...guestTable('mafia'),
    ...secretChoice('save'),
    ...secretChoice('scan'),
    revealed: disclose([introduced(PACK), reveals('full'), looker], 'place', 'role'),
    'told:tie': announcement,
    'told:survived': announcement,
    'told:scanned': disclose(chooser('scan'), 'key', 'about', 'answer'),
  },
  laws: [
    ...guestLaws,
    voteLaw(soleLeader),
    raidLaw({
      phase: 'night',
      act: 'kill',
      cause: 'kill',
      ruling: moreThanHalfCast,
      isSaved: isSavedBy('save', 'heal', 'guard'),
    }),
    sightLaw('scanned', (truth, seat) => (truth.has(seat, 'lycan') ? 'werewolf' : truth.state.cards[seat])),
    verdictLaw({
      wolves: 'mafia',
      village: 'town',
      isWolf,
      loner: 'loneWolf',
      judgedAfter: ['voting', 'night'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
