import { type AdminSettings, adminSettingsOf } from '../admin/admin-settings.ts';
import { type AdminValues, adminVariables } from '../admin/admin-variables.ts';
import { type AiSettings, aiNotice, aiSettingsOf } from '../ai/ai-settings.ts';
import { type AiValues, aiVariables } from '../ai/ai-variables.ts';
import { editDistance } from '../chat/edit-distance.ts';
import { type Trust, trustNone } from '../limits/addresses.ts';
import type { Limit } from '../limits/limit.ts';
import { defaultLimits, type LimitName, type Limits, limitNames, limitTable, variableOf } from '../limits/limits.ts';
import type { LogLevel } from '../operations/log.ts';
import { commitHere } from '../operations/version.ts';
import { readStorage, type StorageSettings, storageVariables } from '../storage/storage-settings.ts';
import { DEFAULT_CONNECTIONS, type PoolOptions } from '../store/postgres/connections.ts';
import { usualThreads } from '../thinking/thread-count.ts';
import type { TracingSettings } from '../tracing/exporter.ts';
import { tracingSettingsOf } from '../tracing/tracing-settings.ts';
import { effective } from './effective.ts';
import { secretFiles, withSecrets } from './secrets.ts';
import { type Value, type Variable, type VariableName, variables } from './variables.ts';

export interface Settings {
  readonly port: number; // 0: any free port
  readonly host: string;
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly admin: AdminSettings | null; // null: there is no admin port
  readonly dataDir: string;
  readonly databaseUrl: string | null; // null: games are kept in the data folder
  readonly database: PoolOptions & { readonly readUrl: string | null; readonly mustSync: boolean };
  readonly redisUrl: string | null; // null: nodes poll the database for changes of others
  readonly drainWait: number; // ms from "not ready" to closing the first connection
  readonly build: string; // of the server, for logs, metrics and /version
  readonly botThreads: number; // in which bots think; 0: in the server's own
  readonly publicUrl: string | null; // an origin, perhaps with a path, and no slash at the end
  readonly embedOrigins: readonly string[]; // of pages that may show the game in a frame
  readonly push: { readonly origins: readonly string[] } | null; // push services that need no public address; null: no notices
  readonly trustProxy: Trust;
  readonly isUnlimited: (address: string) => boolean;
  readonly hasMcp: boolean; // agents may play at /mcp
  readonly arenas: string | null; // the folder with their folders; null: none are shown
  readonly hasLeaderboard: boolean;
  readonly logLevel: LogLevel;
  readonly tracing: TracingSettings | null; // null: nothing is traced
  readonly limits: Limits;
  readonly storage: StorageSettings;
  readonly ai: AiSettings | null; // null: the built-in bots play all AI seats
}
export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings; readonly notices: readonly string[]; readonly shown: string }
  | { readonly ok: false; readonly message: string };

type Values = Readonly<Partial<Record<VariableName, unknown>>>;
type GivenValues = { readonly [N in VariableName]?: Value<N> };
type Environment = Readonly<Record<string, string | undefined>>;
/** Values from the command line. */
export interface Overrides {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

const DRAIN_SECONDS = 3; // two probes of a balancer that asks every second, and their timeouts
// Our own variables that are not settings.
const NOT_SETTINGS = ['MOONRISE_LONG', 'MOONRISE_ENV_COMMAND'];
const FLAGS: Readonly<Record<keyof Overrides, VariableName>> = { port: 'PORT', host: 'HOST', data: 'DATA_DIR' };

/** The settings, or one line that says which one is wrong. An empty variable counts as unset. */
export function readSettings(environment: Environment, overrides: Overrides = {}): ReadSettings {
  const unknown = Object.keys(environment).find((name) => name.startsWith('MOONRISE_') && !isKnown(name));
  if (unknown !== undefined)
    return wrong(`There is no setting ${unknown}. Did you mean ${nearest(unknown)}? docs/limits.md lists them all.`);
  const meant = misspelt(environment);
  if (meant) return wrong(`There is no setting ${meant.name}. Did you mean ${meant.right}? Rename it, or unset it.`);
  const filled = withSecrets(environment);
  if (typeof filled === 'string') return wrong(filled);
  const given = { ...filled };
  const labels = Object.fromEntries(
    secretFiles
      .filter((file) => environment[file])
      .map((file) => [file.slice(0, -'_FILE'.length), `The text in ${file}`]),
  );
  for (const [flag, name] of Object.entries(FLAGS)) {
    const value = overrides[flag as keyof Overrides];
    if (value === undefined) continue;
    given[name] = value;
    labels[name] = `--${flag}`;
  }
  const values = readValues(given, labels);
  if (typeof values === 'string') return wrong(values);
  if (values.REDIS_URL !== undefined && values.DATABASE_URL === undefined)
    return wrong('REDIS_URL joins servers that share a database: set DATABASE_URL too, or unset it.');
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    return wrong('DATABASE_READ_URL is a copy of a database: set DATABASE_URL too, or unset it.');
  const limits = readLimits(given);
  if (typeof limits === 'string') return wrong(limits);
  const wait = drainSeconds(values as GivenValues);
  if (wait > limits.shutdown_seconds / 2 && values.MOONRISE_DRAIN_SECONDS !== undefined)
    return wrong(
      `MOONRISE_DRAIN_SECONDS is at most half of ${variableOf('shutdown_seconds')}, which is ${limits.shutdown_seconds}.`,
    );
  const storage = readStorage(given);
  if ('wrong' in storage) return wrong(`${storage.wrong}, not ${quoted(storage.value)}.`);
  const ai = aiSettingsOf(aiValuesIn(values), given);
  if (typeof ai === 'string') return wrong(ai);
  const admin = adminSettingsOf(adminValuesIn(values));
  if (typeof admin === 'string') return wrong(admin);
  const notices = ai ? [aiNotice(ai)] : [];
  const settings = { ...settingsOf(values, limits, storage, ai), admin };
  return { ok: true, settings, notices, shown: effective({ ...given, ...filesIn(environment) }, settings) };
}

/** The values of all variables that are set, or what is wrong with the first bad one. */
function readValues(given: Environment, labels: Readonly<Record<string, string>>): Values | string {
  const values: { [N in VariableName]?: unknown } = {};
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const text = given[name];
    if (text === undefined || text === '') continue;
    const read = variable.schema.safeParse(text);
    const label = labels[name] ?? name;
    if (!read.success) return `${label} is ${variable.rule}${variable.secret ? '.' : `, not ${quoted(text)}.`}`;
    values[name as VariableName] = read.data;
  }
  return values;
}

function settingsOf(
  values: Values,
  limits: Limits,
  storage: StorageSettings,
  ai: AiSettings | null,
): Omit<Settings, 'admin'> {
  const given = values as GivenValues;
  return {
    port: given.PORT ?? 3000,
    host: given.HOST ?? '127.0.0.1',
    metrics: given.METRICS_PORT ?? null,
    dataDir: given.DATA_DIR ?? './data',
    databaseUrl: given.DATABASE_URL ?? null,
    database: {
      connections: given.MOONRISE_DATABASE_CONNECTIONS ?? DEFAULT_CONNECTIONS,
      isPooled: given.MOONRISE_DATABASE_POOLER ?? false,
      isSharded: given.MOONRISE_DATABASE_SHARDS ?? false,
      mustSync: !given.MOONRISE_DATABASE_UNSAFE,
      readUrl: given.DATABASE_READ_URL ?? null,
    },
    redisUrl: given.REDIS_URL ?? null,
    drainWait: 1000 * drainSeconds(given),
    build: given.MOONRISE_BUILD ?? commitHere(),
    botThreads: given.MOONRISE_BOT_THREADS ?? usualThreads(),
    publicUrl: given.PUBLIC_URL ?? null,
    embedOrigins: given.MOONRISE_EMBED_ORIGINS ?? [],
    push: pushOf(given),
    trustProxy: given.TRUST_PROXY ?? trustNone,
    isUnlimited: given.MOONRISE_UNLIMITED_ADDRESSES ?? (() => false),
    hasMcp: given.MOONRISE_MCP ?? false,
    arenas: given.MOONRISE_ARENAS ?? null,
    hasLeaderboard: given.MOONRISE_LEADERBOARD ?? false,
    logLevel: given.MOONRISE_LOG_LEVEL ?? 'warn',
    tracing: tracingSettingsOf(given),
    limits,
    storage,
    ai,
  };
}
const pushOf = ({ MOONRISE_PUSH: on = true, MOONRISE_PUSH_ORIGINS: origins = [] }: GivenValues): Settings['push'] =>
  on ? { origins } : null;
/** A single server has no balancer that has to notice. */
const drainSeconds = ({ MOONRISE_DRAIN_SECONDS, DATABASE_URL }: GivenValues): number =>
  MOONRISE_DRAIN_SECONDS ?? (DATABASE_URL === undefined ? 0 : DRAIN_SECONDS);
const aiValuesIn = (values: Values): AiValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in aiVariables));

const adminValuesIn = (values: Values): AdminValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in adminVariables));

function readLimits(given: Environment): Limits | string {
  const limits: Record<LimitName, number> = { ...defaultLimits };
  for (const name of limitNames) {
    const text = given[variableOf(name)];
    if (text === undefined || text === '') continue;
    const number = Number(text);
    const isWhole = (limitTable[name] as Limit).whole !== false;
    const isRight = /^\d{1,9}(\.\d{1,4})?$/.test(text) && number > 0 && (!isWhole || Number.isInteger(number));
    if (!isRight) return `${variableOf(name)} is a ${isWhole ? 'whole ' : ''}number above 0, not ${quoted(text)}.`;
    limits[name] = number;
  }
  return limits;
}

const filesIn = (environment: Environment): Environment =>
  Object.fromEntries(secretFiles.map((file) => [file, environment[file]]));
const allNames = (): string[] => [
  ...Object.keys(variables),
  ...secretFiles,
  ...limitNames.map(variableOf),
  ...storageVariables,
];
const ours = (): string[] => allNames().filter((name) => name.startsWith('MOONRISE_'));
const isKnown = (name: string): boolean => ours().includes(name) || NOT_SETTINGS.includes(name);
const nearest = (name: string): string => {
  const distance = (other: string) => editDistance([...name], [...other], 100);
  return ours().reduce((best, other) => (distance(other) < distance(best) ? other : best));
};
const NEAR = 2; // letters
const SHORTEST = 8; // letters: around PORT and HOST there are too many other names
/** A variable that is almost one of our settings, while that one is not set: a server must not start as if it were missing. */
function misspelt(environment: Environment): { readonly name: string; readonly right: string } | undefined {
  const all = [...Object.keys(variables), ...secretFiles];
  const rights = all.filter((name) => name.length >= SHORTEST && !environment[name]);
  for (const name of Object.keys(environment)) {
    if (!environment[name] || all.includes(name)) continue;
    const right = rights.find((one) => editDistance([...name.toUpperCase()], [...one], NEAR) <= NEAR);
    if (right !== undefined) return { name, right };
  }
  return undefined;
}
const wrong = (message: string): ReadSettings => ({ ok: false, message });
const quoted = (text: string): string => `"${text.slice(0, 80).replace(/[^\x20-\x7e]/g, '?')}"`;
