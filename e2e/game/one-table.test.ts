import { endpointPort } from '@moonrise/bots/llm';
import { FakeProvider, type ProviderRequest } from '@moonrise/bots/llm/testing';
import { type ClientTable, isOver, matchIn } from '@moonrise/server/testing';
import { expect, test } from 'vitest';
import {
  deal,
  hostOf,
  inTime,
  lobbyWith,
  programsJoin,
  servingPrograms,
  usual,
} from '../../packages/aiwolf/src/programs/testing/room-table.ts';

const options = { timeout: { action: 20_000, response: 5_000 } };
const STEP = 2_000; // ms of game time at most, so that the model's answers, which take real time, are not late

/** Runs a fake model provider during the work. */
async function withModel(work: (provider: FakeProvider, env: Record<string, string>) => Promise<void>): Promise<void> {
  const provider = await FakeProvider.start();
  const [model, key, baseUrl] = ['some-model', 'some-key', provider.url];
  await endpointPort({ provider: 'openai-compatible', model, key, baseUrl }).warm?.();
  const price = { AI_PRICE_USD_PER_MTOK: '3/15' };
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: model, AI_API_KEY: key, AI_BASE_URL: baseUrl, ...price };
  try {
    await work(provider, env);
  } finally {
    await provider.stop();
  }
}
const speaks = ({ ids }: ProviderRequest, count: number) => ({
  does: 'answer' as const,
  text: JSON.stringify({ note: '', say: `The model says ${count}.`, choice: ids.slice(0, 1) }),
});
async function playedOut(table: ClientTable): Promise<void> {
  const { on } = table;
  while (!isOver(hostOf(table))) {
    await on.pass(Math.min(STEP, Math.max(0, (on.clock.next ?? on.clock.now()) - on.clock.now())));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await on.settled();
}

test(
  'a person, a bot, a language model and two programs play at one table to the end',
  () =>
    withModel((provider, env) =>
      servingPrograms(async (on) => {
        provider.script = speaks;
        const ai = ['program', 'standard', 'llm', 'program'];
        const table = await lobbyWith(on, { people: 1, ai, options, stream: 'log' });
        const programs = await programsJoin(table, { otters1: usual, badgers7: usual });
        await deal(table);
        const match = await matchIn(on, table.code);
        await playedOut(table);
        await inTime(() => programs.every(({ closedWith }) => closedWith !== undefined));
        for (const { faults, closedWith, requests } of programs)
          expect([faults, closedWith, requests.at(-1)]).toEqual([[], 1000, 'FINISH']);
        expect(hostOf(table).faults).toEqual([]);
        const told = JSON.stringify(hostOf(table).got);
        expect(told).toContain('The model says 1.');
        for (const { packets } of programs) expect(told).toContain(`I am ${packets[1]?.info?.agent}.`);
        for (const name of ['otters1', 'badgers7']) expect(JSON.stringify(match.rows.slice(1))).not.toContain(name);

        const answer = await fetch(`${on.url}/api/games/${match.id}`);
        const { minds, moves } = (await answer.json()) as Finished;
        expect(minds.map(({ kind, program }) => program ?? kind).sort()).toEqual([
          'badgers7',
          'llm',
          'otters1',
          'standard',
        ]);
        expect(moves.filter(({ source }) => source === 'model').length).toBeGreaterThan(0);
        for (const { seat, program } of minds)
          if (program !== undefined) expect(nameAt(match.rows, seat)).toBe(nameOf(programs, program));
      }, env),
    ),
  240_000,
);

interface Finished {
  readonly minds: readonly { readonly seat: number; readonly kind: string; readonly program?: string }[];
  readonly moves: readonly { readonly source: string }[];
}
type Rows = Awaited<ReturnType<typeof matchIn>>['rows'];
const nameAt = ([first]: Rows, seat: number): string | undefined =>
  first?.events.find((event) => event.type === 'started')?.names[seat];
const nameOf = (programs: Awaited<ReturnType<typeof programsJoin>>, name: string): string | undefined =>
  programs.find((program) => program.name === name)?.packets[1]?.info?.agent;
