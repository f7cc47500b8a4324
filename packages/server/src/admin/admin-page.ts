import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PAGE = fileURLToPath(new URL('../../../web/dist-admin', import.meta.url)); // built from packages/web
const unbuilt = '<!doctype html><title>Moonrise admin</title><p>The admin page is not built: npm run build.';

/** Serves the admin page and its files. Everyone may load it; what it shows needs a session. */
export async function adminPage(app: FastifyInstance): Promise<void> {
  const page = readPage();
  app.get('/', (_, reply) => reply.redirect('admin/'));
  app.get('/admin', (_, reply) => reply.redirect('admin/')); // relative: a proxy may serve it under another path
  app.get('/admin/', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  if (!existsSync(join(PAGE, 'assets'))) return;
  await app.register(files, {
    root: join(PAGE, 'assets'), // the names of built files contain a hash of their content
    prefix: '/admin/assets/',
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

function readPage(): string {
  try {
    return readFileSync(join(PAGE, 'index.html'), 'utf8');
  } catch {
    return unbuilt;
  }
}
