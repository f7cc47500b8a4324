import { chance } from '@moonrise/bots';
import { clock, type Ruleset, seedOf } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { lostTime } from './deadlines.ts';
import { Match } from './match.ts';
import { gameRow, type StartCommand } from './rows.ts';

const built = ruleset('classic');
const rules = (built.ok && built.rules) as Ruleset;
const sitters = ['Ann', 'Bob', 'Cid', 'Dee'].map((name) => ({ id: name, name, player: name }));
const begin: StartCommand = { type: 'start', room: 'room/r', rules: 'classic', options: {}, sitters };
const noOutage = { since: 0, mostGivenBack: 60_000 };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await turn();
};

const fail = (error: unknown) => {
  throw error;
};
async function open(log: MemoryLog, time: ManualClock, quarantine: (error: unknown) => void = fail): Promise<Match> {
  const world = { store: log.store, clock: time, outage: noOutage, limits: defaultLimits, quarantine, trouble: fail };
  const match = new Match(world, 'g', begin, rules, seedOf('match'));
  await match.open(log.rows.map(gameRow));
  return match;
}
const closings = ({ rows }: MemoryLog): string[] =>
  rows.flatMap(({ events }) =>
    (events as { type?: string }[]).flatMap(({ type }) => (type === 'closed' ? [type] : [])),
  );
const vote = (match: Match, seat: number, id: string | null = null) =>
  match.submit({ type: 'act', seat, act: 'vote', targets: [] }, id, '1.voting.1/0');

/** A vote with one ballot missing, two nodes that have the game open, and a deadline that is about to pass. */
async function raced(seed: string): Promise<MemoryLog> {
  const below = chance(seed, 'race');
  const log = new MemoryLog(() => below(3));
  const time = new ManualClock(0);
  const one = await open(log, time);
  await one.submit({ type: 'hasten' });
  await time.pass(5_000, turn);
  for (const seat of [0, 1, 2]) await vote(one, seat);
  const other = await open(log, time); // its timer fires at the same instant
  const left = (one.deadline ?? 0) - time.now();
  const steps = [
    () => time.pass(left, async () => {}),
    () => vote(below(2) ? one : other, 3, 'last'),
    () => vote(below(2) ? one : other, 3, 'last'),
  ];
  while (steps.length > 0) {
    void steps.splice(below(steps.length), 1)[0]?.();
    await turns(below(4));
  }
  await turns(20);
  await Promise.all([one.close(), other.close()]);
  return log;
}

test('2,000 races of the last vote, sent twice, with the clocks of two nodes: the phase resolves once', async () => {
  for (let race = 0; race < 2_000; race++) {
    const log = await raced(`${race}`);
    expect(closings(log)).toHaveLength(2); // the day and the vote
    expect(log.rows.map(({ seq }) => seq)).toEqual(log.rows.map((_, i) => i + 1));
    expect(log.rows.filter(({ commandId }) => commandId === 'last').length).toBeLessThanOrEqual(1);
  }
});

test('a node that is behind reads the log, tells its viewers, and decides again', async () => {
  const log = new MemoryLog();
  const time = new ManualClock(0);
  const one = await open(log, time);
  const other = await open(log, time);
  const seen: number[] = [];
  other.listen(({ seq }) => seen.push(seq));
  await one.submit({ type: 'hasten' });
  expect(await vote(other, 0)).toEqual({ ok: true });
  expect(seen).toEqual([2, 3]);
  expect(clock(other.game)?.key).toBe('1.voting.1/0');
  await Promise.all([one.close(), other.close()]);
});

test('a game that is closed while a row is being stored still reports it: it may be the end', async () => {
  const log = new MemoryLog(() => 3);
  const one = await open(log, new ManualClock(0));
  const told: number[] = [];
  one.listen(({ seq }) => told.push(seq));
  const asked = one.submit({ type: 'hasten' });
  await turns(2);
  expect(log.rows).toHaveLength(1); // the append is under way
  await one.close();
  expect([await asked, told]).toEqual([{ ok: true }, [2]]);
});

/** An open vote, and a log that records the positions of each store call. */
async function voting() {
  const log = new MemoryLog();
  const time = new ManualClock(0);
  const one = await open(log, time);
  await one.submit({ type: 'hasten' });
  return { log, time, one };
}

test('waiting commands are decided in one batch, each on the state after the one before, and stored together', async () => {
  const { log, one } = await voting();
  const told: number[] = [];
  one.listen(({ seq }) => told.push(seq));
  const before = log.units.length;
  const answers = await Promise.all([0, 1, 2, 3, 0].map((seat) => vote(one, seat)));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'stale_phase',
  ]);
  expect(log.units.slice(before)).toEqual([[3, 4, 5, 6]]);
  expect(told).toEqual([3, 4, 5, 6]);
  await one.close();
});

test('a command sent twice in one batch is stored once and answered twice', async () => {
  const { log, one } = await voting();
  const answers = await Promise.all([vote(one, 0, 'x'), vote(one, 1, 'y'), vote(one, 0, 'x')]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(log.rows.map(({ commandId }) => commandId)).toEqual([null, null, 'x', 'y']);
  await one.close();
});

test('a batch that lost a race is decided again as a whole', async () => {
  const { log, time, one } = await voting();
  const other = await open(log, time);
  for (const seat of [0, 1]) await vote(other, seat, `${seat}`);
  const answers = await Promise.all([vote(one, 0, '0'), vote(one, 2), vote(one, 3), vote(one, 1)]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual(['ok', 'ok', 'ok', 'stale_phase']);
  expect(log.rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(closings(log)).toHaveLength(2);
  await Promise.all([one.close(), other.close()]);
});

test('an error in a batch keeps what was decided before it', async () => {
  const log = new MemoryLog();
  const errors: unknown[] = [];
  const one = await open(log, new ManualClock(0), (error) => errors.push(error));
  await one.submit({ type: 'hasten' });
  const broken = {
    get type(): never {
      throw new Error('a bug');
    },
  };
  const answers = await Promise.all([vote(one, 0), one.submit(broken), vote(one, 1)]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual(['ok', 'quarantined', 'quarantined']);
  expect([log.rows.length, errors.length, one.isOver]).toEqual([3, 1, true]);
  await one.close();
});

test('a game that cannot be shown is stopped; what was stored before is acknowledged', async () => {
  const log = new MemoryLog();
  const errors: unknown[] = [];
  const one = await open(log, new ManualClock(0), (error) => errors.push(error));
  await one.submit({ type: 'hasten' });
  const told: number[] = [];
  one.listen(({ seq }) => {
    told.push(seq);
    if (seq === 4) throw new Error('a bug');
  });
  const answers = await Promise.all([0, 1, 2, 2].map((seat) => vote(one, seat)));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect([log.rows.length, told, errors.length, one.isOver]).toEqual([6, [3, 4], 1, true]);
  expect(await vote(one, 3)).toMatchObject({ error: { code: 'quarantined' } });
  expect(log.rows.length).toBe(6);
  await one.close();
});

test('a game that cannot show rows of another node accepts no more commands', async () => {
  const log = new MemoryLog();
  const time = new ManualClock(0);
  const errors: unknown[] = [];
  const one = await open(log, time, (error) => errors.push(error));
  const other = await open(log, time);
  await other.submit({ type: 'hasten' });
  one.listen(() => {
    throw new Error('a bug');
  });
  expect(await vote(one, 0)).toMatchObject({ error: { code: 'quarantined' } });
  expect([log.rows.length, errors.length, one.isOver]).toEqual([2, 1, true]);
  await Promise.all([one.close(), other.close()]);
});

test.each([
  ['nothing was lost', 100_000, 40_000, 40_000, 0],
  ['less than is noticeable', 100_000, 40_000, 40_400, 0],
  ['an outage within the phase', 100_000, 40_000, 55_000, 15_000],
  ['one that lasted beyond its end', 100_000, 90_000, 500_000, 10_000],
  ['more than is given back', 100_000, 10_000, 90_000, 60_000],
])('lost time: %s', (_, deadline, lastAlive, now, lost) => {
  expect(lostTime(deadline, lastAlive, now, 60_000)).toBe(lost);
});
