import { statSync } from 'node:fs';
import { z } from 'zod';
import { adminVariables, portAddress } from '../admin/admin-variables.ts';
import { aiVariables } from '../ai/ai-variables.ts';
import { networks, type Trust, trustNone } from '../limits/addresses.ts';
import { logLevels } from '../operations/log.ts';
import { tracingVariables } from '../tracing/tracing-settings.ts';

export interface Variable {
  readonly schema: z.ZodType;
  readonly rule: string; // "PORT is …, not …."
  readonly secret?: true;
}

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);
const address = (protocol: string) => z.url({ protocol: new RegExp(`^${protocol}$`) });
const host = z.string().regex(/^[\w.:[\]-]{1,253}$/);

type Context = z.core.$RefinementCtx<string>;
function refused(context: Context): never {
  context.issues.push({ code: 'custom', input: context.value });
  return z.NEVER;
}

const isOrigin = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && `${search}${hash}${username}${password}` === '';

/** An origin, perhaps with a path below which the server is opened. */
const isPlace = ({ pathname, search, hash, username, password }: URL): boolean =>
  /^(\/[A-Za-z0-9._~-]+)*\/?$/.test(pathname) && `${search}${hash}${username}${password}` === '';

/** One or more origins, separated by spaces or commas. */
function originsOf(text: string, context: Context): readonly string[] {
  const given = text.split(/[\s,]+/).filter((one) => one !== '');
  const origins = given.flatMap((one) => {
    const url = URL.canParse(one) ? new URL(one) : undefined;
    return url && /^https?:$/.test(url.protocol) && isOrigin(url) && !url.hostname.includes('*') ? url.origin : [];
  });
  return origins.length === given.length && given.length > 0 ? origins : refused(context);
}

const pushOriginsOf = (text: string, context: Context): readonly string[] =>
  originsOf(text, context).every((origin) => origin.startsWith('https:')) ? originsOf(text, context) : refused(context);

/** A number of hops, or the addresses of proxies. Trusting everyone is not possible: clients could then fake their address. */
function trustOf(text: string, context: Context): Trust {
  if (/^(0|no|false|off)$/.test(text)) return trustNone;
  if (/^[1-9]$/.test(text)) return (_, hop) => hop < Number(text);
  return networks(text) ?? refused(context);
}
const networksOf = (text: string, context: Context): ((address: string) => boolean) =>
  networks(text) ?? refused(context);

const isFolder = (path: string): boolean =>
  !path.includes('\0') && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** All settings except the limits. */
export const variables = {
  PORT: { schema: whole(0, 65_535), rule: 'a whole number from 0 to 65535' },
  HOST: { schema: host, rule: 'a host name or address, such as 127.0.0.1 or 0.0.0.0' },
  METRICS_PORT: {
    schema: z.string().transform(portAddress),
    rule: 'a port, or host:port; by default the host is 127.0.0.1',
  },
  DATA_DIR: {
    schema: z
      .string()
      .max(4_096)
      .refine((path) => !path.includes('\0')),
    rule: 'a folder',
  },
  PUBLIC_URL: {
    schema: address('https?')
      .transform((text) => new URL(text))
      .refine(isPlace)
      .transform(({ origin, pathname }) => `${origin}${pathname.replace(/\/$/, '')}`),
    rule: 'the address people open, such as https://wolf.example or https://host.example/wolf',
  },
  MOONRISE_EMBED_ORIGINS: {
    schema: z.string().transform(originsOf),
    rule: 'the origins of pages that may show the game in a frame, such as https://club.example, separated by spaces',
  },
  MOONRISE_PUSH: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” to tell people who are away from slow games, or “off”',
  },
  MOONRISE_PUSH_ORIGINS: {
    schema: z.string().transform(pushOriginsOf),
    rule: 'the origins of push services in your own network, such as https://push.example, separated by spaces',
  },
  TRUST_PROXY: {
    schema: z.string().transform(trustOf),
    rule: 'the number of proxies before this server, or their addresses (10.0.0.5, 10.0.0.0/8, loopback, private)',
  },
  DATABASE_URL: { schema: address('postgres(ql)?'), rule: 'a postgres:// address', secret: true },
  DATABASE_READ_URL: { schema: address('postgres(ql)?'), rule: 'a postgres:// address', secret: true },
  REDIS_URL: { schema: address('rediss?'), rule: 'a redis:// address', secret: true },
  MOONRISE_DATABASE_CONNECTIONS: { schema: whole(2, 500), rule: 'a whole number of connections from 2 to 500' },
  MOONRISE_DATABASE_POOLER: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” if a pooler such as PgBouncer is between this server and the database, or “off”',
  },
  MOONRISE_DATABASE_SHARDS: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” if the database spreads streams over machines, or “off”',
  },
  MOONRISE_DATABASE_UNSAFE: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” to accept a database that does not wait for its disk, or “off”',
  },
  MOONRISE_DRAIN_SECONDS: { schema: whole(0, 600), rule: 'a whole number of seconds from 0 to 600' },
  MOONRISE_BUILD: {
    schema: z.string().regex(/^[\w.+-]{1,64}$/),
    rule: 'the name of this build: up to 64 letters, digits and . _ + -',
  },
  MOONRISE_BOT_THREADS: { schema: whole(0, 64), rule: 'a whole number of threads from 0 to 64' },
  ...tracingVariables,
  ...adminVariables,
  ...aiVariables,
  MOONRISE_MCP: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” to let agents play at /mcp, or “off”',
  },
  MOONRISE_ARENAS: {
    schema: z.string().max(4_096).refine(isFolder),
    rule: 'a folder that exists, with the folders of finished arenas',
  },
  MOONRISE_LEADERBOARD: {
    schema: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
    rule: '“on” or “off”',
  },
  MOONRISE_LOG_LEVEL: { schema: z.enum(logLevels), rule: '“error”, “warn” or “info”' },
  MOONRISE_UNLIMITED_ADDRESSES: {
    schema: z.string().transform(networksOf),
    rule: 'a list of addresses and networks, such as 192.168.0.0/16,2001:db8::/48',
  },
} as const satisfies Readonly<Record<string, Variable>>;
export type VariableName = keyof typeof variables;
export type Value<N extends VariableName> = z.infer<(typeof variables)[N]['schema']>;
