import { defineRuleset } from '../core/define-ruleset.ts';
import type { Act, Role, Ruleset, RulesetSpec } from '../core/rules.ts';
import { chatWords, villageChat } from '../kit/chat.ts';
import { died, revealed, told } from '../kit/events.ts';
import { packCards, packCauses, packMajority, packVote } from '../kit/pack.ts';
import { parity } from '../kit/verdict.ts';
import { plurality, vote, voteCards, voteCauses, voteWhys, voteWords } from '../kit/vote.ts';

const WOLVES = 'wolves';
const sides = { wolves: WOLVES, village: 'village' } as const;

const kill = packVote(WOLVES, (_, ballots) => {
  const target = packMajority(ballots);
  return target === undefined ? [] : [died(target, 'kill')];
});
const scan: Act = {
  id: 'scan',
  during: ['night'],
  limit: 2,
  passable: true,
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.map((target) => revealed(target, table.state.cards[target] ?? '', [seat])),
    ),
};
const wolf: Role = {
  id: 'wolf',
  team: WOLVES,
  picture: 'wolf',
  words: { name: 'Wolf', summary: 'Hunts.', acts: { kill: 'kill' }, cards: packCards, causes: packCauses },
  knows: (other) => other.team === WOLVES,
  acts: [kill],
};
const seer: Role = {
  id: 'seer',
  team: 'village',
  picture: 'seer',
  words: {
    name: 'Seer',
    summary: 'Sees.',
    acts: { scan: 'look at' },
    cards: { scan: { ask: 'Whom do you look at?', done: 'You look at {0}.', pick: 'Look', pass: 'No one' } },
  },
  acts: [scan],
};
const villager: Role = {
  id: 'villager',
  team: 'village',
  picture: 'villager',
  words: { name: 'Villager', summary: 'Votes.' },
};

const lot: Act = {
  id: 'lot',
  during: ['day'],
  instant: true,
  optional: true,
  resolve: (table) => [told('all', 'drawn', [table.dice('lot').pick(table.living())])],
};

/** A small rule set for tests of the engine itself: a night, a day, three roles. */
export const villageSpec: RulesetSpec = {
  id: 'village',
  options: {},
  players: [3, 8],
  firstDay: 1,
  deck: (players) => ({ wolf: players > 5 ? 2 : 1, seer: 1, villager: players - (players > 5 ? 3 : 2) }),
  roles: [wolf, seer, villager],
  wolves: WOLVES,
  everyone: [
    vote({
      during: ['day'],
      targets: (game, me) => game.others(me),
      ballots: 'open',
      passable: true,
      outcome: (_, ballots) => plurality(ballots),
    }),
    lot,
    villageChat(['night', 'day'], ['day']),
  ],
  phases: [
    { id: 'night', light: 'night', seconds: () => 30, secret: true, order: ['kill', 'scan'] },
    { id: 'day', light: 'day', seconds: () => 60, hostMayEnd: true },
  ],
  outcome: (game) => (game.frame.closed ? parity(game, sides) : null),
  words: {
    name: 'Village',
    summary: 'For tests.',
    phases: { night: 'Night', day: 'Day' },
    teams: { wolves: 'Wolves', village: 'Village' },
    acts: { vote: 'vote for', say: 'say something', lot: 'draw a lot' },
    cards: {
      ...voteCards,
      ...chatWords.cards,
      lot: { ask: 'Draw a lot?', done: 'You draw a lot.', pick: 'Draw' },
    },
    causes: voteCauses,
    whys: { ...voteWhys, ...chatWords.whys },
    channels: chatWords.channels,
    told: { ...voteWords, drawn: 'The lot falls on {0}.' },
    ends: { wolves_gone: 'No wolf is left.', parity: 'The wolves are as many as the others.' },
  },
};

export const village: Ruleset = defineRuleset(villageSpec);
