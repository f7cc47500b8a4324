import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@moonrise/engine';
import { verifyBytes } from '@moonrise/record';
import { afterAll, expect, test } from 'vitest';
import { playPlanned } from '../games/play-planned.ts';
import { AnswerBook } from '../models/answer-book.ts';
import { scheduleOf } from '../pairing/schedule.ts';
import { readPlan } from '../plan/read-plan.ts';
import { fullSeating } from './seating.ts';

const program = join(import.meta.dirname, '../testing/program.mjs');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  readonly games: readonly [
    {
      readonly events: readonly { readonly to: 'all' | readonly number[] }[];
      readonly turns: readonly { readonly seat: number }[];
    },
  ];
}

async function played(rules: string, players: number, args: readonly string[], seconds = 60) {
  const command = JSON.stringify([process.execPath, program, ...args]);
  const plan = readPlan(
    `{ name: a, seed: s, deals: 1, tables: [{ rules: ${rules}, players: ${players} }],
       players: { mine_7x: { command: ${command}, seconds: ${seconds} }, rival_7x: { bot: easy } } }`,
    [],
  );
  const [planned] = scheduleOf(plan); // the program is the village
  const none = new AnswerBook([], () => {});
  return playPlanned(plan, planned as NonNullable<typeof planned>, fullSeating(plan, new Map(), none));
}

test.each([
  ['classic', 5],
  ['launch', 5],
  ['moonrise', 5],
  ['aiwolf', 5],
  ['one-night', 4],
])('%s: a program plays whole games', async (rules, players) => {
  const { row, moves, log } = await played(rules, players, []);
  expect(verifyBytes(Buffer.from(log ?? ''))).toMatchObject({ ok: true });
  const own = moves.filter(({ player }) => player === 'mine_7x');
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ source }) => source))).toEqual(new Set(['command']));
  expect(row.usage.mine_7x?.fallbacks).toBe(0);
});

test.each([['dies'], ['nonsense'], ['illegal'], ['hangs']])(
  'a program that %s loses the move to a bot, and after three times the rest of the game',
  async (fault) => {
    const { row, moves } = await played('moonrise', 6, [fault, '1'], fault === 'hangs' ? 1 : 60);
    const own = moves.filter(({ player, calls }) => player === 'mine_7x' && calls === 0);
    const whys = own.map(({ why }) => why);
    const name = fault === 'dies' ? 'died' : fault === 'hangs' ? 'hung' : fault;
    const marked = [...new Set(whys)].filter((why) => why !== null);
    expect(marked).toEqual([name, 'out']);
    expect(row.status).toBe('played');
    const lastOwn = whys.lastIndexOf(null);
    expect(whys.indexOf('out')).toBeGreaterThan(lastOwn);
    expect(own.every(({ why, source }) => (why === null) === (source === 'command'))).toBe(true);
  },
);

test('a program that cannot be started is replaced by the bot', async () => {
  const plan = readPlan(
    '{ name: a, seed: s, deals: 1, tables: [{ rules: classic, players: 5 }], players: { mine: { command: [/no/such/program] }, easy: { bot: easy } } }',
    [],
  );
  const [planned] = scheduleOf(plan);
  const seating = fullSeating(plan, new Map(), new AnswerBook([], () => {}));
  const { row } = await playPlanned(plan, planned as NonNullable<typeof planned>, seating);
  expect(row).toMatchObject({ status: 'played' });
  expect(row.usage.mine?.fallbacks).toBe(row.usage.mine?.questions);
});

test('a program is told what its seat sees and no more: no seed, no name of a player of the plan', async () => {
  const path = join(folder, 'seen.txt');
  const { row } = await played('moonrise', 6, ['none', '0', path]);
  const written = () => readFileSync(path, 'utf8').trimEnd().split('\n');
  const seats = row.seats.filter(({ player }) => player === 'mine_7x').length;
  await expect.poll(() => written().filter((line) => line.includes('"done":true')).length).toBe(seats);
  const lines = written();
  const processes = new Map<string, string[]>();
  for (const line of lines) {
    const [id = ''] = line.split(' ');
    processes.set(id, [...(processes.get(id) ?? []), line]);
  }
  expect(processes.size).toBe(seats); // one for each seat
  for (const told of processes.values()) {
    const answers = told.map((line): Told => JSON.parse(line.slice(line.indexOf('{'))));
    const events = answers.flatMap(({ games: [game] }) => game.events);
    const own = new Set(answers.flatMap(({ games: [game] }) => game.turns.map((turn) => turn.seat)));
    const [seat] = own;
    expect(own.size).toBe(1);
    expect(events.every(({ to }) => to === 'all' || String(to) === String(seat))).toBe(true);
    const beforeEnd = told.filter((line) => !line.includes('"done":true')).join('\n');
    expect(beforeEnd).not.toContain('"ended"');
    for (const secret of [row.seed, commitmentOf(row.seed), '_7x', row.game])
      expect(told.join('\n')).not.toContain(secret);
    expect(answers.at(-1)?.games[0]).toMatchObject({ done: true, rewards: expect.any(Array) });
  }
});
