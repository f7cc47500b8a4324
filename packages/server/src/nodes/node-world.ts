import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { ProgramPort } from '../programs/port.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Cluster } from './cluster.ts';

/** What a server gets from its caller. */
export interface ServerWorld {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programs?: ProgramPort; // the protocol of contest programs; without it they cannot connect
  readonly thinking?: Thinking; // where bots think; by default in this thread
  readonly cluster?: Cluster; // without it this is the only server on the store
}
/** The same, and what the server adds for its node. */
export interface NodeWorld extends ServerWorld {
  readonly metrics: Pick<
    Metrics,
    'request' | 'delivery' | 'slowReader' | 'think' | 'fault' | 'takeover' | 'late' | 'hint' | 'registry'
  >;
  readonly tracer?: Tracer | undefined; // undefined: nothing is traced
  readonly isOverloaded: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClosing: () => boolean;
}
