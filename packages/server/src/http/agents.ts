import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { refuseWith } from '@moonrise/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, visitorOf } from '../limits/addresses.ts';
import type { AgentDoor } from '../mcp/agent-door.ts';
import { isAllowedOrigin } from '../sockets/allowed-origin.ts';
import { refuse } from './refuse.ts';
import type { HttpWorld } from './world.ts';

const closing = refuseWith('closing', 'The server is restarting: come back in a moment.');
const badOrigin = refuseWith('bad_origin', 'The page that sent this belongs to another origin.');

/** `/mcp`: the Model Context Protocol over HTTP. */
export function agents(app: FastifyInstance, { settings, guards, isClosing }: HttpWorld, door: AgentDoor): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    onRequest: async ({ raw }, reply) => {
      if (isClosing()) return refuse(reply, closing);
      if (!isAllowedOrigin(raw, settings.publicUrl)) return refuse(reply, badOrigin);
      const visitor = visitorOf(raw, settings);
      const refusal = visitor === null ? undefined : await guards.takeEverywhere('http', visitor);
      if (refusal) return refuse(reply, refusal);
    },
    handler: async (request, reply) => {
      const from = { address: addressOf(request.raw, settings), visitor: visitorOf(request.raw, settings) };
      return send(reply, await door.answer(webRequest(request, reply), request.body, from));
    },
  });
}

/** The request as the protocol's package reads it. It is aborted when the client is gone. */
function webRequest({ raw, method, body }: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? null) } : {};
  return new Request(new URL(raw.url ?? '/', 'http://local'), { method, headers, signal: gone.signal, ...sent });
}
function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('cache-control', 'no-store');
  const { body } = response;
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body as unknown as ReadableStream));
}
