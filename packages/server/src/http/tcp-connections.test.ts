import { expect, test } from 'vitest';
import { GET, IdleConnections, UPGRADE } from '../testing/contract/limits/idle-connections.ts';
import { type Serving, type ServingOptions, serving } from '../testing/serving.ts';

const limits = { overload_lag_ms: 1e9, tcp_per_address: 16, keep_alive_seconds: 1, request_seconds: 1 };

const idle = (options: ServingOptions, work: (on: Serving, connections: IdleConnections) => Promise<void>) =>
  serving(
    async (on) => {
      const connections = new IdleConnections(on);
      try {
        await work(on, connections);
      } finally {
        connections.close();
      }
    },
    { isLimited: true, limits, ...options },
  );

test('one address cannot hold more than its TCP connections, and idle ones are closed (T81)', () =>
  idle({}, async (_, connections) => {
    for (let i = 0; i < 40; i++) await connections.add(GET);
    await expect.poll(() => connections.open.size).toBeLessThanOrEqual(16);
    expect(connections.heard.filter((text) => text.includes('200 OK'))).toHaveLength(16);
    expect(connections.heard.findLast((text) => text.includes('429'))).toContain('Too many open connections');
    await expect.poll(() => connections.open.size, { timeout: 20_000 }).toBe(0);
    await connections.add(GET);
    expect(connections.heard.at(-1)).toContain('200 OK');
  }));

test('connections that never send a request count and are closed too (T81)', () =>
  idle({}, async (_, connections) => {
    const silent = Array.from({ length: 40 }, () => connections.add(''));
    await expect.poll(() => connections.open.size, { timeout: 20_000 }).toBeLessThanOrEqual(16);
    await Promise.all(silent);
    expect(connections.heard.filter((text) => text.includes('Too many open connections'))).toHaveLength(24);
    await expect.poll(() => connections.open.size, { timeout: 20_000 }).toBe(0);
  }));

test('the connections of a trusted proxy are not counted (T81)', () =>
  idle({ env: { TRUST_PROXY: 'loopback' } }, async (_, connections) => {
    for (let i = 0; i < 40; i++) await connections.add(GET);
    expect(connections.heard.filter((text) => text.includes('200 OK'))).toHaveLength(40);
    expect(connections.open.size).toBe(40);
  }));

test('silent WebSockets that do not answer the close frame never exceed their limit (T81)', () =>
  idle(
    { limits: { ...limits, tcp_per_address: 1_000, connections_per_address: 8, hello_seconds: 1 } },
    async (_, connections) => {
      const accepted = () => connections.heard.filter((text) => text.includes('101 Switching')).length;
      let most = 0;
      while (accepted() < 24) {
        await connections.add(UPGRADE);
        most = Math.max(most, connections.open.size);
      }
      expect(most).toBeLessThanOrEqual(8 + 1); // one is just being refused
      await expect.poll(() => connections.open.size, { timeout: 20_000 }).toBe(0);
    },
  ));
