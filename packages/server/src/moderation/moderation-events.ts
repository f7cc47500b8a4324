import type { AdminRole, BanKey, BanKind } from '@moonrise/protocol/admin';

/** The stream of everything that moderators decided, except the audit log. */
export const MODERATION = 'moderation';

/** A ban or a mute. Profiles and seats are known by a hash only, networks as CIDR. */
export interface Ban {
  readonly id: string;
  readonly kind: BanKind;
  readonly by: BanKey;
  readonly key: string;
  readonly term_until: number | null; // epoch ms; null: without an end
  readonly reason: string;
  readonly made_by: string;
  readonly at: number;
  readonly group?: string; // bans made together are lifted together
  readonly name?: string; // of the player
  readonly report?: number;
}
/** A person whose network is to be banned too. The node where the person is connected knows it. */
export interface WantedNetwork {
  readonly player: string;
  readonly ban: Omit<Ban, 'id' | 'by' | 'key'>;
}
export interface Announcement {
  readonly kind: 'message' | 'restart';
  readonly text: string | null; // null: a stock sentence
  readonly restart_at: number | null;
  readonly made_by: string;
  readonly at: number;
}
export interface ReportDecision {
  readonly number: number;
  readonly action: 'none' | 'warned' | 'mute' | 'ban' | 'other' | 'reopen';
  readonly note: string;
  readonly by: string;
}
export type ModerationEvent =
  | { readonly type: 'banned'; readonly ban: Ban }
  | { readonly type: 'network_wanted'; readonly wanted: WantedNetwork }
  | { readonly type: 'lifted'; readonly id: string; readonly by: string; readonly reason: string }
  | { readonly type: 'announced'; readonly announcement: Announcement }
  | { readonly type: 'withdrawn'; readonly by: string }
  | ({ readonly type: 'report_handled' } & ReportDecision);

/** A person who signed in to the admin port. */
export interface ModeratorIdentity {
  readonly name: string;
  readonly role: AdminRole;
  readonly way: 'token' | 'oidc';
}
