import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { served, until } from './testing/served.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'testing/agent.py');
const knowsSockets = (python: string) => spawnSync(python, ['-c', 'import websocket']).status === 0;
const python = ['python3', '/usr/bin/python3'].find(knowsSockets) ?? '';

test.runIf(python).each([5, 9, 13])('%i Python agents play a whole game (Debian: python3-websocket)', (n) =>
  served({ config: `game: { agent_count: ${n} }` }, async ({ url, server, troubles }) => {
    const names = Array.from({ length: n }, (_, i) => `snake${i + 1}`);
    const said = await Promise.all(names.map((name) => run(python, [script, url, name])));
    expect(said.map(({ stdout }) => stdout.trim())).toEqual(names.map(() => String(n)));
    await until(() => server.contest.running.size === 0);
    expect(server.contest.finished[0]?.winner).toMatch(/VILLAGER|WEREWOLF/);
    expect(troubles).toEqual([]);
  }),
);
