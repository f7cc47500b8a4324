import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { clientPages } from './client-pages.ts';
import { guarded } from './headers.ts';
import { pictures } from './pictures.ts';
import { nothingHere, refuse } from './refuse.ts';
import { rulesetLists } from './ruleset-lists.ts';

export type ClientSite = (request: IncomingMessage, response: ServerResponse) => void;

/** The web client with its words and pictures, for a server that has other things to show than rooms. */
export async function openClientSite(pages: readonly [first: string, ...others: string[]]): Promise<ClientSite> {
  const app = fastify() as unknown as FastifyInstance;
  await guarded(app, null);
  await clientPages(app, null, pages);
  const lists = rulesetLists();
  app.get('/api/rulesets', (request, reply) => lists(request).send(request, reply));
  pictures(app);
  app.get('/', (_, reply) => reply.redirect(pages[0]));
  app.setNotFoundHandler((_, reply) => refuse(reply, nothingHere));
  await app.ready();
  return (request, response) => app.routing(request, response);
}
