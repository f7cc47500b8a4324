import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../command.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { importLogs } from './import-logs.ts';
import '../contest/run-import.ts'; // loaded before the first test: the load can take seconds on a busy machine

const GOLDEN = join(import.meta.dirname, '../../../aiwolf/src/figures/testing/golden');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = join(folder, 'contest.yml');
writeFileSync(config, `game_logger: { output_dir: ${folder}/game }`);

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const code = await main([importLogs], ['aiwolf', 'import', ...args], terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('') };
}

test('logs are added to the results; a second import adds nothing', async () => {
  expect(await run(join(GOLDEN, 'five'), '--config', config)).toEqual({
    code: 0,
    out: 'Games added: 6. Known already: 0.\n',
    err: '',
  });
  const again = await run(join(GOLDEN, 'five'), join(GOLDEN, 'thirteen'), '--config', config);
  expect([again.code, again.out]).toEqual([0, 'Games added: 0. Known already: 6.\n']);
  expect(again.err).toMatch(
    /^moonrise aiwolf import: .*game-1\.log, .*: another deck than the configured one; left out\.$/m,
  );
  expect(
    readFileSync(join(folder, 'game', 'results.jsonl'), 'utf8')
      .trimEnd()
      .split('\n'),
  ).toHaveLength(6);
});

test.each([
  [2, 'FOLDER|FILES… is missing: give game logs', []],
  [2, '--config: cannot read the file', [GOLDEN, '--config', join(folder, 'nowhere.yml')]],
  [1, 'There is no such file or folder.', [join(folder, 'nowhere'), '--config', config]],
  [1, 'There is no game to add in these logs.', [join(GOLDEN, 'nine'), '--config', config]],
  [0, '', ['--help']],
])('exit code %i: %s', async (expected, message, args) => {
  const { code, err, out } = await run(...args);
  expect(err).toContain(message);
  expect([code, out.includes('Usage: moonrise aiwolf import')]).toEqual([expected, expected === 0]);
});
