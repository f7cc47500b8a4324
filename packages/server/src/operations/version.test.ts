import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { commitHere, version } from './version.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const folder = mkdtempSync(join(tmpdir(), 'moonrise-git-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the build is the commit of the folder, on a branch or not, packed or not', () => {
  const here = () => commitHere(pathToFileURL(`${folder}/`));
  expect(here()).toBe('unknown');
  writeFileSync(join(folder, 'HEAD'), `${COMMIT}\n`);
  expect(here()).toBe(COMMIT.slice(0, 12));
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, 'packed-refs'), `# pack-refs\n${COMMIT} refs/heads/main\n`);
  expect(here()).toBe(COMMIT.slice(0, 12));
  mkdirSync(join(folder, 'refs/heads'), { recursive: true });
  writeFileSync(join(folder, 'refs/heads/main'), `ffff${COMMIT.slice(4)}\n`);
  expect(here()).toBe(`ffff${COMMIT.slice(4, 12)}`);
});

test('/version tells version, build and node, and log lines carry build and node', () =>
  serving(
    async (on) => {
      const answer = await fetch(`${on.url}/version`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.json()).toEqual({ version, build: 'b42', node: 'alone' });
      await fetch(`${on.url}/api/rooms/nowhere`);
      const lines = on.log.map((line) => JSON.parse(line) as { readonly build?: string; readonly node?: string });
      expect(lines.length).toBeGreaterThan(0);
      for (const { build, node } of lines) expect([build, node]).toEqual(['b42', 'alone']);
    },
    { env: { MOONRISE_BUILD: 'b42' } },
  ));
