import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { type Serving, serving } from '../../serving.ts';
import { yamlIn } from '../project-file.ts';
import { behind, isInstalled, type ProxyProgram, proxies } from './proxy.ts';

/** A server that allows two wrong codes, behind a real proxy on the same machine. */
async function serveBehind(proxy: ProxyProgram, work: (url: string, on: Serving) => Promise<void>): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_URL: url, TRUST_PROXY: 'loopback', METRICS_PORT: '0' };
  await serving((on) => behind(proxy, { port, server: `127.0.0.1:${on.server.address.port}` }, () => work(url, on)), {
    env,
    isLimited: true,
    limits: { wrong_codes_per_minute: 2 },
  });
}
const forged = (last: number) => ({
  'x-forwarded-for': `203.0.113.${last}`,
  'x-real-ip': `203.0.113.${last}`,
  forwarded: `for=203.0.113.${last}`,
});

afterAll(() => {
  for (const { name } of proxies.filter((one) => !isInstalled(one)))
    console.warn(`NOT TESTED: the recipe for ${name}, which is not installed.`);
});

for (const proxy of proxies) {
  test.runIf(isInstalled(proxy))(`${proxy.name}: clients cannot choose the address that limits count`, () =>
    serveBehind(proxy, async (url) => {
      const answers: number[] = [];
      for (let i = 1; i <= 4; i++)
        answers.push((await fetch(`${url}/api/rooms/NONE${i}`, { headers: forged(i) })).status);
      expect(answers).toEqual([404, 404, 429, 429]);
    }),
  );
  test.runIf(isInstalled(proxy))(
    `${proxy.name}: players connect by WebSocket and by polling, metrics stay private`,
    () =>
      serveBehind(proxy, async (url, on) => {
        for (const transport of ['websocket', 'polling']) {
          const socket = io(url, { transports: [transport], extraHeaders: { origin: url }, reconnection: false });
          const answer = await socket.timeout(20_000).emitWithAck('create_room', { name: 'Anna' });
          expect([transport, answer.ok]).toEqual([transport, true]);
          socket.close();
        }
        for (const path of ['/metrics', '/admin', '/admin/api/session'])
          expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
        expect(on.server.metricsPort).not.toBeNull();
      }),
  );
}

test('compose trusts the address of its proxy and no other', () => {
  const [{ services, networks }] = yamlIn('deploy/compose.yaml') as [
    {
      services: Record<
        string,
        { environment: Record<string, string>; networks: { default: { ipv4_address: string } } }
      >;
      networks: { default: { ipam: { config: [{ subnet: string }] } } };
    },
  ];
  const address = services.proxy?.networks.default.ipv4_address ?? '';
  for (const name of ['node-1', 'node-2', 'node-3']) expect(services[name]?.environment.TRUST_PROXY).toBe(address);
  expect(services['node-1']?.environment.PUBLIC_URL).toMatch(/PUBLIC_URL:\?/); // the start fails without it
  expect(networks.default.ipam.config[0].subnet.replace(/\.0\/24$/, '')).toBe(address.replace(/\.\d+$/, ''));
});
