import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../limits/limits.ts';
import { projectText } from './project-file.ts';

const ANALYZER = '/usr/bin/systemd-analyze';
const UNITS = ['moonrise@.service', 'moonrise-backup.service', 'moonrise-backup.timer'];
const node = projectText('deploy/systemd/moonrise@.service');
const setting = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(node)?.[1] ?? '';

test.skipIf(!existsSync(ANALYZER))('systemd understands every line of the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-units-'));
  try {
    const files = UNITS.map((unit) => join(folder, unit.replace('@', '@3001')));
    for (const [i, unit] of UNITS.entries())
      writeFileSync(
        String(files[i]),
        projectText(`deploy/systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath),
      );
    const { status, stderr } = spawnSync(ANALYZER, ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a node has time to stop by itself, and is started again until the database is there', () => {
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(defaultLimits.shutdown_seconds);
  expect([setting('Restart'), setting('StartLimitIntervalSec')]).toEqual(['on-failure', '0']);
});

test('a node runs with the memory settings of the image', () => {
  const [options = ''] = /NODE_OPTIONS="[^"]+/.exec(projectText('deploy/Dockerfile')) ?? [];
  expect(options).toContain('--max-semi-space-size=');
  expect(setting('Environment').replaceAll('"', '')).toContain(options.replaceAll('"', ''));
});
