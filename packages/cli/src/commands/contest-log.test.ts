import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../command.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(text: string, ...args: readonly string[]) {
  const path = join(folder, 'contest.log');
  writeFileSync(path, text);
  return runOn(path, ...args);
}
async function runOn(path: string, ...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const code = await main([replay], ['replay', path, ...args], terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('').replaceAll(folder, '') };
}

const LOG = `0,status,1,WEREWOLF,ALIVE,otters1,Ann
0,status,2,SEER,ALIVE,otters2,Bob
0,status,3,VILLAGER,ALIVE,otters3,Cid
0,talk,0,0,3,Hello, \x1b[2J you two
0,divine,2,1,WEREWOLF
1,vote,2,1
1,vote,3,1
1,execute,1,WEREWOLF
2,result,2,0,VILLAGER`;

test('a contest log is printed like a game played here', async () => {
  const { code, out, err } = await run(LOG);
  expect([code, err]).toEqual([0, '']);
  const [heading, ...lines] = out.split('\n').filter((line) => line !== '');
  expect(heading).toBe('AIWolf, 3 players, log contest.log, with everything visible');
  expect(lines.map((line) => line.replace(/ ─+/, '').trim())).toEqual([
    'Ann  Werewolf',
    'Bob  Seer',
    'Cid  Villager',
    'Talk 0',
    'Cid: "Hello,  [2J you two"',
    'Divination 0  [Bob]',
    'Bob: divine Ann  [secret]',
    'The divination of Ann shows: Werewolf.  [Bob]',
    'Exile 1',
    'Votes: Ann 2 (Bob, Cid)',
    'The village has spoken! Ann has been eliminated.',
    '† Ann, Werewolf',
    'Winner: Villagers. No werewolf is left.',
    'Ann  Werewolf  died on day 1',
    'Bob  Seer      lives          won',
    'Cid  Villager  lives          won',
  ]);
});

test('as one player saw it', async () => {
  const { out } = await run(LOG, '--as', 'Cid');
  expect(out).toContain('as Cid saw it');
  expect(out).not.toContain('Divination');
  expect((await run(LOG, '--as', '1')).out).toContain('The divination of Ann shows: Werewolf.');
  expect((await run(LOG, '--as', 'Zoe')).code).toBe(2);
});

test('a log without a result or with unknown lines gets a warning', async () => {
  const cut = LOG.split('\n').slice(0, -1);
  const { code, out } = await run([...cut, 'hm', '1,vote,8,9'].join('\n'));
  expect(code).toBe(0);
  expect((await run(`${LOG}\nhm`)).out).toContain('\nLine 10 was skipped: it is not understood.\n');
  expect(out).toContain('The log has no result: the game was aborted, or the file is incomplete.');
  expect(out).toContain('2 lines, from line 9 on, were skipped: they are not understood.');
});

test.each([
  ['', ': The file is empty.'],
  [
    '\nhello',
    ': This is not a game log: line 2 is "hello", and no line lists a player, such as 0,status,1,VILLAGER,ALIVE,otters1,Ann.',
  ],
])('%j is refused', async (text, reason) => {
  expect(await run(text)).toEqual({ code: 1, out: '', err: `moonrise replay: /contest.log${reason}\n` });
});

test('a missing file and a file that is too large are refused', async () => {
  expect((await runOn(join(folder, 'none.log'))).err).toContain('none.log: There is no such file.');
  const path = join(folder, 'large.log');
  writeFileSync(path, LOG);
  truncateSync(path, 5 * 1024 * 1024);
  expect((await runOn(path)).err).toContain('large.log: The file is larger than 4 MiB, the limit for game logs.');
});
