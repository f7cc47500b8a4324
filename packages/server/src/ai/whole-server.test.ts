import { FakeProvider } from '@moonrise/bots/llm/testing';
import { expect, test } from 'vitest';
import { warmed } from '../testing/ai/model-seat.ts';
import { freePort } from '../testing/services/free-port.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, type TestSeat } from '../testing/table.ts';
import { matchIn } from '../testing/twin.ts';
import { type KeptMove, movesOf } from './move-log.ts';
import { LLM } from './seat-players.ts';

const KEY = 'canary-key-90c2';
const settings = (url: string, metricsPort: number) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'some-model',
  AI_API_KEY: KEY,
  AI_BASE_URL: url,
  AI_PRICE_USD_PER_MTOK: '3/15',
  METRICS_PORT: `${metricsPort}`,
});

interface Told {
  readonly minds: readonly { readonly kind: string }[];
  readonly moves: readonly { readonly source: string }[];
}

test('a model plays in a real game: its moves are stored apart, its key appears nowhere', async () => {
  const provider = await FakeProvider.start();
  await warmed(provider);
  const port = await freePort();
  provider.script = (seen, count) => ({
    does: 'answer',
    text: JSON.stringify({ note: 'canary-note', say: `line ${count}`, choice: seen.ids.slice(0, 1) }),
  });
  const run = async () =>
    serving(
      async (on) => {
        const table = await gather(on, { rules: 'classic', players: 1, stream: () => 'log' });
        const [anna] = table.seats as [TestSeat];
        must(await anna.client.ask('set_options', { ai_seats: Array(6).fill(LLM) }));
        expect(anna.client.last('room_updated')).toMatchObject({ ai_kinds: ['easy', 'standard', 'hard', LLM] });
        await deal(table);
        const match = await matchIn(on, table.code);
        const until = async (wanted: KeptMove['source']) => {
          const isThere = ({ source }: KeptMove) => source === wanted;
          while (!match.isOver && !(await movesOf(on.store, match.id)).some(isThere)) {
            await on.pass(500);
            await new Promise((resolve) => setTimeout(resolve, 50)); // the provider runs on the real clock
          }
        };
        await until('model');
        provider.script = () => ({ does: 'refuse', status: 500 });
        await until('fallback');
        while (!match.isOver) await on.pass((on.clock.next ?? on.clock.now()) - on.clock.now());
        await on.settled();
        const moves = await movesOf(on.store, match.id);
        expect(moves.find(({ source }) => source === 'model')).toMatchObject({
          model: 'some-model',
          note: 'canary-note',
          why: null,
        });
        const { minds, moves: shown } = (await (await fetch(`${on.url}/api/games/${match.id}`)).json()) as Told;
        expect(shown).toHaveLength(moves.length);
        expect(shown.find(({ source }) => source === 'model')).toMatchObject({
          model: 'some-model',
          tokens_in: expect.any(Number),
          tokens_out: expect.any(Number),
          latency_ms: expect.any(Number),
          cost_usd: expect.any(Number),
        });
        expect(shown.find(({ source }) => source === 'fallback')).toMatchObject({ why: expect.any(String) });
        expect(minds.map(({ kind }) => kind)).toEqual(Array(6).fill(LLM));
        const told = JSON.stringify([anna.client.got, match.rows]);
        expect(told).not.toMatch(/canary|fallback|micros/);
        expect(on.log.join('')).not.toContain('canary');
        expect(JSON.stringify(moves)).not.toContain(KEY);
        const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        expect(figures).toMatch(/moonrise_ai_moves_total\{source="model",why="none"\} \d/);
        expect(figures).not.toContain('canary');
      },
      { env: settings(provider.url, port) },
    );
  try {
    await run();
  } finally {
    await provider.stop();
  }
  expect(provider.requests.every(({ key }) => key === KEY)).toBe(true);
});
