// The installed command: built code, in its own process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/moonrise.mjs', import.meta.url));
const moonrise = (line: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...line.split(' ')], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('simulate --json prints one object with the agreed fields', () => {
  const { status, stdout, stderr } = moonrise('simulate --rules classic --players 7 --games 60 --seed s --json');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  const report = JSON.parse(stdout);
  expect(report).toEqual({
    rules: 'classic',
    players: 7,
    games: 60,
    seed: 's',
    bots: { village: 'random', wolves: 'random' },
    options: {},
    wins: { town: expect.any(Number), mafia: expect.any(Number), none: 0 },
    ends: expect.any(Object),
    rounds: { mean: expect.any(Number), max: expect.any(Number), games: expect.any(Object) },
    deck: { villager: 3, werewolf: 2, seer: 1, doctor: 1 },
    roles: {
      villager: { dealt: 180, won: expect.any(Number), survived: expect.any(Number) },
      werewolf: { dealt: 120, won: expect.any(Number), survived: expect.any(Number) },
      seer: { dealt: 60, won: expect.any(Number), survived: expect.any(Number) },
      doctor: { dealt: 60, won: expect.any(Number), survived: expect.any(Number) },
    },
    workers: expect.any(Number),
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
  });
  expect(report.wins.town + report.wins.mafia).toBe(60);
});

test('one, two and three workers count the same', () => {
  const counts = (workers: number) => {
    const { stdout } = moonrise(`simulate --rules launch --players 8 --games 90 --workers ${workers} --json`);
    const { workers: used, seconds: _, gamesPerSecond: __, ...rest } = JSON.parse(stdout);
    expect(used).toBe(workers);
    return rest;
  };
  const one = counts(1);
  expect(counts(2)).toEqual(one);
  expect(counts(3)).toEqual(one);
});

test('no progress output when piped', () => {
  const { stdout, stderr } = moonrise('simulate --rules launch --players 20 --games 1500 --workers 1 --json');
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split(/[\r\n]/)).toHaveLength(1);
});

test.each([
  ['play --rules chess --players 8', 'moonrise play: There is no rule set "chess"; there are: '],
  ['simulate --rules moonrise --players 99', 'moonrise simulate: Moonrise is for 5 to 12 players, not 99.'],
  ['sing', 'moonrise: There is no command "sing"; there are: '],
])('wrong usage, "%s": exit code 2 and one line', (line, reason) => {
  const { status, stdout, stderr } = moonrise(line);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.startsWith(reason)).toBe(true);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('play prints one game, the same for the same seed, without colours when piped', () => {
  const { status, stdout, stderr } = moonrise('play --rules moonrise --players 8 --seed kestrel');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Moonrise, 8 players, seed "kestrel"\n/);
  expect(stdout).toMatch(/\nWinner: .+\. /);
  expect(stdout).not.toContain('\x1b');
  expect(moonrise('play --rules moonrise --players 8 --seed kestrel').stdout).toBe(stdout);
});

test('game i of a simulation is the game that play shows for seed/i', () => {
  const report = JSON.parse(moonrise('simulate --rules classic --players 5 --games 1 --seed s --json').stdout);
  const { stdout } = moonrise('play --rules classic --players 5 --seed s/0');
  expect(stdout).toContain(report.wins.town === 1 ? '\nWinner: Town.' : '\nWinner: Mafia.');
});
