import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

interface FaultsWorld {
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'fault'>;
}
/** Counts and logs every fault. */
export const faultsOf = ({ log, metrics }: FaultsWorld) => ({
  failed: (event: string, error: unknown): void => {
    metrics.fault('request');
    log.error({ err: error, event }, 'a request failed');
  },
  trouble: (about: string, error: unknown): void => {
    metrics.fault('trouble');
    log.error({ err: error, about }, 'something failed and will be tried again');
  },
  quarantined: (game: string, error: unknown): void => {
    metrics.fault('quarantine');
    log.error({ err: error, game }, 'a game met a fault and was stopped; its log is kept');
  },
});
export type NodeFaults = ReturnType<typeof faultsOf>;
