import { type SpeechAct, say } from '@moonrise/bots';
import { type Event, type Id, seedOf, start } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import { claimsIn } from './claims.ts';

const bots = { village: 'standard', wolves: 'standard' };
/** Games of bots. Every event is a row of its own; grouping does not matter here. */
function* evenings(rules: Id, players: number, games: number) {
  const setup = setUp({ rules, options: {}, players, seed: 'claims', bots });
  if (!setup.ok) throw new Error(setup.message);
  for (let i = 0; i < games; i++) {
    const { game, log } = gameOf(setup, i);
    yield { truth: game, claims: claimsIn({ rules, options: {}, rows: log.map((event) => [event]) }) };
  }
}

test.each([
  ['classic', 7],
  ['launch', 8],
  ['moonrise', 7],
  ['aiwolf', 9],
  ['one-night', 6],
] as const)('%s, %i bots: the village tells the truth, others do not always', (rules, players) => {
  const verdicts = { theirs: new Set<string>(), ours: 0 };
  for (const { truth, claims } of evenings(rules, players, 8))
    for (const { seat, verdict } of claims) {
      const dealt = truth.rules.roleOf.get(truth.state.dealt[seat] ?? null);
      const isTurned = truth.state.dealt[seat] !== truth.state.cards[seat];
      if (dealt?.team === truth.rules.wolves || (isTurned && !truth.rules.actsBy)) verdicts.theirs.add(verdict);
      else {
        verdicts.ours++;
        expect(verdict, JSON.stringify(claims)).toBe('true');
      }
    }
  expect(verdicts.ours).toBeGreaterThan(5);
  expect(verdicts.theirs).toContain('false');
});

test('bot sentences are judged, in any language; free text is not', () => {
  const built = ruleset('classic', {});
  if (!built.ok) throw new Error(built.message);
  const { rules } = built;
  const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
  const cards = ['werewolf', 'seer', 'doctor', 'villager', 'villager'];
  const started = start(rules, { names, seed: seedOf('claims'), cards });
  if (!started.ok) throw new Error(started.message);
  const { seats } = started.game;
  const said = (seat: number, text: string): Event[] => [{ type: 'said', seat, channel: 'global', text, to: 'all' }];
  const says = (seat: number, act: SpeechAct, language = 'en') =>
    said(seat, say([act], { rules, language, seats, me: seat, seed: 'x', recent: [] }));
  const seen = (target: number, answer: string): SpeechAct => ({
    type: 'report',
    key: Object.keys(rules.roleOf.get('seer')?.evidence ?? {})[0] ?? '',
    about: [target],
    answer,
    day: 1,
  });
  const rows = [
    started.events,
    says(1, { type: 'claim', role: 'seer' }),
    says(0, { type: 'claim', role: 'seer' }, 'de'),
    says(0, seen(2, 'werewolf'), 'ja'),
    says(0, seen(3, 'villager')),
    said(4, 'Well, I might be the seer, who knows?'),
    says(4, { type: 'suspect', seat: 0 }),
  ];
  expect(claimsIn({ rules: 'classic', options: {}, rows })).toEqual([
    { row: 1, seat: 1, role: 'seer', about: [], verdict: 'true' },
    { row: 2, seat: 0, role: 'seer', about: [], verdict: 'false' },
    { row: 3, seat: 0, role: null, about: [2], verdict: 'false' },
    { row: 4, seat: 0, role: null, about: [3], verdict: 'made_up' },
  ]);
});
