import { type Refused, refuseWith } from '@moonrise/protocol';
import type { Buckets } from '../nodes/buckets.ts';
import { HeldCounter, Limiter, type Milliseconds, type Rate, type Taken } from './limiter.ts';
import type { LimitName, Limits } from './limits.ts';

interface RateGuard {
  readonly per: 'address' | 'seat' | 'connection';
  readonly rate: (limits: Limits) => Rate;
  readonly says: string;
}
interface HoldGuard {
  readonly perKey: LimitName;
  readonly inAll?: LimitName;
  readonly says: string; // one key has too many
}

/** Rate limits. */
export const rateGuards = {
  http: {
    per: 'address',
    rate: (limits) => ({ burst: limits.http_burst, perSecond: limits.http_per_second }),
    says: 'Too many requests from your network.',
  },
  rooms: {
    per: 'address',
    rate: (limits) => ({ burst: limits.room_burst, perSecond: limits.rooms_per_second }),
    says: 'Too many rooms were created from your network.',
  },
  joins: {
    per: 'address',
    rate: (limits) => ({ burst: limits.join_burst, perSecond: limits.joins_per_second }),
    says: 'Too many people are joining from your network at once.',
  },
  wrongCodes: {
    per: 'address',
    rate: ({ wrong_codes_per_minute: many }) => ({ burst: many, perSecond: many / 60 }),
    says: 'Too many wrong codes from your network.',
  },
  passwords: {
    per: 'address',
    rate: ({ passwords_per_minute: many }) => ({ burst: many, perSecond: many / 60 }),
    says: 'Too many room passwords were set from your network.',
  },
  actions: {
    per: 'seat',
    rate: (limits) => ({ burst: limits.action_burst, perSecond: limits.actions_per_second }),
    says: 'You are sending too much at once.',
  },
  chat: {
    per: 'seat',
    rate: (limits) => ({ burst: limits.chat_burst, perSecond: limits.chat_per_second }),
    says: 'You are writing too fast for the others to read.',
  },
  reports: {
    per: 'address',
    rate: ({ reports_per_hour: many }) => ({ burst: many, perSecond: many / 3_600 }),
    says: 'Too many reports from your network.',
  },
  badFrames: {
    per: 'connection',
    rate: (limits) => ({ burst: limits.bad_frames, perSecond: limits.bad_frames_per_second }),
    says: 'This connection sent too many unreadable messages.',
  },
} as const satisfies Readonly<Record<string, RateGuard>>;

/** Limits on how many exist at the same time. */
export const holdGuards = {
  connections: {
    perKey: 'connections_per_address',
    inAll: 'connections',
    says: 'Too many connections from your network.',
  },
  silent: {
    perKey: 'connections_per_address',
    inAll: 'connections',
    says: 'Too many silent connections from your network.',
  },
  openRooms: {
    perKey: 'rooms_per_address',
    inAll: 'rooms',
    says: 'Too many rooms from your network are open: close one first.',
  },
  hashes: { perKey: 'hashes_per_address', says: 'The last password is still being set: wait a moment.' },
  spectators: { perKey: 'spectators_per_room', says: 'This room has no space for more spectators.' },
  programs: { perKey: 'programs_per_room', says: 'Too many programs are connected to this room.' },
} as const satisfies Readonly<Record<string, HoldGuard>>;

export type RateName = keyof typeof rateGuards;
export type HoldName = keyof typeof holdGuards;

const FULL = 'The server is full. Running games continue; try again in a few minutes.';

/** Enforces the limits. Methods return undefined (allowed) or the refusal to send. */
export class Guards {
  private readonly rates: Readonly<Record<RateName, Limiter>>;
  private readonly holds: Readonly<Record<HoldName, HeldCounter>>;
  private readonly limits: Limits;
  private readonly buckets: Buckets | undefined; // shared with other nodes; undefined: a single server
  constructor(limits: Limits, now: Milliseconds, buckets?: Buckets) {
    this.limits = limits;
    this.buckets = buckets;
    this.rates = mapped(rateGuards, ({ rate }) => new Limiter(rate(limits), now));
    this.holds = mapped(holdGuards, (guard: HoldGuard) => {
      const { perKey, inAll } = guard;
      return new HeldCounter(limits[perKey], inAll && limits[inAll]);
    });
  }
  /** Counts one more. */
  take(name: RateName, key: string): Refused | undefined {
    return refusal(name, this.rates[name].take(key));
  }
  /** Checks without counting. */
  ask(name: RateName, key: string): Refused | undefined {
    return refusal(name, this.rates[name].ask(key));
  }
  /** Counts one more, across all nodes. */
  async takeEverywhere(name: RateName, key: string): Promise<Refused | undefined> {
    return this.take(name, key) ?? refusal(name, await this.buckets?.take(`${name}/${key}`, this.rateOf(name)));
  }
  /** Checks across all nodes without counting. */
  async askEverywhere(name: RateName, key: string): Promise<Refused | undefined> {
    return this.ask(name, key) ?? refusal(name, await this.buckets?.ask(`${name}/${key}`, this.rateOf(name)));
  }
  private rateOf(name: RateName): Rate {
    return rateGuards[name].rate(this.limits);
  }
  enter(name: HoldName, key: string): Refused | undefined {
    const entered = this.holds[name].enter(key);
    if (entered === 'entered') return undefined;
    return entered === 'full' ? refuseWith('overloaded', FULL) : refuseWith('limit_reached', holdGuards[name].says);
  }
  leave(name: HoldName, key: string): void {
    this.holds[name].leave(key);
  }
}

function refusal(name: RateName, taken: Taken | undefined): Refused | undefined {
  if (!taken || taken.ok) return undefined;
  const { retryAfter } = taken;
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
  return refuseWith('rate_limited', `${rateGuards[name].says} Try again in ${wait}.`, retryAfter);
}

const mapped = <K extends string, A, B>(table: Readonly<Record<K, A>>, make: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(table).map(([key, value]) => [key, make(value)])) as Record<K, B>;
