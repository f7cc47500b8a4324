import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type LogIds, messageOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import { RepeatedErrors } from './repeated-errors.ts';

interface FaultsWorld {
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly metrics: Pick<Metrics, 'fault'>;
  readonly clock: Pick<Clock, 'now'>;
}
/** Reports work that failed and will be tried again. */
export type Trouble = (about: string, error: unknown, ids?: LogIds) => void;

/** Rooms and games by their ids, also if the streams are given. */
const named = ({ room, game, ...ids }: LogIds): LogIds => ({
  ...ids,
  ...(room !== undefined && { room: room.replace(/^room\//, '') }),
  ...(game !== undefined && { game: game.replace(/^game\//, '') }),
});

/** Counts and logs every fault, and logs refusals. The same failure again, such as a store that is away, is logged once a minute. */
export const faultsOf = ({ log, metrics, clock }: FaultsWorld) => {
  const repeated = new RepeatedErrors(() => clock.now());
  const trouble: Trouble = (about, error, ids = {}) => {
    metrics.fault('trouble');
    const times = repeated.count(error);
    const line = { ...named(ids), about };
    if (times === 1) log.error({ ...line, err: error }, 'something failed and will be tried again');
    else if (times > 1) log.error({ ...line, why: messageOf(error), times }, 'something failed again');
  };
  return {
    trouble,
    failed: (event: string, error: unknown, ids: LogIds = {}): void => {
      metrics.fault('request');
      log.error({ ...named(ids), event, err: error }, 'a request failed');
    },
    refused: (event: string, reason: string, ids: LogIds): void =>
      log.info({ ...named(ids), event, reason }, 'a request was refused'),
    quarantined: (error: unknown, ids: LogIds): void => {
      metrics.fault('quarantine');
      log.error({ ...named(ids), err: error }, 'a game failed and was stopped; its log is kept');
    },
  };
};
export type NodeFaults = ReturnType<typeof faultsOf>;
