import type { FastifyInstance } from 'fastify';
import { addressOf, visitorOf } from '../limits/addresses.ts';
import type { HttpWorld } from './world.ts';

/**
 * Handles requests in slices in which networks take turns, together with those of sockets. Node accepts one new connection in each turn
 * of the event loop, so a long turn also keeps new visitors out. Call it after the hook that refuses requests sent without waiting.
 */
export function takeTurns(app: FastifyInstance, { settings, slices }: Pick<HttpWorld, 'settings' | 'slices'>): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    await slices.turn(visitorOf(raw, settings) ?? addressOf(raw, settings));
    if (raw.socket.destroyed) reply.hijack(); // the client did not wait
  });
}
