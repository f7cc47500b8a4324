import { roomPrograms } from '@moonrise/aiwolf';
import {
  clusterOn,
  collectSeldom,
  createServer,
  DatabaseClock,
  damageLog,
  invitation,
  lostConnections,
  openLog,
  readSettings,
  type Server,
  type ServerWorld,
  type Settings,
  systemClock,
  threadThinking,
} from '@moonrise/server';
import { openPostgres, openSqlite } from '@moonrise/server/store';
import { type Arguments, WrongUsage } from '../arguments.ts';
import { painter } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { greeting } from './greeting.ts';

/** Runs the server until a signal stops it. */
export async function runServer(args: Arguments, terminal: Terminal): Promise<void> {
  const flags = { port: args.text('port'), host: args.text('host'), data: args.text('data') };
  const read = readSettings(process.env, flags);
  if (!read.ok) throw new WrongUsage(read.message);
  const { settings, notices } = read;
  for (const notice of notices) terminal.printError(notice);
  if (args.has('check-config')) return terminal.print(read.shown);
  collectSeldom();
  const server = await started(settings);
  const { port } = server.address;
  const told = stopSignal(); // installed before the greeting: its reader may stop the server at once
  const invited = await invitation({ host: settings.host, port }, settings.publicUrl);
  terminal.print(greeting(invited, painter(terminal.hasColours), adminAddress(server, settings)));
  await told;
  terminal.print('Stopping; all games are saved.');
  await stopped(server, settings.limits.shutdown_seconds);
}

const pageOf = ({ origin, pathname }: URL): string => origin + (pathname === '/' ? '/admin' : pathname);
/** Where the operator opens the admin page. */
function adminAddress({ adminPort }: Server, { admin }: Settings): string | undefined {
  if (adminPort === null || !admin) return undefined;
  return admin.url === null ? `http://127.0.0.1:${adminPort}/admin` : pageOf(admin.url);
}
async function started(settings: Settings): Promise<Server> {
  const log = openLog(settings.logLevel, process.stderr);
  const thinking = threadThinking(settings.botThreads, (err) => log.error({ err }, 'a thread of bots failed'));
  const shared = await opened(settings, log);
  const server = await createServer({ settings, log, programs: roomPrograms, thinking, ...shared });
  try {
    await server.listen();
    return server;
  } catch (error) {
    await server.close();
    throw new Error(reasonOf(error as ListenError, settings));
  }
}
type Shared = Pick<ServerWorld, 'store' | 'clock' | 'cluster'>;
async function opened(
  { databaseUrl, database, redisUrl, dataDir }: Settings,
  log: ServerWorld['log'],
): Promise<Shared> {
  if (databaseUrl === null) return { store: await openSqlite(dataDir, damageLog(log)), clock: systemClock };
  const store = await openPostgres(databaseUrl, { ...database, lost: lostConnections(log), damaged: damageLog(log) });
  const clock = await DatabaseClock.start(() => store.now());
  return { store, clock, cluster: clusterOn(store, redisUrl, log) };
}
/** One of the ports: of the game, the admin page or the metrics. */
type ListenError = NodeJS.ErrnoException & { readonly port?: number };
function reasonOf({ code, message, port: busy }: ListenError, { host, port, admin, metrics }: Settings): string {
  const other = busy === admin?.port ? 'ADMIN_PORT' : 'METRICS_PORT';
  const isOther = busy !== undefined && busy !== port && (busy === admin?.port || busy === metrics?.port);
  const way = isOther ? other : '--port';
  if (code === 'EADDRINUSE')
    return `Port ${busy ?? port} is in use: stop the other program, or choose another with ${way}.`;
  if (code === 'EACCES') return `Port ${busy ?? port} needs more privileges: choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}".`;
  return message;
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
/** Stops at once on a second signal, or when the supervisor's usual grace period is over. */
async function stopped(server: Server, seconds: number): Promise<void> {
  const give = () => process.exit(1);
  const timer = setTimeout(give, seconds * 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, give);
  await server.drain();
  await server.close();
  clearTimeout(timer);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, give);
}
