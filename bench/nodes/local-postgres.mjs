// A temporary PostgreSQL server on a free port, with default settings.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}
/** PostgreSQL refuses to run as root; root starts it as the user `postgres`. */
function user() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}
/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Undefined if PostgreSQL is not installed. */
export async function startPostgres() {
  const folder = programs();
  if (folder === undefined) return undefined;
  const home = mkdtempSync(join(tmpdir(), 'moonrise-bench-postgres-'));
  const who = user();
  if (who.uid !== undefined) chownSync(home, who.uid, who.gid);
  const data = join(home, 'data');
  const own = { ...who, cwd: home, stdio: /** @type {const} */ ('ignore') };
  execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'moonrise', '-A', 'trust', '-E', 'UTF8'], own);
  const port = await freePort();
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((f) => ['-c', f]);
  const child = spawn(join(folder, 'postgres'), ['-D', data, ...flags], own);
  const url = `postgres://moonrise@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL exited with code ${child.exitCode} before it was ready.`);
    await pause(100);
  }
  return {
    url,
    pid: Number(child.pid),
    stop: async () => {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
