import type { FastifyInstance } from 'fastify';
import { addStrictHeaders } from '../http/headers.ts';

/** Adds security headers to every answer of the admin port, which no one else may keep or index. */
export async function addAdminHeaders(app: FastifyInstance, url: URL | null): Promise<void> {
  await addStrictHeaders(app, url?.protocol === 'https:');
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
