import { expect, test } from 'vitest';
import { play } from '../testing/transcript.ts';
import { village, villageSpec } from '../testing/village.ts';
import { defineRuleset } from './define-ruleset.ts';
import { Game } from './game.ts';
import type { Act, Phase, Role, RulesetSpec } from './rules.ts';
import { view } from './view.ts';

const [wolf, seer] = villageSpec.roles as [Role, Role, Role];
const { words } = villageSpec;
const act: Act = { id: 'vote', during: ['night'], resolve: () => [] };
const [night] = villageSpec.phases as [Phase, Phase];

test.each<[what: string, change: Partial<RulesetSpec>]>([
  ['two roles have the same id', { roles: [wolf, seer, seer] }],
  ['the team wolves has no name: add words.teams.wolves', { words: { ...words, teams: { village: 'Village' } } }],
  ['the phase night has no name: add words.phases.night', { words: { ...words, phases: { day: 'Day' } } }],
  ['the act lot has no verb: add words.acts.lot', { words: { ...words, acts: { vote: 'vote for', say: 'say' } } }],
  [
    'the act lot has no card: add words.cards.lot',
    { words: { ...words, cards: { vote: words.cards.vote!, say: words.cards.say! } } },
  ],
  [
    'the act vote can be declined: add words.cards.vote.pass',
    { words: { ...words, cards: { ...words.cards, vote: { ask: 'Who?', done: '{0}.', pick: 'Vote' } } } },
  ],
  [
    'the evidence smelt has no sentence: add words.told.smelt',
    { roles: [wolf, { ...seer, evidence: { smelt: { fits: () => true } } }] },
  ],
  [
    'the evidence looked answers the act sniff, which seer does not have',
    {
      words: { ...words, told: { ...words.told, looked: '{0}' } },
      roles: [wolf, { ...seer, evidence: { looked: { act: 'sniff', fits: () => true } } }],
    },
  ],
  ['an unknown phase is scheduled, dusk', { schedule: [{ phase: 'dusk' }] }],
  ['vote is for an unknown phase, dusk', { everyone: [{ ...act, during: ['dusk'] }] }],
  ['vote overrides an unknown act, dance', { everyone: [{ ...act, instant: true, overrides: ['dance'] }] }],
  [
    'two different acts are called vote in night',
    { everyone: [act, { ...act }], phases: [{ id: 'night', light: 'night', seconds: () => 1 }] },
  ],
])('a mistake in a rule set throws: %s', (what, change) => {
  expect(() => defineRuleset({ ...villageSpec, ...change })).toThrow(`village: ${what}`);
});

test('a seat has the acts of its card in the open phase; with an unknown card, those of everyone', () => {
  const { game, log } = play(village, { Ann: 'wolf', Bob: 'seer', Cid: 'villager', Dee: 'villager' }, 'night 1');
  const actsOf = (of: Game, seat: number) => of.acts(of.seat(seat)).map(({ id }) => id);
  expect([0, 1, 2].map((seat) => actsOf(game, seat))).toEqual([['say', 'kill'], ['say', 'scan'], ['say']]);
  expect(actsOf(new Game(village, view(log, 2)), 0)).toEqual(['say']);
});

test('an act that the order of a phase does not name resolves last, or before the act that it names', () => {
  const orderWith = (dance: Partial<Act>) => {
    const roles = [{ ...wolf, acts: [{ ...act, id: 'vote', ...dance }, ...(wolf.acts ?? [])] }, seer];
    const { ballotActs } = defineRuleset({ ...villageSpec, everyone: [], roles, phases: [night] });
    return ballotActs.get('night')?.map(({ id }) => id);
  };
  expect(orderWith({})).toEqual(['kill', 'scan', 'vote']);
  expect(orderWith({ before: 'kill' })).toEqual(['vote', 'kill', 'scan']);
});

test('words of roles and of the rule set are joined', () => {
  expect(village.allWords.acts).toMatchObject({ vote: 'vote for', kill: 'kill', scan: 'look at' });
});

test('the host’s durations and fixed nights apply', () => {
  const rules = defineRuleset({ ...villageSpec, options: { durations: { day: 7 }, fixed_night: true } });
  const [fixed, day] = rules.phases;
  expect([fixed?.done?.(null as never), fixed?.seconds(null as never), day?.seconds(null as never)]).toEqual([
    false,
    30,
    7,
  ]);
  expect(day?.done).toBeUndefined();
});

test.each([
  [{}, 2, 'bad_players', '3 to 8'],
  [{}, 9, 'bad_players', 'not 9'],
  [{ roles: { wolf: 1, ghost: 2 } }, 3, 'bad_deck', 'no role "ghost"'],
  [{ roles: { wolf: 1, seer: -1 } }, 3, 'bad_deck', 'whole number'],
  [{ roles: { wolf: 1, seer: 0.5 } }, 3, 'bad_deck', 'whole number'],
  [{ roles: { wolf: 1, seer: 1 } }, 3, 'bad_deck', 'exactly 3 cards; this deck has 2'],
])('with %j there is no deck for %i', (options, players, code, reason) => {
  const chosen = defineRuleset({ ...villageSpec, options }).cards(players);
  expect(chosen).toMatchObject({ ok: false, code });
  expect(chosen.ok ? '' : chosen.message).toContain(reason);
});

test('a rule set may refuse a deck, or have none for a number of players', () => {
  const picky = defineRuleset({
    ...villageSpec,
    playable: () => 'Too easy.',
    deck: (n) => (n > 3 ? { wolf: n } : undefined),
  });
  expect(picky.cards(4)).toMatchObject({ code: 'bad_deck', message: 'Too easy.' });
  expect(picky.cards(3)).toMatchObject({ code: 'bad_deck', message: expect.stringContaining('choose the roles') });
});
