// The Python package against the built program.
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const bin = join(root, 'packages/cli/bin', 'moonrise.mjs');
const worksWith = (python: string, code: string) => spawnSync(python, ['-c', code]).status === 0;
const pythons = ['python3', '/usr/bin/python3'];
const isNew = 'import sys; assert sys.version_info >= (3, 10)';
const python =
  pythons.find((path) => worksWith(path, `${isNew}; import numpy`)) ?? pythons.find((path) => worksWith(path, isNew));

const reason = python === undefined ? ' (skipped: this machine has no Python 3.10 or newer)' : '';
describe.runIf(python)(`the Python package${reason}`, () => {
  test('its own tests pass', async () => {
    const env = {
      ...process.env,
      MOONRISE_ENV_COMMAND: `"${process.execPath}" "${bin}" env`,
      PYTHONDONTWRITEBYTECODE: '1',
    };
    const { stderr } = await run(python as string, ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
      cwd: join(root, 'python'),
      env,
    });
    const skipped = /skipped=\d+/.exec(stderr)?.[0];
    if (skipped !== undefined) console.log(`Python: ${skipped} (numpy or PettingZoo is not installed)`);
    expect(stderr).toMatch(/\nOK/);
  });
});
