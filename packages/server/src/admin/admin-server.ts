import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { sendOneByOne } from '../http/answers.ts';
import { AdminAccess } from './access/admin-access.ts';
import { RefusedAdminRequest, refusalOf, sendRefusal } from './access/admin-refusal.ts';
import { addAdminHeaders } from './admin-headers.ts';
import { adminPage } from './admin-page.ts';
import type { AdminWorld } from './admin-world.ts';
import { banRoutes } from './routes/bans.ts';
import { oidcRoutes } from './routes/oidc.ts';
import { overviewRoutes } from './routes/overview.ts';
import { recordRoutes } from './routes/records.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sessionRoutes } from './routes/session.ts';

export interface AdminServer {
  listen(): Promise<void>;
  close(): Promise<void>;
  readonly port: number;
}
const BODY = 16_384; // bytes

/** The admin port: a server of its own, apart from the public one. */
export async function openAdmin(world: AdminWorld): Promise<AdminServer> {
  const { admin, settings, log } = world;
  const timeout = settings.limits.request_seconds * 1000;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY,
    forceCloseConnections: true,
    requestTimeout: timeout,
    frameworkErrors: (error, _, reply) => sendRefusal(reply, refusalOf(error)),
    http: { headersTimeout: timeout },
  }) as unknown as FastifyInstance;
  sendOneByOne(app);
  // Before the routes: they keep the handlers that exist when they are added.
  app.setNotFoundHandler((_, reply) =>
    sendRefusal(reply, new RefusedAdminRequest('not_found', 'There is nothing at this address.')),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unavailable' || refusal.code === 'internal')
      log.error({ err: error, route: request.routeOptions.url }, 'an admin request failed');
    sendRefusal(reply, refusal);
  });
  const access = new AdminAccess(world);
  await addAdminHeaders(app, admin.url);
  app.addHook('onRequest', async (request) => void access.check(request));
  for (const add of [sessionRoutes, oidcRoutes, overviewRoutes, roomRoutes, banRoutes, recordRoutes])
    add(app, access, world);
  await adminPage(app);
  return {
    listen: async () => void (await app.listen({ host: admin.host, port: admin.port })),
    close: () => app.close(),
    get port() {
      return (app.server.address() as AddressInfo).port;
    },
  };
}
