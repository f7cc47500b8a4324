import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { asked, postgresUser } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
export const hasPgBouncer = (): boolean => existsSync(PROGRAM);

/** A PgBouncer for tests that hands out connections for one transaction each. */
export async function startPgBouncer(databasePort: number, connections: number) {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-pgbouncer-'));
  const who = postgresUser(); // it refuses to run as root
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${connections}
`.replace('* = host', '* = user=moonrise host'),
  );
  const child = spawn(PROGRAM, ['-q', config], { ...who, cwd: folder, stdio: 'ignore' });
  const at = (url: string) => url.replace(`:${databasePort}/`, `:${port}/`);
  const first = at(`postgres://moonrise@127.0.0.1:${databasePort}/postgres`);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode} before it was ready.`);
    if (await asked(first, 'SELECT 1').then(Boolean, () => false)) break;
    await pause(50);
  }
  return {
    /** The same database through the pooler. */
    at,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
