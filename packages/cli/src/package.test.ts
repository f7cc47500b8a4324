// The package as it is published: packed, installed alone in an empty folder, and used there.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neededDependencies } from '../../../scripts/bundle-cli.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-package-'));
const [packed, empty] = [join(folder, 'packed'), join(folder, 'empty')];
const installed = join(empty, 'node_modules/@moonrise/cli');
const program = join(installed, 'bin/moonrise.mjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (cwd: string, ...args: readonly string[]) => run('npm', args, { cwd });
const moonrise = (...args: readonly string[]) => run(process.execPath, [program, ...args], { cwd: empty });
const isOffline = (error: unknown) => /ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(String(error));

beforeAll(async () => {
  for (const path of [packed, empty]) mkdirSync(path);
  await npm(join(root, 'packages/cli'), 'pack', '--silent', '--pack-destination', packed);
  const [file = ''] = readdirSync(packed);
  const extract = async () => {
    console.warn('No registry can be reached: the dependencies come from our own node_modules.');
    mkdirSync(installed, { recursive: true });
    await run('tar', ['xzf', join(packed, file), '--strip-components=1', '-C', installed]);
  };
  await npm(empty, 'install', '--prefer-offline', '--no-audit', '--no-fund', join(packed, file)).catch((error) => {
    if (!isOffline(error)) throw error;
    return extract();
  });
}, 300_000);

test('it is one file, with the program and no sources, and nothing in it is private', () => {
  expect(readdirSync(packed)).toHaveLength(1);
  const files = readdirSync(installed).filter((name) => name !== 'node_modules');
  expect(files.sort()).toEqual(['LICENSE', 'README.md', 'bin', 'bundled', 'docs', 'package.json']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest.private).toBeUndefined();
  expect(manifest.dependencies).toEqual(neededDependencies());
  const all = readdirSync(join(installed, 'bundled'), { recursive: true, encoding: 'utf8' });
  expect(all.filter((path) => /\.(ts|map|tsbuildinfo)$|\.test\./.test(path))).toEqual([]);
});

test('its commands work', async () => {
  const { stdout } = await moonrise('play', '--rules', 'moonrise', '--players', '6', '--seed', 'otter');
  expect(stdout).toContain('\nWinner: ');
  const { stdout: counts } = await moonrise(
    'simulate',
    '--rules',
    'classic',
    '--players',
    '5',
    '--games',
    '20',
    '--json',
  );
  expect(JSON.parse(counts).games).toBe(20);
  const { stdout: version } = await moonrise('--version');
  expect(version.trim()).toBe(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version);
});

test('every page that a help text names is in it', async () => {
  const { stdout: overview } = await moonrise('--help');
  const names = [...overview.matchAll(/^ {2}(\w[\w-]*(?: \w[\w-]*)?) {2}/gm)].map(([, name = '']) => name);
  expect(names).toContain('env');
  const named = new Set<string>();
  for (const name of names) {
    const { stdout } = await moonrise('help', ...name.split(' '));
    for (const [path] of stdout.matchAll(/\b(?:docs|python)\/[\w.-]*/g)) named.add(path);
  }
  expect([...named]).toContain('docs/env.md');
  expect([...named].filter((path) => !existsSync(join(installed, path)))).toEqual([]);
}, 120_000);

test('it serves the page, and a game begins there', async () => {
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: empty,
  });
  try {
    let said = '';
    for await (const part of server.stdout) {
      said += part;
      if (said.includes('Press Ctrl+C')) break;
    }
    const [url = ''] = /http:\/\/\S+/.exec(said) ?? [];
    expect(await (await fetch(url)).text()).toContain('<title>Moonrise');
    const socket = io(url, { transports: ['websocket'] });
    const started = once(socket as unknown as NodeJS.EventEmitter, 'game_started');
    await socket.emitWithAck('create_room', { name: 'Robin', rules: 'classic', options: { countdown: 0 } });
    const { ok } = await socket.emitWithAck('start_game', { ai_count: 5 });
    expect(ok).toBe(true);
    const [{ players }] = await started;
    expect(players).toHaveLength(6);
    socket.close();
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});
