import type { FastifyBaseLogger } from 'fastify';
import type { History } from '../history/history.ts';
import type { Guards } from '../limits/guards.ts';
import type { Slices } from '../operations/slices.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Store } from '../store/store.ts';

export interface HttpWorld {
  readonly settings: Settings;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly guards: Guards;
  readonly history: History;
  readonly storage: Pick<Storage, 'isFull' | 'isStalled' | 'pin' | 'pins'>;
  readonly log: FastifyBaseLogger;
  readonly slices: Slices;
  readonly node: string; // the id of this server among the nodes
  readonly isClosing: () => boolean;
}
