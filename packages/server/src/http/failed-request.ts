import { type ErrorCode, refuseWith } from '@moonrise/protocol';
import type { FastifyReply } from 'fastify';
import { DamagedRows } from '../store/soundness.ts';
import { refuse } from './refuse.ts';

const DAMAGED = 'What the server stored of this game is damaged, so it cannot be shown. The operator was told.';

const statusOf = (error: unknown): number => (error as { readonly statusCode?: number }).statusCode ?? 500;
/** True if the server failed, and not the request. */
export const isOurFault = (error: unknown): boolean => statusOf(error) >= 500;

/** Answers a request that failed in the form of all refusals, also where Fastify refused it: its own answers tell of its parts. */
export function refuseFor(error: unknown, reply: FastifyReply): void {
  if (error instanceof DamagedRows) return void refuse(reply, refuseWith('unavailable', DAMAGED));
  const message = isOurFault(error) ? 'The server had an internal error.' : 'This request cannot be read.';
  refuse(reply, refuseWith(codeFor(statusOf(error)), message));
}
function codeFor(status: number): ErrorCode {
  if (status >= 500) return 'internal';
  if (status === 413) return 'too_large';
  return status === 404 ? 'not_found' : 'malformed';
}
