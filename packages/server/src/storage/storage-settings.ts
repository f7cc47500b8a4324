/** How long something is kept. `MOONRISE_KEEP_<NAME>_DAYS` overrides it; 0 or `forever`: it is not deleted by age. */
interface Keep {
  readonly default: number; // days
  readonly what: string;
  readonly why: string;
}
/** How much may be stored. `MOONRISE_QUOTA_<NAME>_MB` overrides it; 0 or `none`: no quota. */
interface Quota {
  readonly default: number; // megabytes
  readonly what: string;
  readonly why: string;
}

export const keepTable = {
  games: {
    default: 365,
    what: 'finished games, since their end',
    why: 'A year of replays. Results in profiles stay longer.',
  },
  chat: {
    default: 90,
    what: 'what was written in finished games',
    why: 'People rarely read it again, and it is the most personal part. The game stays: each line becomes “…”, and `verify` says so.',
  },
  rooms: {
    default: 7,
    what: 'closed rooms: their chat, seat tokens and games that never ended',
    why: 'Nothing needs them any more. A week helps to look into a complaint.',
  },
  reports: {
    default: 180,
    what: 'reports about players',
    why: 'Long enough to see that someone does it again.',
  },
  profiles: {
    default: 730,
    what: 'profiles without a finished game in this time',
    why: 'There is no sign-in: a browser that was cleared never comes back for its profile.',
  },
} as const satisfies Readonly<Record<string, Keep>>;

export const quotaTable = {
  game: {
    default: 16,
    what: 'in one game',
    why: 'A hundred times a usual game. Beyond this chat is refused, and each seat can choose once in a phase and not change it. The game goes on.',
  },
  room: {
    default: 2,
    what: 'in one room, without its games',
    why: 'Ten thousand joins, chat lines or options. Beyond this the room only takes what ends it: players can leave and open a new one.',
  },
  address: {
    default: 500,
    what: 'in the rooms and games created from one address (IPv6: one /48) in the last one to two months',
    why: 'Thirty games a day at a school. Beyond this the oldest finished games of that address go first.',
  },
  data: {
    default: 10_000,
    what: 'in total',
    why: 'About 100,000 games. On the disk it is about a third more. Beyond this closed rooms and then the oldest finished games go.',
  },
  free: {
    default: 200,
    what: 'free on the disk of the data folder',
    why: 'With less, no new rooms and games start, so that running games can end before the disk is full.',
  },
} as const satisfies Readonly<Record<string, Quota>>;

export type KeepName = keyof typeof keepTable;
export type QuotaName = keyof typeof quotaTable;
export interface StorageSettings {
  readonly keep: Readonly<Record<KeepName, number | null>>; // days; null: for ever
  readonly quota: Readonly<Record<QuotaName, number | null>>; // bytes; null: no quota
}

export const keepNames = Object.keys(keepTable) as readonly KeepName[];
export const quotaNames = Object.keys(quotaTable) as readonly QuotaName[];
export const keepVariable = (name: KeepName): string => `MOONRISE_KEEP_${name.toUpperCase()}_DAYS`;
export const quotaVariable = (name: QuotaName): string => `MOONRISE_QUOTA_${name.toUpperCase()}_MB`;
export const storageVariables: readonly string[] = [...keepNames.map(keepVariable), ...quotaNames.map(quotaVariable)];

export const MEGABYTE = 1_000_000;
const LONGEST = 36_500; // days
type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or what is wrong with the first bad one. */
export function readStorage(given: Environment): StorageSettings | { readonly wrong: string; readonly value: string } {
  const keep = {} as Record<KeepName, number | null>;
  const quota = {} as Record<QuotaName, number | null>;
  for (const name of keepNames) {
    const text = given[keepVariable(name)] || String(keepTable[name].default);
    if (!isDays(text)) return { wrong: `${keepVariable(name)} is a whole number of days, or “forever”`, value: text };
    keep[name] = text === 'forever' ? null : Number(text) || null;
  }
  for (const name of quotaNames) {
    const text = given[quotaVariable(name)] || String(quotaTable[name].default);
    if (!isMegabytes(text)) return { wrong: `${quotaVariable(name)} is a number of megabytes, or “none”`, value: text };
    quota[name] = text === 'none' ? null : Math.round(Number(text) * MEGABYTE) || null;
  }
  return { keep, quota };
}
const isDays = (text: string): boolean => text === 'forever' || (/^\d{1,5}$/.test(text) && Number(text) <= LONGEST);
const isMegabytes = (text: string): boolean => text === 'none' || /^\d{1,9}(\.\d{1,4})?$/.test(text);
