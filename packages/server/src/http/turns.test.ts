import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { Slices } from '../operations/slices.ts';
import { readSettings } from '../settings/settings.ts';
import { takeTurns } from './turns.ts';

const FLOOD = '192.0.2.1';
const HONEST = '198.51.100.7';

test('a network with many requests at once does not hold up another one', async () => {
  const read = readSettings({});
  if (!read.ok) throw new Error(read.message);
  const app = fastify() as unknown as FastifyInstance;
  takeTurns(app, { settings: read.settings, slices: new Slices() });
  const served: string[] = [];
  app.get('/', async ({ ip }) => {
    served.push(ip);
    for (const end = performance.now() + 2; performance.now() < end; ); // blocks the event loop
    return {};
  });
  await app.ready();
  const get = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  await Promise.all([...Array.from({ length: 50 }, () => get(FLOOD)), get(HONEST)]);
  expect(served).toHaveLength(51);
  expect(served.indexOf(HONEST)).toBeLessThan(25);
  await app.close();
});
