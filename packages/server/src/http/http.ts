import { type ErrorCode, refuseWith } from '@moonrise/protocol';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { api } from './api.ts';
import { clientPages } from './client-pages.ts';
import { guarded } from './headers.ts';
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
const LOOK = 1_000; // ms after which Node looks again who is late

/** Everything over HTTP but the live part. */
export async function buildHttp(world: HttpWorld): Promise<FastifyInstance> {
  const { settings, log } = world;
  const patience = settings.limits.request_seconds * 1000;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // addresses of rooms do not belong into logs
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.frame_bytes,
    return503OnClosing: true,
    forceCloseConnections: true, // a request that is never finished holds up no stop
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: LOOK },
  }) as unknown as FastifyInstance;
  await guarded(app, settings.publicUrl);
  const showPage = await clientPages(app, settings.publicUrl, PAGES);
  health(app, world);
  api(app, world);
  app.setNotFoundHandler((request, reply) => {
    if (isPerson(request)) return showPage(request, reply.code(404)); // it says so in the person's language
    return refuse(reply, nothingHere);
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    refuse(reply, refuseWith(codeFor(statusCode), messageFor(statusCode)));
  });
  return app;
}

/** Whether somebody has opened this address in a browser. */
const isPerson = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

function codeFor(status: number): ErrorCode {
  if (status >= 500) return 'internal';
  if (status === 413) return 'too_large';
  return status === 404 ? 'not_found' : 'malformed';
}
const messageFor = (status: number): string =>
  status >= 500 ? 'The server had an internal error.' : 'This request cannot be read.';
