// The installed command: built code, in its own process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock, decide, seedOf, start } from '@moonrise/engine';
import { RULES_VERSION, rulesets } from '@moonrise/rulesets';
import { afterAll, expect, test } from 'vitest';
import { fileOf, finished } from '../testing/finished.ts';

const bin = join(import.meta.dirname, '../../bin/moonrise.mjs');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'verify', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

test.each(rulesets.map(({ id }) => id))('a game of %s is sound, and the checks are listed', (id) => {
  const game = finished(id);
  const { status, stdout, stderr } = verify(written(`${id}.json`, fileOf(game)));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`${id}.json: the game "g" is sound (${id}, 5 players).`);
  expect(stdout).toContain(`chain  ${game.rows.length} rows, none changed; the last hash is `);
  expect(stdout).toContain('seed   matches the commitment made before');
  expect(stdout).toContain('deal   the seed deals these cards');
  expect(stdout).toContain(`rules  allow all ${game.rows.length} rows`);
});

test('assigned cards are reported as such', () => {
  const game = finished('classic');
  const names = game.players;
  const cards = ['werewolf', 'seer', 'doctor', 'villager', 'villager'];
  const seed = seedOf('allotted');
  const begun = start(game.rules, { names, seed, cards });
  if (!begun.ok) throw new Error(begun.message);
  const rows = [
    {
      command: { type: 'start', rules: 'classic', version: RULES_VERSION, options: {}, names, cards },
      events: begun.events,
    },
  ];
  for (let now = begun.game; !now.state.outcome; ) {
    const command = { type: 'expire', clock: clock(now)?.key ?? '' } as const;
    const decided = decide(now, command, seed);
    if (!decided.ok) throw new Error(decided.message);
    rows.push({ command: command as never, events: decided.events });
    now = decided.game;
  }
  const { status, stdout } = verify(
    written('allotted.json', fileOf({ ...game, rows: JSON.parse(JSON.stringify(rows)) })),
  );
  expect(status).toBe(0);
  expect(stdout).toContain('deal   the cards were assigned, not shuffled: the seed proves nothing about them');
});

const text = fileOf(finished('classic'));
const lines = text.split('\n');
test.each<[what: string, changed: string, fault: string]>([
  ['a name', text.replace('"Ann"', '"Amy"'), 'Row 1 was changed after it was written'],
  ['a time', text.replace('"at":3', '"at":4'), 'Row 4 was changed after it was written'],
  ['a row left out', lines.toSpliced(3, 1).join('\n'), 'Row 3 was changed after it was written'],
  ['no end', `${lines.slice(0, 5).join('\n').slice(0, -1)}]}`, 'The game has not ended'],
  ['half a file', text.slice(0, 3000), `Row ${text.slice(0, 3000).split('\n').length - 1} is not JSON.`],
  ['something else', '{"hello":1}', 'It is not a game file of the format moonrise-game-1.'],
])('%s: exit code 1, and the first fault in one line', (what, changed, fault) => {
  const { status, stdout, stderr } = verify(written('changed.json', changed));
  expect([status, stdout], what).toEqual([1, '']);
  expect(stderr).toContain(`moonrise verify: changed.json: ${fault}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('a missing file and a folder are refused', () => {
  expect(verify('none.json')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no such file.') });
  expect(verify('.')).toMatchObject({ status: 1, stderr: expect.stringContaining('It is a folder') });
});

test.each([
  [[], 'FILE is missing'],
  [['a.json', 'b.json'], '"b.json" is not an option'],
  [['a.json', '--quick'], 'There is no option --quick'],
])('%j is wrong usage', (args, reason) => {
  const { status, stdout, stderr } = verify(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`moonrise verify: ${reason}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('control characters in a file are removed', () => {
  const { stderr } = verify(written('loud.json', text.replaceAll('"classic"', '"\\u001b[2Jchess"')));
  expect(stderr).not.toContain('\x1b');
});
