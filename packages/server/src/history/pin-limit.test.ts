import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import type { History } from './history.ts';
import { historyRoutes } from './routes.ts';

test('requests at the same time cannot pin more games than a profile may', async () => {
  const pinned = new Set<string>();
  const storage = {
    pins: async () => [...pinned],
    pin: async (game: string) => Boolean(pinned.add(game)),
  };
  const read = readSettings({ DATA_DIR: '/nowhere' });
  if (!read.ok) throw new Error(read.message);
  const routes = new Map<string, (request: FastifyRequest) => Promise<object>>();
  const history = { hasPlayed: async () => true } as unknown as History;
  const add = (path: string, answer: (request: FastifyRequest) => Promise<object>) => void routes.set(path, answer);
  historyRoutes({ history, storage, settings: read.settings }, add, add);
  const headers = { authorization: `Bearer ${'p'.repeat(43)}` };
  const pin = (game: number) =>
    routes.get('/api/me/pin')?.({ headers, body: { game_id: `game${game}`, pinned: true } } as FastifyRequest);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, game) => pin(game)));
  expect(pinned.size).toBe(50);
  expect(answers.filter((answer) => 'error' in (answer ?? {}))).toHaveLength(10);
});
