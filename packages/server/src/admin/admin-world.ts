import type { AdminAnswer } from '@moonrise/protocol/admin';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { History } from '../history/history.ts';
import type { Guards } from '../limits/guards.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings/settings.ts';
import type { RoomConnectionsMap } from '../sockets/room-connections-map.ts';
import type { Store } from '../store/store.ts';
import type { AdminSettings } from './admin-settings.ts';
import type { Figures } from './figures.ts';

type Backup = AdminAnswer<'GET /backups'>['backups'][number];

/** What the admin port shows and does about stored data. */
export interface AdminStorage {
  isFull(): boolean;
  facts(): Promise<Omit<AdminAnswer<'GET /storage'>, 'is_full'>>;
  /** False: no finished game has this id. */
  pin(game: string, isPinned: boolean): Promise<boolean>;
  backups(): Promise<AdminAnswer<'GET /backups'>>;
  /** Starts a backup. A string: why it is not possible now. */
  backUp(): Promise<Backup | string>;
}
/** What the process is doing now. */
export interface ServerState {
  readonly startedAt: number;
  readonly connections: () => number;
  readonly games: () => number;
  readonly lag: () => number; // ms
  readonly isDraining: () => boolean;
  readonly isOverloaded: () => boolean;
}
/** What the admin port works with. */
export interface AdminWorld {
  readonly admin: AdminSettings;
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rooms: Rooms;
  readonly connections: RoomConnectionsMap;
  readonly guards: Guards;
  readonly history: History;
  readonly moderation: Moderation;
  readonly cluster: Cluster | undefined;
  readonly figures: Figures;
  readonly state: ServerState;
  readonly storage: AdminStorage;
}
