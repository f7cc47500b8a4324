import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@moonrise/server';
import type { AgentRefusal, RefusedConnection } from '../agents/refusal.ts';
import { type CheckedToken, tokenIn } from '../agents/token.ts';
import type { Config } from '../config/config.ts';
import type { Contest } from '../contest.ts';
import type { Insight } from '../logs/live-feed.ts';
import type { Schedule } from '../matching/schedule.ts';
import type { SpokenContest } from '../spoken/spoken-contest.ts';
import type { Ledger } from '../standings/ledger.ts';
import type { ScoreTally } from '../standings/tally.ts';
import { remoteOf } from './address.ts';

export interface ApiWorld {
  readonly contest: Contest;
  readonly config: Config;
  readonly clock: Clock;
  readonly version: string;
  readonly schedule: Schedule | null;
  readonly ledger: Ledger;
  readonly tally: ScoreTally;
  readonly spoken: SpokenContest;
  readonly check: ((token: string) => CheckedToken) | null; // null: there is no secret to check tokens with
  readonly refused: (refused: RefusedConnection) => void;
}
/** A request with the access of its sender. */
export interface ApiRequest {
  readonly world: ApiWorld;
  readonly response: ServerResponse;
  readonly insight: Insight;
  readonly query: URLSearchParams;
  readonly name: string; // the variable part of the path
  readonly rest: string; // its second variable part
}
type Handler = (asked: ApiRequest) => void;
export type ApiHandlers = readonly (readonly [RegExp, Handler])[];

/**
 * Without authentication anyone sees what contestants see (and the roles, if so configured), and the organisers' token shows
 * everything. With authentication nothing is shown without a token. Undefined: the token is wrong or missing.
 */
export function insightOf(
  { config, check, refused }: ApiWorld,
  address: URL,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
): Insight | undefined {
  const token = tokenIn(address, request.headers.authorization);
  const anyone = config.viewer.show_roles_live ? 'roles' : 'public';
  if (token === undefined && config.secret === null) return anyone;
  if (token !== undefined && !check) return anyone;
  const why = token === undefined || !check ? 'no_token' : viewerFault(check(token));
  if (why === undefined) return 'full';
  refused({ why, address: remoteOf(request) });
  return undefined;
}
function viewerFault(checked: CheckedToken): AgentRefusal | undefined {
  if (!checked.ok) return checked.why;
  return checked.claims.role === 'RECEIVER' ? undefined : 'role';
}
