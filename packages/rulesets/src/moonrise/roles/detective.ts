import type { Act, Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { lastNight } from '../dawn.ts';
import { GOOD } from '../sides.ts';

const investigate: Act = {
  id: 'investigate',
  during: ['night'],
  aim: 'learn',
  recorded: true,
  pick: 2,
  targets: (game) => game.living(),
  resolve: () => [],
};

export const detective: Role = {
  id: 'detective',
  team: GOOD,
  picture: 'detective',
  briefing:
    'Compares two different living players each night, who may include the Detective. Learns whether they are on the same team, not which.',
  words: {
    name: 'Detective',
    summary: 'Learns each morning whether the two players compared at night are on the same team.',
    acts: { investigate: 'compare' },
    cards: {
      investigate: {
        ask: 'Which two players do you compare tonight?',
        done: 'You compare {0} and {1}.',
        pick: 'Compare',
      },
    },
    told: { compared: 'You compared {0} and {1}: {answer}.' },
    answers: { same: 'Same Team', different: 'Different Teams' },
    talk: {
      is: 'the Detective',
      names: 'Detective,sleuth',
      answers: {
        same: { is: 'on the same team', names: 'same team,same side,together,they match,do match' },
        different: {
          is: 'on different teams',
          names:
            'different teams,different sides,not the same team,opposite teams,dont match,do not match,not on the same side,opposite sides',
        },
      },
      reports: {
        compared: {
          ways: [
            'I compared {0} and {1}: {answer}.',
            '{0} and {1} are {answer}.',
            'I looked into {0} and {1}: {answer}.',
            'My comparison says {0} and {1} are {answer}.',
            'I put {0} next to {1}, and they are {answer}.',
            'What I know of {0} and {1}: {answer}.',
          ],
          self: [
            'I compared myself with {1}: {answer}.',
            '{1} and I are {answer}.',
            'I know where {1} stands, and we are {answer}.',
            'My comparison with {1} says we are {answer}.',
            'I looked into {1} and myself: {answer}.',
            'I can only speak of {1} and me: {answer}.',
          ],
          verbs: 'compared,investigated,matched,checked',
        },
      },
    },
  },
  acts: [investigate],
  evidence: {
    compared: {
      act: 'investigate',
      answers: ['same', 'different'],
      fits: (holds, _, [a = -1, b = -1], answer) => (holds(a)?.team === holds(b)?.team) === (answer === 'same'),
    },
  },
  on: {
    opened: (table, me, { phase }) => {
      if (phase !== 'day') return [];
      const pair = lastNight(table, me, 'investigate');
      const teams = new Set(pair.map((place) => table.team(place)));
      return pair.length === 0 ? [] : [told([me.id], 'compared', pair, teams.size === 1 ? 'same' : 'different')];
    },
  },
};
