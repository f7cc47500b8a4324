import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@moonrise/server';
import { readToken, tokenIn } from '../agents/token.ts';
import type { Config } from '../config/config.ts';
import type { Contest } from '../contest.ts';
import type { Insight } from '../logs/live-feed.ts';
import type { Schedule } from '../matching/schedule.ts';
import type { Ledger } from '../standings/ledger.ts';
import type { ScoreTally } from '../standings/tally.ts';

export interface ApiWorld {
  readonly contest: Contest;
  readonly config: Config;
  readonly clock: Clock;
  readonly version: string;
  readonly schedule: Schedule | null;
  readonly ledger: Ledger;
  readonly tally: ScoreTally;
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
  { config, clock }: ApiWorld,
  address: URL,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Insight | undefined {
  const token = tokenIn(address, headers.authorization);
  const anyone = config.viewer.show_roles_live ? 'roles' : 'public';
  if (token === undefined) return config.secret === null ? anyone : undefined;
  const secret = config.secret ?? config.organiserSecret;
  if (secret === null) return anyone; // there is no secret to check it with
  return readToken(token, secret, clock.now())?.role === 'RECEIVER' ? 'full' : undefined;
}
