import { request } from 'node:http';
import { expect, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';

const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
/** The status of a WebSocket handshake. */
const handshake = ({ url }: Serving): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: { ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
    asked.on('error', reject).end();
  });
const poll = ({ url }: Serving, query = '', more: RequestInit = {}) =>
  fetch(`${url}/socket.io/?EIO=4&transport=polling${query}`, more);

test('a draining node sends new people elsewhere with 503, and lets the others go after a wait (T97)', () =>
  serving(
    async (on) => {
      const anna = await on.client();
      must(await anna.ask('create_room', { name: 'Anna' }));
      const { sid } = JSON.parse((await (await poll(on)).text()).slice(1));
      expect(await handshake(on)).toBe(101);

      const drained = on.server.drain();
      expect((await fetch(`${on.url}/readyz`)).status).toBe(503);
      const refusal = await poll(on);
      expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await refusal.json()).toMatchObject({ error: { code: 'closing' } });
      expect(await handshake(on)).toBe(503);
      expect((await poll(on, `&sid=${sid}`, { method: 'POST', body: '1' })).status).toBe(200); // of an open session
      await on.pass(2_900);
      must(await anna.ask('send_message', { text: 'Still here.' }));
      expect(anna.last('message')?.key).not.toBe('server_stopping');

      const gone = new Promise((resolve) => anna.socket.once('disconnect', resolve));
      await on.pass(100);
      expect(await gone).toBe('transport close');
      expect(anna.last('message')?.key).toBe('server_stopping');
      await drained;
    },
    { env: { MOONRISE_DRAIN_SECONDS: '3' } },
  ));
