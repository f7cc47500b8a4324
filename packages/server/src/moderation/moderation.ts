import type { BanKey, BanKind } from '@moonrise/protocol/admin';
import { ulid } from 'ulid';
import type { Clock } from '../clock.ts';
import { Listeners } from '../rooms/listeners.ts';
import type { Store } from '../store/store.ts';
import { AuditLog } from './audit-log.ts';
import { Bans, type LiftedBan, seatKey } from './bans.ts';
import { EventStream } from './event-stream.ts';
import { KnownNetworks } from './known-networks.ts';
import {
  type Announcement,
  type Ban,
  MODERATION,
  type ModerationEvent,
  type ModeratorIdentity,
  type ReportDecision,
  type WantedNetwork,
} from './moderation-events.ts';

interface ModerationWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly isUnlimited: (address: string) => boolean;
  readonly trouble: (about: string, error: unknown) => void;
}
/** What is to be banned of a person. */
export interface PersonToBan {
  readonly player: string; // the member id
  readonly name: string;
  readonly profile?: string | undefined; // its hash
  readonly network?: string | undefined; // undefined: the node where the player is connected adds it
}
export interface BanTerms {
  readonly kind: BanKind;
  readonly until: number | null; // epoch ms
  readonly reason: string;
  readonly report?: number;
}
interface Decision extends ReportDecision {
  readonly at: number;
}

/** Bans, announcements and decisions about reports. All nodes fold the same stream. */
export class Moderation {
  readonly bans: Bans;
  readonly audit: AuditLog;
  readonly log: EventStream<ModerationEvent>;
  readonly networks = new KnownNetworks();
  private current: Announcement | null = null;
  private readonly decisions = new Map<number, Decision>(); // the last one about each report
  private readonly listeners = new Listeners<[ModerationEvent]>();
  private readonly world: ModerationWorld;

  constructor(world: ModerationWorld) {
    const { store, clock, isUnlimited } = world;
    this.world = world;
    this.bans = new Bans({ now: () => clock.now(), isUnlimited });
    this.audit = new AuditLog(store, clock);
    this.log = new EventStream(world, MODERATION, (event, at) => this.apply(event, at));
  }
  /** Reads what was decided before the start. */
  start(): Promise<void> {
    return this.log.readNewRows();
  }
  /** Calls the listener for every event, whichever node it comes from. */
  listen(listener: (event: ModerationEvent) => void): () => void {
    return this.listeners.add(listener);
  }
  /** The announcement that players should see; a restart is over when its time has come. */
  get announcement(): Announcement | null {
    const { current } = this;
    return current?.restart_at != null && current.restart_at <= this.world.clock.now() ? null : current;
  }
  decisionOn(report: number): Decision | undefined {
    return this.decisions.get(report);
  }

  /** Bans a network, a profile or a seat by its key. */
  banKey(who: ModeratorIdentity, by: BanKey, key: string, terms: BanTerms): Promise<readonly Ban[]> {
    const ban: Ban = { id: ulid(), by, key, ...this.stated(who, terms) };
    return this.audited(who, terms.kind, `${by} ${key}`, terms.reason, [{ type: 'banned', ban }]);
  }
  /** Bans a person by everything that is known of them. */
  banPerson(
    who: ModeratorIdentity,
    person: PersonToBan,
    by: readonly BanKey[],
    terms: BanTerms,
  ): Promise<readonly Ban[]> {
    return this.audited(who, terms.kind, person.name, terms.reason, this.bansOf(who, person, by, terms));
  }
  lift(who: ModeratorIdentity, ban: Ban, reason: string): Promise<readonly LiftedBan[]> {
    const group = this.bans.groupOf(ban).filter((one) => !one.lifted);
    const events = group.map(({ id }) => ({ type: 'lifted', id, by: who.name, reason }) as const);
    const about = `${ban.kind} of ${ban.name ?? ban.key}`;
    return this.audited(who, 'lift', about, reason, events).then(() => this.bans.groupOf(ban));
  }
  announce(who: ModeratorIdentity, said: Pick<Announcement, 'kind' | 'text' | 'restart_at'>): Promise<unknown> {
    const announcement = { ...said, made_by: who.name, at: this.world.clock.now() };
    const about = said.restart_at === null ? 'everyone' : `restart at ${new Date(said.restart_at).toISOString()}`;
    return this.audited(who, 'announce', about, said.text ?? '', [{ type: 'announced', announcement }]);
  }
  withdraw(who: ModeratorIdentity): Promise<unknown> {
    return this.audited(who, 'withdraw_announcement', 'everyone', '', [{ type: 'withdrawn', by: who.name }]);
  }
  /** Stores a decision about a report, and with it the bans that follow from it. */
  handleReport(
    who: ModeratorIdentity,
    decision: Omit<ReportDecision, 'by'>,
    person?: { readonly person: PersonToBan; readonly by: readonly BanKey[]; readonly terms: BanTerms },
  ): Promise<readonly Ban[]> {
    const handled = { type: 'report_handled', ...decision, by: who.name } as const;
    const bans = person ? this.bansOf(who, person.person, person.by, person.terms) : [];
    const what = decision.action === 'reopen' ? 'reopen_report' : 'handle_report';
    const about = `report ${decision.number}: ${decision.action}`;
    return this.audited(who, what, about, decision.note, [handled, ...bans]);
  }

  private stated(who: ModeratorIdentity, { kind, until, reason, report }: BanTerms): Omit<Ban, 'id' | 'by' | 'key'> {
    const at = this.world.clock.now();
    return { kind, term_until: until, reason, made_by: who.name, at, ...(report !== undefined && { report }) };
  }
  private bansOf(
    who: ModeratorIdentity,
    { player, name, profile, network = this.networks.of(player) }: PersonToBan,
    by: readonly BanKey[],
    terms: BanTerms,
  ): readonly ModerationEvent[] {
    const shared = { ...this.stated(who, terms), group: ulid(), name };
    const keys: Readonly<Record<BanKey, string | undefined>> = { seat: seatKey(player), profile, network };
    const made = by.flatMap((kind): ModerationEvent[] => {
      const key = keys[kind];
      return key === undefined ? [] : [{ type: 'banned', ban: { id: ulid(), by: kind, key, ...shared } }];
    });
    const isWanted = by.includes('network') && network === undefined;
    return [...made, ...(isWanted ? [{ type: 'network_wanted', wanted: { player, ban: shared } } as const] : [])];
  }
  private async audited(
    who: ModeratorIdentity,
    what: string,
    about: string,
    why: string,
    events: readonly ModerationEvent[],
  ): Promise<readonly Ban[]> {
    const append = () => this.log.append(() => events);
    const stored = await this.audit.around({ who, what, about, why }, append);
    return stored.flatMap((event) => (event.type === 'banned' ? [event.ban] : []));
  }
  private apply(event: ModerationEvent, at: number): void {
    this.bans.apply(event, at);
    if (event.type === 'announced') this.current = event.announcement;
    if (event.type === 'withdrawn') this.current = null;
    if (event.type === 'report_handled') this.decisions.set(event.number, { ...event, at });
    if (event.type === 'network_wanted') this.addNetwork(event.wanted);
    this.listeners.notify(event);
  }
  /** Another node does not know from which network the player came: if this one does, it adds the ban. */
  private addNetwork({ player, ban }: WantedNetwork): void {
    const key = this.networks.of(player);
    if (key === undefined) return;
    const event: ModerationEvent = { type: 'banned', ban: { id: ulid(), by: 'network', key, ...ban } };
    const isMade = () => this.bans.list().some((one) => one.group === ban.group && one.by === 'network');
    this.log.append(() => (isMade() ? [] : [event])).catch((error) => this.world.trouble('banning a network', error));
  }
}
