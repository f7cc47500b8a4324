import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url)); // the web client, built
const unbuilt = '<!doctype html><title>Moonrise</title><h1>Moonrise</h1><p>The web client is not built: npm run build.';

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The web client: one page at every address a player may open, and the files it is made of. Gives back what shows the page. */
export async function clientPages(
  app: FastifyInstance,
  publicUrl: string | null,
  addresses: readonly [start: string, ...others: string[]],
): Promise<ShowPage> {
  await app.register(files, {
    root: PUBLIC,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of built files change with their content.
      const isBuilt = path.startsWith(join(PUBLIC, 'assets'));
      reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache');
      const script = isBuilt && /[^/\\]+\.js(?=$|\.br$|\.gz$)/.exec(path)?.[0]; // packed or not
      if (script) reply.header('sourcemap', `/assets/${script}.map`);
    },
  });
  const page = withStart(readPage(), addresses[0]);
  const show: ShowPage = (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(withPreview(page, publicUrl ?? originOf(request)));
  for (const path of addresses) app.get(path, show);
  return show;
}

function readPage(): string {
  try {
    return readFileSync(join(PUBLIC, 'index.html'), 'utf8');
  } catch {
    return unbuilt;
  }
}

/** The links to the start page lead to the first page of this server. */
const withStart = (page: string, start: string): string => page.replace('<html ', `<html data-start="${start}" `);

/** Whoever draws a preview card for a link needs the picture's whole address. */
const withPreview = (page: string, origin: string): string =>
  page.replace('content="/og.png"', `content="${origin}/og.png"`);

const HOST = /^[\w.:[\]-]{1,255}$/;
const originOf = ({ protocol, host }: FastifyRequest): string => (HOST.test(host) ? `${protocol}://${host}` : '');
