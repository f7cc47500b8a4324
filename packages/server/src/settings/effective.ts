import { MICROS } from '@moonrise/bots/models';
import { fileVariable } from '@moonrise/bots/secrets';
import { limitNames, variableOf } from '../limits/limits.ts';
import { keepNames, keepVariable, MEGABYTE, quotaNames, quotaVariable } from '../storage/storage-settings.ts';
import { secretNames } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type VariableName, variables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What holds for each variable that is not set; null: nothing. */
function defaultsIn(settings: Settings): Readonly<Record<VariableName, string | number | boolean | null>> {
  const { database, drainWait, tracing, ai } = settings;
  const dollars = (micros: number | undefined) => (micros === undefined ? null : micros / MICROS);
  const none = Object.fromEntries(Object.keys(variables).map((name) => [name, null])) as Record<VariableName, null>;
  return {
    ...none,
    PORT: settings.port,
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    MOONRISE_DATABASE_CONNECTIONS: settings.databaseUrl === null ? null : (database.connections ?? null),
    MOONRISE_DATABASE_POOLER: database.isPooled ?? false,
    MOONRISE_DATABASE_SHARDS: database.isSharded ?? false,
    MOONRISE_DATABASE_UNSAFE: !database.mustSync,
    MOONRISE_DRAIN_SECONDS: drainWait / 1000,
    MOONRISE_BUILD: settings.build,
    MOONRISE_BOT_THREADS: settings.botThreads,
    MOONRISE_MCP: settings.hasMcp,
    MOONRISE_LEADERBOARD: settings.hasLeaderboard,
    MOONRISE_LOG_LEVEL: settings.logLevel,
    OTEL_TRACES_SAMPLER_ARG: tracing?.share ?? null,
    AI_BUDGET_USD_PER_DAY: dollars(ai?.caps.day),
    AI_BUDGET_USD_PER_CREATOR: dollars(ai?.caps.creator),
    AI_BUDGET_USD_PER_GAME: dollars(ai?.caps.game),
    AI_BUDGET_USD_PER_SEAT: dollars(ai?.caps.seat),
    AI_BUDGET_USD_PER_CALL: dollars(ai?.caps.call),
  };
}

/**
 * The settings that take effect, one per line: those that were given, and as comments the defaults of the others. Secrets are masked, so
 * that the text can be shown to others.
 */
export function effective(given: Environment, settings: Settings): string {
  const { limits, storage } = settings;
  const usual: [string, string | number | boolean | null][] = [
    ...Object.entries(defaultsIn(settings)),
    ...limitNames.map((name): [string, number] => [variableOf(name), limits[name]]),
    ...keepNames.map((name): [string, string | number] => [keepVariable(name), storage.keep[name] ?? 'forever']),
    ...quotaNames.map((name): [string, string | number] => {
      const bytes = storage.quota[name];
      return [quotaVariable(name), bytes === null ? 'none' : bytes / MEGABYTE];
    }),
  ];
  return usual.map(([name, value]) => lineOf(name, given, value)).join('\n');
}

function lineOf(name: string, given: Environment, usual: string | number | boolean | null): string {
  const file = fileVariable(name);
  const isSecret = secretNames.includes(name);
  if (isSecret && given[file]) return `${file}=${given[file]}`;
  const text = given[name];
  if (text) return `${name}=${isSecret ? '***' : withoutPassword(text)}`;
  return `# ${name}=${usual === true ? 'on' : usual === false ? 'off' : (usual ?? '')}`;
}
/** The user and password of an address. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^/@\s]*@/g, '//***@');
