import { type Ruleset, seedOf } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { Match } from './match.ts';
import { gameRow, type StartCommand } from './rows.ts';

const LINE = 'x'.repeat(244); // 500 bytes as counted
const full = { ok: false, error: { code: 'limit_reached', message: expect.stringMatching(/still act and vote/) } };
const fail = (error: unknown) => {
  throw error;
};
async function open(log: MemoryLog, id: string, perSeat: number, perGame: number): Promise<Match> {
  const built = ruleset(id);
  const sitters = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name) => ({ id: name, name, player: name }));
  const begin: StartCommand = { type: 'start', room: 'room/r', rules: id, options: {}, sitters };
  const limits = { chat_bytes_per_seat: perSeat, chat_bytes_per_game: perGame };
  const outage = { since: 0, mostGivenBack: 0 };
  const world = { store: log.store, clock: new ManualClock(0), outage, limits, quarantine: fail, trouble: fail };
  const match = new Match(world, 'g', begin, (built.ok && built.rules) as Ruleset, seedOf('talk'));
  await match.open(log.rows.map(gameRow));
  return match;
}
const say = (match: Match, seat: number, text = LINE) =>
  match.submit({ type: 'act', seat, act: 'say', slot: 'global', text });

test('what a seat has written still counts after a restart', async () => {
  const log = new MemoryLog();
  const before = await open(log, 'classic', 1_000, 1e6);
  expect(await say(before, 0)).toEqual({ ok: true });
  await before.close();
  const match = await open(log, 'classic', 1_000, 1e6);
  expect(await say(match, 0)).toEqual({ ok: true });
  expect(await say(match, 0, 'x')).toMatchObject(full);
  expect(await say(match, 1)).toEqual({ ok: true });
});

test('lines that are decided together count together', async () => {
  const match = await open(new MemoryLog(), 'classic', 1_000, 2_000);
  const answers = await Promise.all([0, 0, 0, 1, 1, 1].map((seat) => say(match, seat)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, true, true, false]);
  expect(await say(match, 2, 'x')).toMatchObject(full);
});

test('a player who has written too much can still act and vote', async () => {
  const match = await open(new MemoryLog(), 'classic', 1, 1);
  expect(await say(match, 0)).toMatchObject(full);
  expect(await match.submit({ type: 'hasten' })).toEqual({ ok: true });
});

test('speeches by turns count too, and a speaker who may not write any more can end the turn', async () => {
  const match = await open(new MemoryLog(), 'aiwolf', 700, 1e6);
  const speak = (act: string, text?: string) =>
    match.submit({ type: 'act', seat: match.game.frame.floor?.speaker ?? -1, act, ...(text && { text }) });
  const { speaker } = match.game.frame.floor ?? {};
  expect(await speak('talk', LINE)).toEqual({ ok: true });
  while (match.game.frame.floor?.speaker !== speaker) await speak('skip');
  expect(await speak('talk', LINE)).toMatchObject(full);
  expect(await speak('skip')).toEqual({ ok: true });
});
