import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { behind, isInstalled, proxies } from './proxy.ts';

const NODES = 3;
const many = (prefix: string) => Array.from({ length: 30 }, (_, i) => `${prefix}${i + 1}`);
const recipes = proxies.filter((proxy) => proxy.name.endsWith('several nodes') && isInstalled(proxy));
let nodes: readonly Server[] = [];

/** Servers that are ready, and answer with their number. */
beforeAll(async () => {
  nodes = Array.from({ length: NODES }, (_, i) => createServer((_, answer) => answer.end(String(i))));
  for (const node of nodes) await once(node.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const node of nodes) node.close();
});

/** The number of the node that answers a client with this address. */
function nodeFor(port: number, path: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, localAddress }, (answer) => {
      answer.setEncoding('utf8').once('data', resolve);
    });
    asked.once('error', reject).end();
  });
}

test.each(recipes)(
  '$name: the people of a room meet on one node, rooms are spread over all, and so are people without a room',
  async (proxy) => {
    const port = await freePort();
    const addresses = nodes.map((node) => `127.0.0.1:${(node.address() as AddressInfo).port}`);
    await behind(proxy, { port, server: '', nodes: addresses }, async () => {
      const homes: string[] = [];
      for (const room of many('R')) {
        const asked = [
          `/socket.io/?EIO=4&room=${room}&transport=websocket`,
          `/socket.io/?room=${room}`,
          `/aiwolf/${room}`,
        ];
        const found = await Promise.all(asked.map((path, i) => nodeFor(port, path, `127.0.0.${i + 2}`)));
        expect(new Set(found).size).toBe(1);
        homes.push(String(found[0]));
      }
      expect(new Set(homes).size).toBe(NODES);
      const handshake = '/socket.io/?EIO=4&transport=polling';
      const ofPeople = () => Promise.all(many('127.0.1.').map((address) => nodeFor(port, handshake, address)));
      const people = await ofPeople();
      expect(new Set(people).size).toBe(NODES);
      expect(await ofPeople()).toEqual(people);
    });
  },
);
