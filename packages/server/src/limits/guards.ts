import { type Refused, refuseWith } from '@moonrise/protocol';
import type { Buckets, SharedBucket } from '../nodes/buckets.ts';
import { networksOf } from './addresses.ts';
import { HeldCounter, Limiter, type Milliseconds, type Rate, type Taken } from './limiter.ts';
import type { LimitName, Limits } from './limits.ts';
import { WrongCodes } from './wrong-codes.ts';

interface RateGuard {
  readonly per: 'address' | 'seat' | 'connection' | 'server';
  readonly rate: (limits: Limits) => Rate;
  readonly isSameForAll?: true; // a /56 and a /48 may have no more than a /64
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
  wrongCodesInAttack: {
    per: 'address',
    rate: ({ wrong_codes_in_attack: many, code_attack_minutes: minutes }) => ({
      burst: many,
      perSecond: many / (minutes * 60),
    }),
    isSameForAll: true,
    says: 'Room codes are being guessed from many networks, and wrong codes came from yours too.',
  },
  allWrongCodes: {
    per: 'server',
    rate: ({ wrong_codes_in_all_per_minute: many }) => ({ burst: many, perSecond: many / 60 }),
    says: 'Room codes are being guessed from many networks.',
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
  addressActions: {
    per: 'address',
    rate: (limits) => ({ burst: limits.address_action_burst, perSecond: limits.address_actions_per_second }),
    says: 'Too many requests from your network at once.',
  },
  chat: {
    per: 'seat',
    rate: (limits) => ({ burst: limits.chat_burst, perSecond: limits.chat_per_second }),
    says: 'You are writing too fast for the others to read.',
  },
  reports: {
    per: 'address',
    rate: ({ reports_per_hour: many }) => ({ burst: many, perSecond: many / 3_600 }),
    isSameForAll: true,
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
  tcp: {
    perKey: 'tcp_per_address',
    inAll: 'tcp',
    says: 'Too many open connections from your network: close some tabs or wait a moment.',
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
  slowGames: {
    perKey: 'slow_games_per_address',
    says: 'Too many slow games from your network are running: wait until one is over, or choose shorter phases.',
  },
  hashes: { perKey: 'hashes_per_address', says: 'The last password is still being set: wait a moment.' },
  spectators: { perKey: 'spectators_per_room', says: 'This room has no space for more spectators.' },
  programs: { perKey: 'programs_per_room', says: 'Too many programs are connected to this room.' },
} as const satisfies Readonly<Record<string, HoldGuard>>;

export type RateName = keyof typeof rateGuards;
export type HoldName = keyof typeof holdGuards;

const FULL = 'The server is full. Running games continue; try again in a few minutes.';

/** Enforces the limits. Methods return undefined (allowed) or the refusal to send. An IPv6 /64 also counts for its /56 and its /48. */
export class Guards {
  readonly codes: WrongCodes;
  private readonly limits: Limits;
  private readonly rates: Readonly<Record<RateName, readonly Limiter[]>>; // by the size of the network
  private readonly holds: Readonly<Record<HoldName, readonly HeldCounter[]>>;
  private readonly buckets: Buckets | undefined; // shared with other nodes; undefined: a single server
  private readonly refusals = new Map<RateName | HoldName, number>();

  constructor(limits: Limits, now: Milliseconds, buckets?: Buckets) {
    this.limits = limits;
    this.buckets = buckets;
    this.rates = mapped(rateGuards, (guard) => ratesOf(guard, limits).map((rate) => new Limiter(rate, now)));
    this.holds = mapped(holdGuards, ({ perKey, inAll }: HoldGuard) =>
      factorsOf(limits).map(
        (factor, i) => new HeldCounter(limits[perKey] * factor, i === 0 && inAll ? limits[inAll] : undefined),
      ),
    );
    this.codes = new WrongCodes(this, now, limits.code_attack_minutes * 60_000);
  }
  /** How often each limit has refused something since the start. */
  hits(): ReadonlyMap<RateName | HoldName, number> {
    return this.refusals;
  }
  /** Counts one more. */
  take(name: RateName, key: string): Refused | undefined {
    const refusal = this.ask(name, key);
    if (!refusal) for (const [i, network] of networksOf(key).entries()) this.rates[name][i]?.take(network);
    return refusal;
  }
  /** Checks without counting. */
  ask(name: RateName, key: string): Refused | undefined {
    const answers = networksOf(key).map((network, i) => this.rates[name][i]?.ask(network));
    return this.refusal(
      name,
      answers.find((answer) => answer?.ok === false),
    );
  }
  /** Counts one more, across all nodes. */
  async takeEverywhere(name: RateName, key: string): Promise<Refused | undefined> {
    return this.take(name, key) ?? this.refusal(name, await this.buckets?.take(this.shared(name, key)));
  }
  /** Checks across all nodes without counting. */
  async askEverywhere(name: RateName, key: string): Promise<Refused | undefined> {
    return this.ask(name, key) ?? this.refusal(name, await this.buckets?.ask(this.shared(name, key)));
  }
  private shared(name: RateName, key: string): readonly SharedBucket[] {
    const rates = ratesOf(rateGuards[name], this.limits);
    return networksOf(key).map((network, i) => ({ key: `${name}/${network}`, rate: rates[i] as Rate }));
  }
  enter(name: HoldName, key: string): Refused | undefined {
    const networks = networksOf(key);
    for (const [i, network] of networks.entries()) {
      const entered = this.holds[name][i]?.enter(network);
      if (entered === 'entered') continue;
      for (const [j, earlier] of networks.slice(0, i).entries()) this.holds[name][j]?.leave(earlier);
      this.hit(name);
      return entered === 'full' ? refuseWith('overloaded', FULL) : refuseWith('limit_reached', holdGuards[name].says);
    }
    return undefined;
  }
  leave(name: HoldName, key: string): void {
    for (const [i, network] of networksOf(key).entries()) this.holds[name][i]?.leave(network);
  }

  private refusal(name: RateName, taken: Taken | undefined): Refused | undefined {
    if (!taken || taken.ok) return undefined;
    this.hit(name);
    const { retryAfter } = taken;
    const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
    return refuseWith('rate_limited', `${rateGuards[name].says} Try again in ${wait}.`, retryAfter);
  }
  private hit(name: RateName | HoldName): void {
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }
}

/** How much more a /64, a /56 and a /48 may do than a single address. */
const factorsOf = (limits: Limits): readonly number[] => [1, limits.wide_network_factor, limits.widest_network_factor];

function ratesOf({ rate, isSameForAll }: RateGuard, limits: Limits): readonly Rate[] {
  const { burst, perSecond } = rate(limits);
  return factorsOf(limits).map((factor) =>
    isSameForAll ? { burst, perSecond } : { burst: burst * factor, perSecond: perSecond * factor },
  );
}

const mapped = <K extends string, A, B>(table: Readonly<Record<K, A>>, make: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(table).map(([key, value]) => [key, make(value)])) as Record<K, B>;
