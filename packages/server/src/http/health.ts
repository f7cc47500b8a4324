import { refuseWith } from '@moonrise/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';
import type { HttpWorld } from './world.ts';

/** Balancers and monitors may call these by any name. */
export const PROBES: readonly string[] = ['/healthz', '/readyz'];

/** Liveness and readiness for monitoring. */
export function health(app: FastifyInstance, { store, storage, isClosing }: HttpWorld): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isClosing()) return refuse(reply, refuseWith('closing', 'The server is shutting down.'));
    if (storage.isFull()) return refuse(reply, refuseWith('unavailable', 'The disk is full: nothing can be stored.'));
    try {
      await store.head('ready');
      return { status: 'ready' };
    } catch {
      return refuse(reply, refuseWith('unavailable', 'The store does not answer.'));
    }
  });
}
