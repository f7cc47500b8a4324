import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { api } from './api.ts';
import { clientPages } from './client-pages.ts';
import { isOurFault, refuseFor } from './failed-request.ts';
import { addSecurityHeaders } from './headers.ts';
import { health } from './health.ts';
import { nothingHere, refuse } from './refuse.ts';
import type { HttpWorld } from './world.ts';

const PAGES = [
  '/',
  '/r/:code',
  '/watch/:code',
  '/tv/:code',
  '/games/:id',
  '/replay',
  '/guide',
  '/guide/:rules',
  '/lab',
  '/me',
  '/leaderboard',
] as const;
const CHECK_INTERVAL = 1_000; // ms between checks for late requests

/** All HTTP routes, without the sockets. */
export async function buildHttp(world: HttpWorld): Promise<FastifyInstance> {
  const { settings, log } = world;
  const timeout = settings.limits.request_seconds * 1000;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // URLs contain room codes
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.frame_bytes,
    return503OnClosing: true,
    forceCloseConnections: true, // an unfinished request must not delay a shutdown
    requestTimeout: timeout,
    frameworkErrors: (error, _, reply) => refuseFor(error, reply),
    http: { headersTimeout: timeout, connectionsCheckingInterval: CHECK_INTERVAL },
  }) as unknown as FastifyInstance;
  await addSecurityHeaders(app, settings.publicUrl);
  const showPage = await clientPages(app, settings.publicUrl, PAGES);
  health(app, world);
  api(app, world);
  app.setNotFoundHandler((request, reply) => {
    if (isBrowser(request)) return showPage(request, reply.code(404)); // the page explains it in the reader's language
    return refuse(reply, nothingHere);
  });
  app.setErrorHandler((error, request, reply) => {
    if (isOurFault(error)) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    refuseFor(error, reply);
  });
  return app;
}

/** True if a browser asks for a page. */
const isBrowser = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
