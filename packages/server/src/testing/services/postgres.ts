import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for tests, on a free port and in a temporary folder. */
export interface Postgres {
  readonly port: number;
  readonly url: string; // of the database that every server has
  /** Kills it, as a power failure would. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  recover(): Promise<void>;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}
/** A copy that follows another server. */
export interface Standby extends Postgres {
  /** Makes it a server of its own, which takes changes. */
  promote(): void;
}

const DEBIAN = '/usr/lib/postgresql';
/** The folder of the server's programs, or undefined. `scripts/debian-packages.mjs` installs them if it can. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root starts it as the user that its package created. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
/** A temporary folder that PostgreSQL's user owns, and how to run a program there. */
function workplace(): { readonly folder: string; readonly own: { cwd: string; stdio: 'ignore' } } {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-postgres-'));
  const who = postgresUser();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  return { folder, own: { ...who, cwd: folder, stdio: 'ignore' } };
}

interface PostgresWish {
  readonly password?: string; // checked with SCRAM; by default no one is asked for one
  readonly connections?: number; // at most
}
export async function startPostgres(programs: string, wish: PostgresWish = {}): Promise<Postgres> {
  const { folder, own } = workplace();
  const secret = join(folder, 'password');
  if (wish.password !== undefined) writeFileSync(secret, wish.password);
  const access = wish.password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', secret];
  const made = ['-U', 'moonrise', '-E', 'UTF8', '--no-sync', ...access];
  execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...made], own);
  return serverIn(programs, folder, own, wish);
}
/** Copies a running server, and follows it. */
export async function startStandby(programs: string, primary: Postgres): Promise<Standby> {
  const { folder, own } = workplace();
  const data = join(folder, 'data');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'moonrise', '--no-sync', '-R', '-X', 'stream'];
  execFileSync(join(programs, 'pg_basebackup'), ['-D', data, '-c', 'fast', ...from], own);
  const server = await serverIn(programs, folder, own);
  const promote = () => void execFileSync(join(programs, 'pg_ctl'), ['promote', '-w', '-D', data], own);
  return { ...server, promote };
}

async function serverIn(
  programs: string,
  folder: string,
  own: ReturnType<typeof workplace>['own'],
  { password, connections = 200 }: PostgresWish = {},
): Promise<Postgres> {
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: connections,
    fsync: 'off', // tests kill processes, not machines
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const who = password === undefined ? 'moonrise' : `moonrise:${password}`;
  const urlOf = (name: string) => `postgres://${who}@127.0.0.1:${port}/${name}`;
  let child: ChildProcess;
  const recover = async () => {
    child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...flags], own);
    await ready(urlOf('postgres'), child);
  };
  const crash = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  };
  await recover();
  let made = 0;
  return {
    port,
    url: urlOf('postgres'),
    crash,
    recover,
    database: async () => {
      const name = `moonrise_${++made}`;
      await asked(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    stop: async () => {
      await crash(); // the data is not needed any more
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same database behind another port. */
export const atPort = (url: string, port: number): string => Object.assign(new URL(url), { port: String(port) }).href;

/** Runs one query. Returns the first value of the first row. */
export async function asked(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(question);
    return rows?.[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}
async function ready(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode} before it was ready.`);
    const isReady = await asked(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
}
