import { chooser, disclose, introduced, relation, reveals } from '@moonrise/engine/testing';
import { isSavedBy, moreThanHalfCast, raidLaw, sightLaw, soleLeader, voteLaw } from '../referee/ballots.ts';
import { guestLaws } from '../referee/guests.ts';
import { quietBefore, verdictLaw } from '../referee/verdict.ts';
import { announcement, guestTable, isOf, privateResult, secretChoice, villageTable } from './common.ts';
import type { SecrecyProfile } from './secrecy-profile.ts';

/** With a Lycan in the deck no card that looks like a Werewolf is shown: it may be the Lycan. */
const looker = relation('who looked, if the card is no pretence', (event, viewer, scene) => {
  const role = event.type === 'revealed' ? event.role : '';
  const isDoubtful = (scene.truth.state.deck.lycan ?? 0) > 0 && ['werewolf', 'lycan'].includes(role);
  return !isDoubtful && chooser('scan').holds(event, viewer, scene);
});

export const classic: SecrecyProfile = {
  id: 'classic',
  bound: (rules, players) => 12 * rules.phases.length + 3 * players,
  disclosures: {
    ...villageTable('mafia'),
    ...guestTable('mafia'),
    ...secretChoice('save'),
    ...privateResult('scan', 'scanned'),
    revealed: disclose([introduced(isOf('mafia')), reveals('full'), looker], 'place', 'role'),
    'told:tie': announcement,
    'told:survived': announcement,
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
    sightLaw('scanned', (truth, seat) =>
      truth.has(seat, 'lycan') ? 'werewolf' : (truth.role(seat)?.shows ?? truth.role(seat)?.id),
    ),
    verdictLaw({
      wolves: 'mafia',
      village: 'town',
      loner: 'loneWolf',
      judgedAfter: ['voting', 'night'],
      isStopped: (truth, day) => day > truth.day && quietBefore(truth, day, 1) >= 10,
    }),
  ],
};
