import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basePathOf } from './base-path.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url)); // the web client, built
const unbuilt = '<!doctype html><title>Moonrise</title><h1>Moonrise</h1><p>The web client is not built: npm run build.';

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the web client: its files, and one page at all these addresses. Returns the handler that sends the page. */
export async function clientPages(
  app: FastifyInstance,
  { publicUrl = null, hasArenas = false }: { readonly publicUrl?: string | null; readonly hasArenas?: boolean },
  addresses: readonly [start: string, ...others: string[]],
): Promise<ShowPage> {
  const base = basePathOf(publicUrl);
  await app.register(files, {
    root: PUBLIC,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // The names of built files contain a hash of their content.
      const isBuilt = path.startsWith(join(PUBLIC, 'assets'));
      reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache');
      const script = isBuilt && /[^/\\]+\.js(?=$|\.br$|\.gz$)/.exec(path)?.[0]; // packed or not
      if (script) reply.header('sourcemap', `${base}/assets/${script}.map`);
    },
  });
  const page = withFacts(readPage(), addresses[0], hasArenas);
  const shown = new Map(addresses.map((address) => [address, withBase(withFiles(page, address), base)]));
  const other = withBase(page, base);
  const show: ShowPage = (request, reply) => {
    const address = request.routeOptions.url ?? '';
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send(withPreview(withGame(shown.get(address) ?? other, request, base), publicUrl ?? originOf(request)));
  };
  for (const path of addresses) app.get(path, show);
  return show;
}

/** Written by the build: the addresses with the files that they need. */
function readFiles(): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(readFileSync(join(PUBLIC, '.vite', 'addresses.json'), 'utf8'));
  } catch {
    return {};
  }
}

function readPage(): string {
  try {
    return readFileSync(join(PUBLIC, 'index.html'), 'utf8');
  } catch {
    return unbuilt;
  }
}

const STYLE = /<link rel="stylesheet"[^>]*>/;
/** Right after the style sheet, before what was put there before. */
const early = (links: string, page: string): string => page.replace(STYLE, (style) => style + links);
/** Names the files that this address needs, so that they load beside the script and not after it. */
const withFiles = (page: string, address: string): string =>
  early((filesByAddress[address] ?? []).map(linkTo).join(''), page);
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
const filesByAddress = readFiles();

const GAME = /^[\w-]{1,64}$/;
/** A replay's game is asked for at once, too. */
function withGame(page: string, { routeOptions, params }: FastifyRequest, base: string): string {
  const { id = '' } = params as { readonly id?: string };
  const isReplay = routeOptions.url === '/games/:id' && GAME.test(id);
  return isReplay ? early(`<link rel="preload" as="fetch" crossorigin href="${base}/api/games/${id}">`, page) : page;
}

/** Tells the client which page is the start page of this server, and whether there are arenas to see. */
const withFacts = (page: string, start: string, hasArenas: boolean): string =>
  page.replace('<html ', `<html data-start="${start}" ${hasArenas ? 'data-arenas ' : ''}`);

/** Below a path the page asks for its files there, and tells the client. */
const withBase = (page: string, base: string): string =>
  base === ''
    ? page
    : page.replace(/ (href|src)="\//g, ` $1="${base}/`).replace('<html ', `<html data-base="${base}" `);

/** Link previews need an absolute picture URL. */
const withPreview = (page: string, origin: string): string =>
  page.replace('content="/og.png"', `content="${origin}/og.png"`);

const HOST = /^[\w.:[\]-]{1,255}$/;
const originOf = ({ protocol, host }: FastifyRequest): string => (HOST.test(host) ? `${protocol}://${host}` : '');
