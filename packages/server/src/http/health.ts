import { refuseWith } from '@moonrise/protocol';
import type { FastifyInstance } from 'fastify';
import { version } from '../operations/version.ts';
import { refuse } from './refuse.ts';
import type { HttpWorld } from './world.ts';

/** Balancers and monitors may call these by any name. */
export const PROBES: readonly string[] = ['/healthz', '/readyz', '/version'];

const MOST_WAIT = 2_000; // ms for the store

/** Liveness and readiness for monitoring. */
export function health(app: FastifyInstance, { store, storage, settings, node, isClosing }: HttpWorld): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/version', async (_, reply) => {
    reply.header('cache-control', 'no-store'); // a proxy would tell of another node
    return { version, build: settings.build, node };
  });
  app.get('/readyz', async (_, reply) => {
    if (isClosing()) return refuse(reply, refuseWith('closing', 'The server is shutting down.'));
    if (storage.isFull()) return refuse(reply, refuseWith('unavailable', 'The disk is full: nothing can be stored.'));
    const isAnswering = !storage.isStalled() && (await answersInTime(store.head('ready')));
    return isAnswering ? { status: 'ready' } : refuse(reply, refuseWith('unavailable', 'The store does not answer.'));
  });
}

/** Probes give up after a few seconds, so they get an answer sooner. */
async function answersInTime(asked: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), MOST_WAIT);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
