import { expect, test } from 'vitest';
import { opened, served, until } from '../testing/served.ts';

const ELSEWHERE = '127.0.0.2';

test('T84 200 silent sockets of one address keep no agent out', () =>
  served({ config: 'server: { limits: { name: 10m } }' }, async ({ url, server }) => {
    const silent = await Promise.all(Array.from({ length: 200 }, () => opened(url, { name: null })));
    await opened(url, { name: 'otters1', from: ELSEWHERE });
    await opened(url, { name: 'badgers1' });
    await until(() => server.contest.room.size === 2);
    expect(server.contest.room.present).toEqual(['otters', 'badgers']);
    expect(await Promise.race(silent.map(({ closed }) => closed))).toBe(1008); // one made room for the second agent
  }));

test('T84 one address has a limited number of connections', () =>
  served({ config: 'server: { limits: { connections_per_address: 2 } }' }, async ({ url, server }) => {
    const [first] = [await opened(url, { name: 'otters1' }), await opened(url, { name: 'otters2' })];
    await expect(opened(url, { name: 'otters3' })).rejects.toThrow('503');
    await opened(url, { name: 'badgers1', from: ELSEWHERE });
    await until(() => server.contest.room.size === 3);
    first.socket.close();
    await until(() => server.contest.room.size === 2);
    await opened(url, { name: 'otters4' });
    await until(() => server.contest.room.size === 3);
  }));
