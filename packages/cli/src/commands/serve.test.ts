import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { bin, started } from '../testing/started.ts';
import { serve as command } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Running = ReturnType<typeof started>;
const serve = (...args: readonly string[]): Running =>
  started(folder, bin, ['serve', '--data', join(folder, 'data'), ...args]);
const ready = (running: Running): Promise<string> => running.saying(/ready: (\S+)/);

test('it prints its address, serves, and stops cleanly on a signal', async () => {
  const running = serve('--port', '0');
  const address = await ready(running);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
  const second = serve('--port', '0');
  expect(await second.ended).toBe(1);
  expect(second.complained()).toMatch(/^moonrise serve: The data folder .* is in use by process \d+\.\n$/);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(running.said()).toContain('all games are saved');
  expect(running.complained()).toBe('');
});

test('open to the local network, it prints its addresses and a QR code', async () => {
  const running = serve('--port', '0', '--host', '0.0.0.0');
  expect(await ready(running)).toMatch(/^http:\/\/localhost:\d+$/);
  const isConnected = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ family, internal }) => family === 'IPv4' && !internal),
  );
  if (isConnected) {
    expect(running.said()).toMatch(/in your network: http:\/\/\d+\.\d+\.\d+\.\d+:\d+/);
    expect(running.said()).toContain('█▀▀▀▀▀█');
  }
  running.child.kill('SIGINT');
  expect(await running.ended).toBe(0);
});

test('a port in use is a one-line error', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  const running = serve('--port', String(port));
  expect(await running.ended).toBe(1);
  expect(running.complained()).toBe(
    `moonrise serve: Port ${port} is in use: stop the other program, or choose another with --port.\n`,
  );
  taken.close();
});

test('METRICS_PORT in use is named as such', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  const running = started(folder, bin, ['serve', '--port', '0', '--data', 'metrics'], { METRICS_PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.complained()).toBe(
    `moonrise serve: Port ${port} is in use: stop the other program, or choose another with METRICS_PORT.\n`,
  );
  taken.close();
});

test('a bad setting is a one-line error and wrong usage', async () => {
  const running = serve('--port', 'many');
  expect(await running.ended).toBe(2);
  expect(running.complained()).toBe('moonrise serve: --port is a whole number from 0 to 65535, not "many".\n');
});

test('--check-config prints what takes effect without secrets, and starts nothing', async () => {
  const env = { DATABASE_URL: 'postgres://wolf:canary@db.invalid/wolf', MOONRISE_LIMIT_ROOMS: '9' };
  const { code, out, err } = await runHere(
    command,
    ['--check-config', '--port', '8080', '--data', join(folder, 'unmade')],
    env,
  );
  expect([code, err, existsSync(join(folder, 'unmade'))]).toEqual([0, '', false]);
  expect(out).toMatch(/^PORT=8080\n# HOST=127\.0\.0\.1\n/);
  for (const line of ['DATABASE_URL=***', 'MOONRISE_LIMIT_ROOMS=9', '# MOONRISE_DRAIN_SECONDS=3'])
    expect(out.split('\n')).toContain(line);
  expect(out).not.toContain('canary');
});

test('--check-config ends with 2 and one line if a setting is wrong', async () => {
  expect(await runHere(command, ['--check-config'], { DATABSE_URL: 'postgres://db/wolf' })).toEqual({
    code: 2,
    out: '',
    err: 'moonrise serve: There is no setting DATABSE_URL. Did you mean DATABASE_URL? Rename it, or unset it.\n',
  });
});
