import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { ulid } from 'ulid';
import type { AgentDoor } from '../mcp/agent-door.ts';
import { agents } from './agents.ts';
import { isAllowedHost, wrongHost } from './allowed-host.ts';
import { sendOneByOne } from './answers.ts';
import { api } from './api.ts';
import { clientPages } from './client-pages.ts';
import { isOurFault, refuseFor } from './failed-request.ts';
import { addSecurityHeaders } from './headers.ts';
import { health, PROBES } from './health.ts';
import { nothingHere, refuse } from './refuse.ts';
import { keepAliveTimeout, limitTcpConnections } from './tcp-connections.ts';
import { takeTurns } from './turns.ts';
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
  '/arena',
  '/arena/:name',
] as const;
const REQUEST_ID = 'x-request-id';
const CHECK_INTERVAL = 1_000; // ms between checks for late requests

/** All HTTP routes, without the sockets. */
export async function buildHttp(world: HttpWorld, door: AgentDoor | null = null): Promise<FastifyInstance> {
  const { settings, log } = world;
  const timeout = settings.limits.request_seconds * 1000;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }), // URLs contain room codes
    genReqId: () => ulid(), // never the client's own: it could forge lines of another request
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.frame_bytes,
    return503OnClosing: true,
    forceCloseConnections: true, // an unfinished request must not delay a shutdown
    requestTimeout: timeout,
    keepAliveTimeout: keepAliveTimeout(settings),
    frameworkErrors: (error, { id }, reply) => refuseFor(error, reply.header(REQUEST_ID, id)),
    http: { headersTimeout: timeout, connectionsCheckingInterval: CHECK_INTERVAL },
  }) as unknown as FastifyInstance;
  limitTcpConnections(app.server, world.guards, settings);
  sendOneByOne(app);
  takeTurns(app, world);
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(REQUEST_ID, id));
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (!isAllowedHost(headers, settings) && !PROBES.includes(routeOptions.url ?? '')) return refuse(reply, wrongHost);
  });
  await addSecurityHeaders(app, settings.publicUrl, settings.embedOrigins);
  const shown = { publicUrl: settings.publicUrl, hasArenas: settings.arenas !== null };
  const showPage = await clientPages(app, shown, PAGES);
  health(app, world);
  api(app, world);
  if (door) agents(app, world, door);
  app.setNotFoundHandler((request, reply) => {
    if (isBrowser(request)) return showPage(request, reply.code(404)); // the page explains it in the reader's language
    return refuse(reply, nothingHere);
  });
  app.setErrorHandler((error, request, reply) => {
    if (isOurFault(error)) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    refuseFor(error, reply);
  });
  return app;
}

/** True if a browser asks for a page. */
const isBrowser = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
