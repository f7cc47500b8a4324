import { expect, test } from 'vitest';
import type { ContestResult } from '../games/reporter.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf } from '../testing/played.ts';
import { TeamHealth } from './team-health.ts';

type Conduct = Partial<ContestResult['conduct'][number]>;
/** A game in which team a has these seats. */
const game = (seats: readonly Conduct[], reason = 'parity'): ContestResult => ({
  id: '',
  day: 1,
  outcome: { team: null, winners: [], reason },
  sitters: seats.map((_, seat) => ({ seat, name: `Rin${seat}`, originalName: `a${seat}`, team: 'a', role: '' })),
  conduct: seats.map((conduct) => ({ asked: 10, failed: 0, hasDropped: false, ...conduct })),
});
const dropped = game([{ hasDropped: true }]);

function healthAfter(...games: readonly ContestResult[]) {
  const clock = new HandClock();
  const health = new TeamHealth(configOf('team_health: { enable: true }').team_health, clock);
  const play = (one: ContestResult) => {
    const end = health.begin(one.sitters.map(({ team }) => team));
    health.note(one);
    end();
  };
  for (const one of games) play(one);
  return { health, clock, play };
}
const MINUTE = 60_000;

test('two games are too few to judge a team', () => {
  const { health } = healthAfter(dropped, dropped);
  expect(health.weightOf(['a'])).toBe(1);
  expect(health.isFit(['a'])).toBe(true);
});

test('an entry has the keys of the contest’s own server', () => {
  const { health, clock } = healthAfter(game([{ failed: 5 }]), dropped, game([{}], 'errors'), game([{}]));
  const { failure_rate, weight, ...rest } = health.of('a') ?? {};
  expect(failure_rate).toBeCloseTo((0.125 + 3 * 0.25 + 0.25) / 5);
  expect(weight).toBeCloseTo(1 - 0.225);
  expect(health.weightOf(['a', undefined])).toBeCloseTo(1 - 0.225);
  expect(rest).toEqual({
    team: 'a',
    games: 4,
    requests: 40,
    request_errors: 5,
    fatal_games: 1,
    aborted_games: 1,
    quarantined: false,
    quarantine_count: 0,
    active_games: 0,
    last_seen: Math.floor(clock.now() / 1000),
  });
});

test('a team that plays now is listed with its active games', async () => {
  const { health, clock } = healthAfter();
  const end = health.begin(['b', 'b', 'c']);
  const begunAt = Math.floor(clock.now() / 1000);
  expect(health.all).toMatchObject([
    { team: 'b', games: 0, active_games: 1, failure_rate: 0, weight: 1, last_seen: begunAt },
    { team: 'c', active_games: 1 },
  ]);
  await clock.pass(MINUTE);
  end();
  expect(health.of('b')).toMatchObject({ active_games: 0, last_seen: begunAt + 60 });
});

test('a team counts once per game, also with several seats', () => {
  const { health } = healthAfter(game([{ failed: 1 }, { hasDropped: true }, { hasDropped: true }]));
  expect(health.of('a')).toMatchObject({ games: 1, requests: 30, request_errors: 1, fatal_games: 1 });
});

test('the error term is left out of the mean if nothing was asked', () => {
  const silent = { asked: 0, hasDropped: true };
  const { health } = healthAfter(game([silent]), game([silent]));
  expect(health.of('a')?.failure_rate).toBeCloseTo(3 / 4);
});

test('a team that fails too often is excluded for half an hour', async () => {
  const { health, clock } = healthAfter(dropped, dropped, dropped);
  expect(health.isFit(['a'])).toBe(false);
  expect(health.of('a')).toMatchObject({
    quarantined: true,
    quarantined_until: Math.floor((clock.now() + 30 * MINUTE) / 1000),
    quarantine_count: 1,
  });
  await clock.pass(30 * MINUTE);
  expect(health.isFit(['a'])).toBe(true);
  expect(health.weightOf(['a'])).toBeCloseTo(0.4);
  expect(health.of('a')).not.toHaveProperty('quarantined_until');
});

test('a quarantine is never extended while it runs', async () => {
  const { health, clock, play } = healthAfter(dropped, dropped, dropped);
  const until = health.of('a')?.quarantined_until;
  await clock.pass(10 * MINUTE);
  play(dropped);
  expect(health.of('a')).toMatchObject({ games: 4, quarantined_until: until, quarantine_count: 1 });
  await clock.pass(20 * MINUTE);
  play(dropped);
  expect(health.of('a')?.quarantine_count).toBe(2);
});

test('built-in players have no entry', () => {
  const clock = new HandClock();
  const health = new TeamHealth(configOf('team_health: { enable: true }').team_health, clock);
  health.note(dropped);
  expect(health.all).toEqual([]);
});
