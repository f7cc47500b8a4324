import type { Logger } from 'pino';
import type { LostConnection, LostReason } from '../store/postgres/connections.ts';
import { messageOf } from './log.ts';
import { RepeatedErrors } from './repeated-errors.ts';

const WORDS: Readonly<Record<LostReason, string>> = {
  silent: 'a database connection gave no answer: it was dropped, and new ones are opened',
  cut: 'a database connection was cut, or could not be opened: it is tried again',
  refused:
    'the database refuses more connections: raise its max_connections, or lower MOONRISE_DATABASE_CONNECTIONS on the nodes',
  'read-only': 'the database takes no changes, as a standby does: new connections are opened',
};

/** Logs why database connections were lost, each reason once a minute with its count. */
export function lostConnections(log: Pick<Logger, 'error'>): LostConnection {
  const repeated = new RepeatedErrors(() => performance.now());
  return (reason, error) => {
    const times = repeated.count({ message: reason });
    if (times > 0) log.error({ why: messageOf(error), ...(times > 1 && { times }) }, WORDS[reason]);
  };
}
