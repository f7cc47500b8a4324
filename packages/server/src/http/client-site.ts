import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { sendOneByOne } from './answers.ts';
import { clientPages } from './client-pages.ts';
import { refuseFor } from './failed-request.ts';
import { addSecurityHeaders } from './headers.ts';
import { pictures } from './pictures.ts';
import { nothingHere, refuse } from './refuse.ts';
import { rulesetInWords } from './ruleset-list.ts';
import { languageOf, rulesetListCache } from './ruleset-list-cache.ts';

export type ClientSite = (request: IncomingMessage, response: ServerResponse) => void;

/** The web client with its texts and pictures, for a server without rooms, such as the contest server. */
export async function openClientSite(pages: readonly [first: string, ...others: string[]]): Promise<ClientSite> {
  const app = fastify({ frameworkErrors: (error, _, reply) => refuseFor(error, reply) }) as unknown as FastifyInstance;
  sendOneByOne(app);
  await addSecurityHeaders(app, null);
  await clientPages(app, {}, pages);
  const lists = rulesetListCache();
  app.get('/api/rulesets', (request, reply) => lists(request).send(request, reply));
  app.get('/api/rulesets/:id', ({ params, query }, reply) => {
    const { options } = query as { readonly options?: string | string[] };
    const found = rulesetInWords(languageOf(query), (params as { readonly id: string }).id, options);
    return 'ok' in found ? refuse(reply, found) : reply.send(found);
  });
  pictures(app);
  app.get('/', (_, reply) => reply.redirect(pages[0]));
  app.setNotFoundHandler((_, reply) => refuse(reply, nothingHere));
  app.setErrorHandler((error, _, reply) => refuseFor(error, reply));
  await app.ready();
  return (request, response) => app.routing(request, response);
}
