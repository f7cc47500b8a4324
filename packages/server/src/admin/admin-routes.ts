import {
  type AdminAnswer,
  type AdminPath,
  type AdminPayload,
  type AdminRoute,
  adminRoutes,
} from '@moonrise/protocol/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ModeratorIdentity } from '../moderation/moderation-events.ts';
import type { AdminAccess, SignedIn } from './access/admin-access.ts';
import { RefusedAdminRequest } from './access/admin-refusal.ts';
import type { RequestWay } from './access/request-checks.ts';

type Part<P extends AdminPath, K extends 'params' | 'query'> = (typeof adminRoutes)[P] extends {
  readonly [key in K]: infer S extends z.ZodType;
}
  ? z.infer<S>
  : undefined;
/** A request that has passed all checks. */
export interface AdminRequest<P extends AdminPath> {
  readonly who: ModeratorIdentity;
  readonly signedIn: SignedIn | undefined; // undefined only for routes that need no role
  readonly way: RequestWay;
  readonly params: Part<P, 'params'>;
  readonly query: Part<P, 'query'>;
  readonly payload: AdminPayload<P>;
  readonly reply: FastifyReply;
}
export type AdminHandler<P extends AdminPath> = (request: AdminRequest<P>) => Promise<AdminAnswer<P>>;

const NO_ONE: ModeratorIdentity = { name: '', role: 'moderator', way: 'token' };

/** Adds a route of the table: checks, reads, handles, and sends only what the schema of its answer allows. */
export function addRoute<P extends AdminPath>(
  app: FastifyInstance,
  access: AdminAccess,
  path: P,
  handle: AdminHandler<P>,
): void {
  const route: AdminRoute = adminRoutes[path];
  const [method = 'GET', url = ''] = path.split(' ');
  app.route({
    method,
    url: `/admin/api${url}`,
    handler: async (request, reply) => {
      const way = access.check(request);
      const signedIn =
        route.needs === 'nothing' ? await access.of(request, way) : await access.must(request, way, route.needs);
      const asked = { who: signedIn?.moderator ?? NO_ONE, signedIn, way, reply, ...read(route, request) };
      const answer = await handle(asked as AdminRequest<P>);
      return reply.send(route.answer.parse(answer));
    },
  });
}

function read({ params, query, payload }: AdminRoute, request: FastifyRequest) {
  return {
    params: params && readPart(params, request.params),
    query: query && readPart(query, request.query),
    payload: payload && readPart(payload, request.body ?? {}),
  };
}
function readPart(schema: z.ZodType, given: unknown): unknown {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new RefusedAdminRequest('malformed', `${where}${issue?.message ?? 'This request cannot be read'}.`);
}
