import type { AiKind } from '@moonrise/protocol';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import type { Matches } from '../matches/matches.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Programs } from '../programs/programs.ts';
import type { Push } from '../push/push.ts';
import type { LiveRoom } from './live-room.ts';

/** What an open room works with. */
export interface LiveWorld {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly aiKinds: readonly AiKind[]; // which kinds can play an AI seat
  readonly programs: Programs | null; // null: none can connect
  readonly push: Push | null; // null: no one is told of slow games
  readonly cluster: Cluster | undefined; // undefined: no other node has this room
  readonly trouble: Trouble;
  readonly closed: (room: LiveRoom) => void;
}
