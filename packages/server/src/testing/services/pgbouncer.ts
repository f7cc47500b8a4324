import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { projectText } from '../deploy/project-file.ts';
import { freePort } from './free-port.ts';
import { asked, atPort, type Postgres, postgresUser } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
export const hasPgBouncer = (): boolean => existsSync(PROGRAM);

export interface Pooler {
  /** The same database through the pooler. */
  at(url: string): string;
  /** Connections of nodes to the pooler, and of the pooler to this database. */
  connections(url: string): Promise<{ readonly ofNodes: number; readonly toDatabase: number }>;
  stop(): Promise<void>;
}

/** PgBouncer with the shipped configuration. Only addresses, and perhaps the number of connections, are others. */
export async function startPgBouncer(postgres: Postgres, pool?: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-pgbouncer-'));
  const who = postgresUser(); // it refuses to run as root
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const [users, config] = [join(folder, 'userlist.txt'), join(folder, 'pgbouncer.ini')];
  const shipped = projectText('deploy/postgres/pgbouncer.ini');
  const user = /psql -At -c "(.*)"$/m.exec(shipped)?.[1]?.replaceAll('\\"', '"');
  writeFileSync(users, String(await asked(postgres.url, String(user))));
  writeFileSync(config, withChanges(shipped, { postgres, port, users, pool }));
  const child = spawn(PROGRAM, ['-q', config], { ...who, cwd: folder, stdio: 'ignore' });
  const at = (url: string) => atPort(url, port);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode} before it was ready.`);
    if (await asked(at(postgres.url), 'SELECT 1').then(Boolean, () => false)) break;
    await pause(50);
  }
  return {
    at,
    connections: (url) => connectionsOf(at(postgres.url), new URL(url).pathname.slice(1)),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Changes {
  readonly postgres: Postgres;
  readonly port: number;
  readonly users: string;
  readonly pool: number | undefined;
}
function withChanges(shipped: string, { postgres, port, users, pool }: Changes): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^moonrise = host=127.0.0.1 port=5432$/m, `* = host=127.0.0.1 port=${postgres.port}`],
    [/^listen_port = 6432$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/(?<=^auth_file = ).*$/m, users],
    ...(pool === undefined ? [] : [[/(?<=^default_pool_size = )\d+$/m, String(pool)] as const]),
  ];
  for (const [line] of changes) if (!line.test(shipped)) throw new Error(`the configuration has no line ${line}`);
  return changes.reduce((text, [line, change]) => text.replace(line, change), shipped);
}

async function connectionsOf(url: string, database: string) {
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: 'pgbouncer' }).href });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>('SHOW POOLS');
    const pool = rows.find((one) => one.database === database) ?? {};
    const sum = (...names: readonly string[]) => names.reduce((all, name) => all + Number(pool[name] ?? 0), 0);
    return {
      ofNodes: sum('cl_active', 'cl_waiting'),
      toDatabase: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
    };
  } finally {
    await client.end();
  }
}
