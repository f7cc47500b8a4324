import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { ProgramPort } from '../programs/port.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import type { Cluster } from './cluster.ts';

/** What a server is given from outside. */
export interface ServerWorld {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programs?: ProgramPort; // how contest programs are spoken with; without: none can connect
  readonly cluster?: Cluster; // without: nobody else plays on this store
}
/** The same, with what the server itself adds for its node. */
export interface NodeWorld extends ServerWorld {
  readonly metrics: Pick<Metrics, 'request' | 'fault' | 'registry'>;
  readonly isOverloaded: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClosing: () => boolean;
}
