import type { FastifyInstance } from 'fastify';
import { closeIfStuck } from './close-if-stuck.ts';

const SLOWEST = 30_000; // ms without reading: a phone with a bad network comes back sooner

/**
 * Sends one answer at a time on a connection, and disconnects a client that does not read it. Browsers and proxies wait
 * for an answer before they send the next request. Others could let the server open a thousand files with one packet, and files whose
 * turn never comes stay open. Call it before other hooks are added.
 */
export function sendOneByOne(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (reply.raw.socket !== null) return; // no earlier answer is waiting
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('onSend', async (_, reply) => closeIfStuck(reply.raw, SLOWEST));
}
