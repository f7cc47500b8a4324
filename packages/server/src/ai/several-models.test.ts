import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import type { AiKind } from '@moonrise/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmed } from '../testing/ai/model-seat.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, type TestSeat } from '../testing/table.ts';
import { movesOf } from './move-log.ts';
import { promptsOf } from './prompt-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-models-'));
const file = join(folder, 'models.yaml');
const seats: AiKind[] = ['model:claude', 'model:local', 'model:flash', 'hard', 'model:claude', 'model:local'];
let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start();
  await warmed(provider);
  provider.script = (seen, count) => ({
    does: 'answer',
    text: JSON.stringify({
      reasoning: `canary-thought of ${seen.body.model}`,
      notes: 'canary-note',
      say: `line ${count}`,
      choice: seen.ids.slice(0, 1),
    }),
  });
  writeFileSync(
    file,
    `models:
  claude: { provider: anthropic, model: claude-haiku-4-5, base_url: "${provider.url}", key_env: CANARY_A, max_output_tokens: 700 }
  local: { provider: openai-compatible, model: "qwen3:8b", base_url: "${provider.url}/v1", concurrency: 1, temperature: 0.5 }
  flash: { provider: gemini, model: gemini-2.5-flash, base_url: "${provider.url}", key_env: CANARY_G, usd_per_million: { input: 1, output: 2 } }
`,
  );
});
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

interface Told {
  readonly minds: readonly { readonly seat: number; readonly kind: string }[];
  readonly moves: readonly { readonly seat: number; readonly reasoning?: string; readonly notes?: string }[];
}
/** A whole game with three models and a bot, and what is told of it afterwards. */
async function played(on: Serving, options: Record<string, boolean>) {
  const table = await gather(on, { rules: 'classic', players: 1, stream: () => 'log' });
  const [anna] = table.seats as [TestSeat];
  must(await anna.client.ask('set_options', { ai_seats: seats, options }));
  const kinds = anna.client.last('room_updated')?.ai_kinds;
  await deal(table);
  const match = await matchIn(on, table.code);
  const models = async () => new Set((await movesOf(on.store, match.id)).map(({ model }) => model));
  while (!match.isOver && (await models()).size < 3) {
    await on.pass(500);
    await new Promise((resolve) => setTimeout(resolve, 50)); // the provider runs on the real clock
  }
  while (!match.isOver) await on.pass((on.clock.next ?? on.clock.now()) - on.clock.now());
  await on.settled();
  const during = JSON.stringify([anna.client.got, match.rows]);
  const answer = await fetch(`${on.url}/api/games/${match.id}`);
  return { kinds, match, during, told: (await answer.json()) as Told, models: await models() };
}
const env = () => ({ AI_MODELS: file, CANARY_A: 'canary-key-a', CANARY_G: 'canary-key-g' });

test('several models play at one table, each with its own key and limits; thoughts are told after the end', () =>
  serving(
    async (on) => {
      const { kinds, match, during, told, models } = await played(on, {});
      expect(kinds).toEqual(['easy', 'standard', 'hard', 'model:claude', 'model:local', 'model:flash']);
      expect(models).toEqual(new Set(['claude-haiku-4-5', 'qwen3:8b', 'gemini-2.5-flash']));
      expect(told.minds.map(({ kind }) => kind).sort()).toEqual([...seats].sort());
      expect(during).not.toContain('canary');
      expect(told.moves.some(({ reasoning }) => reasoning?.startsWith('canary-thought'))).toBe(true);
      expect(told.moves.some(({ notes }) => notes === 'canary-note')).toBe(true);

      const sent = Object.fromEntries(provider.requests.map(({ path, key, body }) => [path, { key, body }]));
      expect(sent['/v1/messages']).toMatchObject({ key: 'canary-key-a', body: { max_tokens: 700 } });
      expect(sent['/v1/chat/completions']).toMatchObject({ key: '', body: { max_tokens: 600, temperature: 0.5 } });
      expect(sent['/v1beta/models/gemini-2.5-flash:generateContent']?.key).toBe('canary-key-g');

      const kept = await promptsOf(on.store, match.id);
      expect(new Set(kept.map(({ model }) => model))).toEqual(new Set(['claude', 'local', 'flash']));
      for (const { seat, system } of kept) {
        const asked = provider.requests.some((request) => request.system === system);
        expect(asked, `seat ${seat}`).toBe(true);
      }
      expect(JSON.stringify(kept)).not.toContain('canary-key');
      expect(JSON.stringify(told)).not.toContain('You are a player in a game of hidden roles');
    },
    { env: env() },
  ));

test('a room can keep what models thought from its players', () =>
  serving(
    async (on) => {
      const { match, told } = await played(on, { show_thoughts: false });
      expect(told.moves.length).toBeGreaterThan(0);
      expect(JSON.stringify(told)).not.toContain('canary');
      expect(JSON.stringify(await promptsOf(on.store, match.id))).toContain('canary-thought');
    },
    { env: env() },
  ));
