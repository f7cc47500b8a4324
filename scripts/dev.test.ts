import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

test('npm run dev serves client and server at one address, and stops both', async () => {
  const data = mkdtempSync(join(tmpdir(), 'moonrise-dev-'));
  const dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs'), '--port', '0'], {
    env: { ...process.env, DATA_DIR: data, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  let printed = '';
  dev.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  try {
    await expect.poll(() => printed).toMatch(/http:\/\/localhost:\d+/);
    const address = /http:\/\/localhost:\d+/.exec(printed)![0];
    expect(await (await fetch(address)).text()).toContain('src/main.tsx'); // the client's source, not its bundle
    expect((await fetch(`${address}/api/rulesets`)).status).toBe(200);
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  } finally {
    dev.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  }
});
