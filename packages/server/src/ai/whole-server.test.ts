import { type AddressInfo, createServer } from 'node:net';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { expect, test } from 'vitest';
import type { Row, Store } from '../store/store.ts';
import { serving } from '../testing/serving.ts';
import { type Seat, seatAndDeal } from '../testing/table.ts';
import { matchIn } from '../testing/twin.ts';
import { type KeptMove, movesOf } from './move-log.ts';
import { LLM } from './seat-players.ts';
import { warmed } from './testing/seated.ts';

const KEY = 'canary-key-90c2';
const settings = (url: string, metricsPort: number) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'some-model',
  AI_API_KEY: KEY,
  AI_BASE_URL: url,
  AI_PRICE_USD_PER_MTOK: '3/15',
  METRICS_PORT: `${metricsPort}`,
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** As if the lobby had chosen a model for every AI seat: from the next start on. */
const withModels = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name: keyof Store) => {
      const found = target[name];
      if (name !== 'read') return typeof found === 'function' ? found.bind(target) : found;
      return async (stream: string, after?: number) => (await target.read(stream, after)).map(chosen);
    },
  });
const chosen = (row: Row): Row =>
  JSON.parse(JSON.stringify(row).replaceAll('"player":null', `"player":null,"kind":"${LLM}"`));

test('a model plays in a real game: its moves are kept apart, its key is nowhere', async () => {
  const provider = await FakeProvider.start();
  await warmed(provider);
  const port = await freePort();
  provider.script = (seen, count) =>
    count % 3 === 0
      ? { does: 'refuse', status: 500 }
      : {
          does: 'answer',
          text: JSON.stringify({ note: 'canary-note', say: `line ${count}`, choice: seen.ids.slice(0, 1) }),
        };
  const run = async () =>
    serving(
      async (on) => {
        const table = await seatAndDeal(on, { rules: 'classic', players: 1, ai: 6, stream: () => 'log' });
        const [anna] = table.seats as [Seat];
        await on.restart(0);
        const match = await matchIn(on, table.code);
        const isModel = ({ source }: KeptMove) => source === 'model';
        while (!match.isOver && !(await movesOf(on.store, match.id)).some(isModel)) {
          await on.pass(500);
          await new Promise((resolve) => setTimeout(resolve, 50)); // the provider lives in another time
        }
        while (!match.isOver) await on.pass((on.clock.next ?? on.clock.now()) - on.clock.now());
        await on.settled();
        const moves = await movesOf(on.store, match.id);
        expect(moves.find(({ source }) => source === 'model')).toMatchObject({
          model: 'some-model',
          note: 'canary-note',
          why: null,
        });
        const told = JSON.stringify([anna.client.got, match.rows]);
        expect(told).not.toMatch(/canary|fallback|micros/);
        expect(on.log.join('')).not.toContain('canary');
        expect(JSON.stringify(moves)).not.toContain(KEY);
        const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        expect(figures).toMatch(/moonrise_ai_moves_total\{source="model",why="none"\} \d/);
        expect(figures).not.toContain('canary');
      },
      { env: settings(provider.url, port), wrap: withModels },
    );
  try {
    await run();
  } finally {
    await provider.stop();
  }
  expect(provider.requests.every(({ key }) => key === KEY)).toBe(true);
}, 120_000);
