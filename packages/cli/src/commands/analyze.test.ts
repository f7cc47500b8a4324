import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../command.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { analyze } from './analyze.ts';
import '../contest/run-analyze.ts'; // loaded before the first test: the load can take seconds on a busy machine

const GOLDEN = join(import.meta.dirname, '../../../aiwolf/src/figures/testing/golden');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-analyze-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const code = await main([analyze], ['aiwolf', 'analyze', ...args], terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('') };
}
const golden = (file: string) => readFileSync(join(GOLDEN, file), 'utf8');

test('a folder of logs: wins and figures of each team, as a table', async () => {
  const { code, out, err } = await run(join(GOLDEN, 'five'));
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('1 POSSESSED, 1 SEER, 2 VILLAGER, 1 WEREWOLF: 6 games with a winner, 0 without');
  expect(out).toMatch(/team +games +wins +macro +micro +weighted micro +POSSESSED +SEER +VILLAGER +WEREWOLF\n/);
  expect(out).toMatch(/\n +bears +5 +3 +0\.600 +0\.778 +0\.833 +1 of 1 +0 of 0 +1 of 1 +1 of 3\n/);
  for (const group of ['targeting', 'accuracy', 'coordination', 'missed', 'errors'])
    expect(out).toContain(`\n\n${group}\n`);
  expect(out).toMatch(/\n +bears .* 0\.000 \(0 of 9\)/); // no missed vote of nine
});

test('--json and --csv tell the same; files can be named one by one', async () => {
  const files = [1, 2, 3, 4, 5, 6].map((number) => join(GOLDEN, 'five', `game-${number}.log`));
  const { decks } = JSON.parse((await run(...files, '--json')).out);
  const bears = decks[0].teams.find(({ team }: { team: string }) => team === 'bears');
  expect(bears).toMatchObject({ games: 5, wins: 3, macro: 0.6, figures: { voted: { count: 6, of: 5.25 } } });
  const [head = '', ...lines] = (await run(...files, '--csv')).out.trimEnd().split(/\r?\n/);
  const line = lines.find((one) => one.includes('"bears"'))?.split(',') ?? [];
  const cell = (name: string) => line[head.split(',').indexOf(`"${name}"`)];
  expect([cell('macro'), cell('voted_count'), cell('voted_of')]).toEqual(['0.6', '6', '5.25']);
  expect(lines).toHaveLength(decks[0].teams.length);
});

test('games with different decks are counted apart', async () => {
  const { decks } = JSON.parse((await run(join(GOLDEN, 'five'), join(GOLDEN, 'thirteen'), '--json')).out);
  expect(decks.map(({ games }: { games: number }) => games)).toEqual([6, 3]);
});

test('logs that are old, cut off, doubled or damaged are read as far as they go, and named', async () => {
  const rough = join(folder, 'rough');
  mkdirSync(join(rough, 'copies'), { recursive: true });
  const [one, two, three] = [1, 2, 3].map((number) => golden(`five/game-${number}.log`)) as [string, string, string];
  writeFileSync(join(rough, 'a.log'), one);
  writeFileSync(join(rough, 'copies', 'a.log'), one.replaceAll('\n', '\r\n'));
  writeFileSync(join(rough, 'b.log'), two.slice(0, two.length / 2));
  writeFileSync(
    join(rough, 'c.log'),
    three.replaceAll(/(,status,.*),[^,\n]*$/gm, '$1').replaceAll(/(talk.*),\d{10}$/gm, '$1'),
  );
  writeFileSync(join(rough, 'd.log'), 'hello');
  const { code, out, err } = await run(rough, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).decks[0].games).toBe(2);
  for (const [name, why] of [
    ['copies/a.log', 'the same game again; left out'],
    ['b.log', 'no result'],
    ['c.log', 'an old log without game names'],
    ['d.log', 'not a game log'],
  ])
    expect(err).toMatch(new RegExp(`^moonrise aiwolf analyze: .*${name}: .*${why}`, 'm'));
});

test.each([
  [2, 'FOLDER|FILES… is missing: give game logs', []],
  [2, 'Give either --json or --csv.', [GOLDEN, '--json', '--csv']],
  [2, 'There is no option --jsn', [GOLDEN, '--jsn']],
  [1, 'There is no such file or folder.', [join(folder, 'nowhere')]],
  [1, 'There is no finished game in these logs.', [join(folder, 'empty.log')]],
  [1, 'The folder has no game logs', [join(folder, 'void')]],
  [0, '', ['--help']],
])('exit code %i: %s', async (expected, message, args) => {
  writeFileSync(join(folder, 'empty.log'), '');
  mkdirSync(join(folder, 'void'), { recursive: true });
  const { code, err, out } = await run(...args);
  expect(err).toContain(message);
  expect([code, out.includes('Usage: moonrise aiwolf analyze')]).toEqual([expected, expected === 0]);
});

test('a name in a log cannot send commands to the terminal', async () => {
  const path = join(folder, 'hostile.log');
  writeFileSync(path, golden('five/game-1.log').replaceAll(/(ALIVE|DEAD),[a-z]+/g, '$1,\u001b[2Jbears'));
  expect((await run(path)).out).not.toContain('\u001b');
});
