import type { BanKind } from '@moonrise/protocol/admin';
import { hashOf } from '../rooms/access/tokens.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import type { Ban, ModerationEvent } from './moderation-events.ts';
import { lengthOf, networksAround } from './networks.ts';

/** What is known of a person on a connection. */
export interface Visitor {
  readonly address: string;
  readonly profile?: string | undefined; // the hash of its secret
  readonly seat?: string | null | undefined; // the member id, which belongs to one seat token for ever
}
export interface LiftedBan extends Ban {
  readonly lifted?: { readonly at: number; readonly by: string; readonly reason: string };
}
interface BansWorld {
  readonly now: () => number;
  readonly isUnlimited: (address: string) => boolean; // such an address stands for many people: no network ban holds for it
}

/** The key of a seat: a member id is not secret, but it is no business of other moderators. */
export const seatKey = (player: string): string => hashOf(player);

/** All bans and mutes, folded from the stream of moderation. Every question is answered from memory. */
export class Bans {
  private readonly world: BansWorld;
  private readonly byId = new Map<string, LiftedBan>(); // in the order they were made
  private readonly byKey = new Map<string, Set<string>>(); // ids of bans that are not lifted
  private readonly lengths = new Map<number, number>(); // of banned networks: how many have this length

  constructor(world: BansWorld) {
    this.world = world;
  }
  apply(event: ModerationEvent, at: number): void {
    if (event.type === 'banned') this.add(event.ban);
    if (event.type === 'lifted') this.lift(event.id, { at, by: event.by, reason: event.reason });
  }
  /** The refusal for a banned person, or undefined. */
  refusalFor(visitor: Visitor): Refused | undefined {
    const ban = this.find('ban', visitor);
    return ban && refusalOf('banned', 'You are banned from this server', ban);
  }
  /** The refusal for a muted person, or undefined. */
  muteOf(visitor: Visitor): Refused | undefined {
    const mute = this.find('mute', visitor);
    return mute && refusalOf('muted', 'A moderator has muted you. You can play, but not write', mute);
  }
  isMuted(visitor: Visitor): boolean {
    return this.find('mute', visitor) !== undefined;
  }
  get(id: string): LiftedBan | undefined {
    return this.byId.get(id);
  }
  /** The newest first. */
  list(): readonly LiftedBan[] {
    return [...this.byId.values()].reverse();
  }
  isActive({ lifted, term_until }: LiftedBan): boolean {
    return !lifted && (term_until === null || term_until > this.world.now());
  }
  /** The bans made together with this one, which are lifted with it. */
  groupOf(ban: Ban): readonly LiftedBan[] {
    const isSame = (one: Ban) => one.id === ban.id || (ban.group !== undefined && one.group === ban.group);
    return [...this.byId.values()].filter(isSame);
  }
  /** True if a profile is banned or muted: then the profile of a returning player has to be looked up. */
  get needsProfiles(): boolean {
    return [...this.byId.values()].some((ban) => ban.by === 'profile' && this.isActive(ban));
  }

  private find(kind: BanKind, visitor: Visitor): LiftedBan | undefined {
    const found = this.keysOf(visitor).flatMap((key) => [...(this.byKey.get(`${kind}/${key}`) ?? [])]);
    const active = found.map((id) => this.byId.get(id) as LiftedBan).filter((ban) => this.isActive(ban));
    return active.sort((a, b) => until(b) - until(a))[0]; // the one that ends last
  }
  private keysOf({ address, profile, seat }: Visitor): readonly string[] {
    const around = this.lengths.size === 0 || this.world.isUnlimited(address) ? [] : this.networks(address);
    return [
      ...around.map((network) => `network/${network}`),
      ...(profile === undefined ? [] : [`profile/${profile}`]),
      ...(typeof seat === 'string' ? [`seat/${seatKey(seat)}`] : []),
    ];
  }
  private networks(address: string): readonly string[] {
    return networksAround(address, this.lengths.keys());
  }
  private add(ban: Ban): void {
    if (this.byId.has(ban.id)) return;
    this.byId.set(ban.id, ban);
    const key = keyOf(ban);
    this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(ban.id));
    if (ban.by === 'network') this.count(lengthOf(ban.key), 1);
  }
  private lift(id: string, lifted: NonNullable<LiftedBan['lifted']>): void {
    const ban = this.byId.get(id);
    if (!ban || ban.lifted) return;
    this.byId.set(id, { ...ban, lifted });
    this.byKey.get(keyOf(ban))?.delete(id);
    if (ban.by === 'network') this.count(lengthOf(ban.key), -1);
  }
  private count(length: number, change: number): void {
    const count = (this.lengths.get(length) ?? 0) + change;
    if (count > 0) this.lengths.set(length, count);
    else this.lengths.delete(length);
  }
}

const keyOf = ({ kind, by, key }: Ban): string => `${kind}/${by}/${key}`;
const until = ({ term_until }: Ban): number => term_until ?? Number.POSITIVE_INFINITY;

function refusalOf(code: 'banned' | 'muted', words: string, { term_until, reason }: Ban): Refused {
  const end =
    term_until === null ? '' : ` until ${new Date(term_until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const { error } = refused(code, `${words}${end}. Reason: ${reason}`);
  return { ok: false, error: { ...error, why: reason, ...(term_until !== null && { until: term_until }) } };
}
