import type { Act, Role } from '@moonrise/engine';
import { look, told } from '@moonrise/engine/kit';
import { scanTalk, seerTalk } from '../../languages/talk/shared.ts';
import { HUMAN, SPECIES, species, speciesOf, speciesTalk, VILLAGERS } from '../sides.ts';

const divine: Act = {
  id: 'divine',
  aim: 'learn',
  during: ['divine'],
  passable: true,
  final: true,
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.map((target) => told([seat], 'divined', [target], species(table, target))),
    ),
};

export const seer: Role = {
  id: 'SEER',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'seer',
  briefing: 'Divines one other living player each night, also on day 0. Learns Human or Werewolf.',
  words: {
    name: 'Seer',
    summary: 'Learns each night whether one other player is a human or a werewolf.',
    acts: { divine: 'divine' },
    cards: {
      divine: { ask: 'Whom do you divine tonight?', done: 'You divine {0}.', pick: 'Divine', pass: 'Divine no one' },
    },
    told: { divined: 'The divination of {0} shows: {answer}.' },
    talk: { ...seerTalk, answers: speciesTalk, reports: { divined: scanTalk } },
  },
  acts: [divine],
  evidence: { divined: look('divine', SPECIES, speciesOf) },
};
