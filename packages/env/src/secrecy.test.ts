import { type Event, type Game, promptsOf } from '@moonrise/engine';
import { checkPair, type Engine, engine } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { profileOf, scenarioOf } from '@moonrise/rulesets/testing';
import { expect, test } from 'vitest';
import { ShownEvents } from './games/shown-events.ts';
import { turnsOf } from './games/turns.ts';

const PAIRS = process.env.MOONRISE_LONG ? 2_000 : 40;

/** The engine, but what a seat is offered is written as the environment shows it: its turns, and all it has seen. */
function asShown(show: (game: Game, log: readonly Event[], seat: number) => unknown): Engine {
  const logs = new WeakMap<Game, readonly Event[]>();
  const kept = (before: readonly Event[], decided: ReturnType<Engine['decide']>) => {
    if (decided.ok) logs.set(decided.game, [...before, ...decided.events]);
    return decided;
  };
  return {
    ...engine,
    start: (rules, setting) => kept([], engine.start(rules, setting)),
    decide: (game, command, seed) => kept(logs.get(game) ?? [], engine.decide(game, command, seed)),
    promptsOf: (game, seat, only) =>
      Object.assign(promptsOf(game, seat, only), { toJSON: () => show(game, logs.get(game) ?? [], seat) }),
  };
}
const shown = asShown((game, log, seat) => ({
  turns: turnsOf(game, [seat]),
  events: new ShownEvents(game.rules, [seat], true).next(log),
}));

test.each(rulesets)('$id: a program sees the same in two games that differ in what its seat may not know', (entry) => {
  const profile = profileOf(entry.id);
  let whole = 0;
  for (let seed = 1; seed <= PAIRS; seed++) {
    const { findings, isWhole } = checkPair(shown, scenarioOf(entry, profile, seed), profile.disclosures);
    expect(findings[0] && `seed ${seed}: ${findings[0].what}`).toBeUndefined();
    whole += Number(isWhole);
  }
  expect(whole).toBeGreaterThan(PAIRS / 2);
});

test('a line that names a hidden card is found', () => {
  const leaky = asShown((game, log) => log.map((event) => (event.type === 'died' ? game.state.cards[event.seat] : '')));
  const classic = rulesets
    .filter(({ id }) => id === 'launch')
    .map((entry) => scenarioOf(entry, profileOf(entry.id), 3));
  const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) =>
    classic.flatMap((scenario) => checkPair(leaky, { ...scenario, seed }, profileOf('launch').disclosures).findings),
  );
  expect(found).not.toEqual([]);
});
