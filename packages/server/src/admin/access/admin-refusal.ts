import { type AdminErrorCode, adminErrors } from '@moonrise/protocol/admin';
import type { FastifyReply } from 'fastify';

/** Thrown by a route to refuse a request. */
export class RefusedAdminRequest extends Error {
  readonly code: AdminErrorCode;
  readonly retryAfter: number | undefined;
  constructor(code: AdminErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function sendRefusal(reply: FastifyReply, { code, message, retryAfter }: RefusedAdminRequest): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const error = { code, message, ...(retryAfter !== undefined && { retry_after: retryAfter }) };
  return reply.code(adminErrors[code]).send({ error });
}

const unavailable = () =>
  new RefusedAdminRequest('unavailable', 'The server could not save that, so nothing happened: try again.');

/** A failed request as a refusal. Errors of Fastify have a status; all others are faults of the server. */
export function refusalOf(error: unknown): RefusedAdminRequest {
  if (error instanceof RefusedAdminRequest) return error;
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
  if (status === 413) return new RefusedAdminRequest('too_large', 'This request is too large.');
  if (status < 500) return new RefusedAdminRequest('malformed', 'This request cannot be read.');
  return unavailable();
}
