import { errors, type Refused, refuseWith } from '@moonrise/protocol';
import type { FastifyReply } from 'fastify';

export function refuse(reply: FastifyReply, { error }: Refused): FastifyReply {
  if (error.retry_after !== undefined) reply.header('retry-after', String(error.retry_after));
  return reply.code(errors[error.code].status).send({ error });
}

export const nothingHere = refuseWith('not_found', 'Nothing was found at this address.');
