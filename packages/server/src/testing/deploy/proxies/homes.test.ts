import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { projectText } from '../project-file.ts';
import { behind, isInstalled, type ProxyProgram, proxies } from './proxy.ts';

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

const addresses = () => nodes.map((node) => `127.0.0.1:${(node.address() as AddressInfo).port}`);

test.each(recipes)(
  '$name: the people of a room meet on one node, rooms are spread over all, and so are people without a room',
  async (proxy) => {
    const port = await freePort();
    await behind(proxy, { port, server: '', nodes: addresses() }, async () => {
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

/** The recipe after the line with `sed` in the steps for two nodes. */
function forTwo(proxy: ProxyProgram): ProxyProgram {
  const [steps = ''] = /(?<=^sed ).*(?= deploy\/nginx.conf)/m.exec(projectText('deploy/README.md')) ?? [];
  const here = steps.replace(/127\.0\.0\.1:300(\d)/g, (_, node) => String(addresses()[Number(node) - 1]));
  const edit: ProxyProgram['edit'] = (recipe, place) =>
    proxy.edit(execFileSync('sh', ['-c', `sed ${here}`], { input: recipe, encoding: 'utf8' }), place);
  return { ...proxy, edit };
}

test.each(recipes)('$name: the steps without Docker make it a recipe for two nodes', async (proxy) => {
  const port = await freePort();
  await behind(forTwo(proxy), { port, server: '', nodes: [] }, async () => {
    const asked = many('R').map((room, i) => nodeFor(port, `/socket.io/?room=${room}`, `127.0.1.${i}`));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['0', '1']));
  });
});
