import { type Patience, type Reply, type SeatPlayer, SLOW, seatPlayer, type Turn } from '@moonrise/bots';
import { clock, type SeatId, seedOf } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import { standIn } from '../testing/ai/model-seat.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import { BotSeats } from './bot-seats.ts';
import { Match } from './match.ts';
import type { StartCommand } from './rows.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const turns = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};
type Think = SeatPlayer['think'];

/** A classic game. These seats are played by a player that thinks like this, or by the random player. */
async function table(played: readonly SeatId[], think?: (time: ManualClock) => Think, isHome = () => true) {
  const built = ruleset('classic');
  if (!built.ok) throw new Error(built.message);
  const time = new ManualClock(0);
  const fail = (error: unknown) => {
    throw error;
  };
  const sitters = NAMES.map((name, seat) => ({ id: name, name, player: played.includes(seat) ? null : name }));
  const begin: StartCommand = { type: 'start', room: 'room/r', rules: 'classic', options: {}, sitters };
  const world = {
    store: new MemoryLog().store,
    clock: time,
    outage: { since: 0, mostGivenBack: 0 },
    limits: defaultLimits,
    quarantine: fail,
    trouble: fail,
  };
  const match = new Match(world, 'g', begin, built.rules, seedOf('thinking'));
  await match.open([]);
  const player = think
    ? { kind: 'thinker', habits: { ...SLOW, headStart: 8_000 }, think: think(time) }
    : seatPlayer(standIn);
  const bots = new BotSeats(
    {
      clock: time,
      thinking: localThinking,
      isHome,
      playerOf: () => player,
      thought: async () => {},
      timed: () => {},
      failed: fail,
    },
    match,
  );
  const pass = (ms: number) => time.pass(ms, turns);
  const phase = () => clock(match.game)?.key;
  const acts = () => match.rows.filter(({ command }) => command.type === 'act');
  return { match, bots, time, pass, phase, acts };
}
const after =
  (ms: number) =>
  (time: ManualClock): Think =>
  (turn: Turn) =>
    new Promise<Reply>((resolve) => void time.at(time.now() + ms, () => resolve(standIn.answer(turn))));

test('a bot whose own act ends a phase acts in the next one too', async () => {
  const { game } = (await table([])).match;
  const hasNight = ({ id }: { id: SeatId }) => game.role(id)?.acts?.some(({ during }) => during.includes('night'));
  const bot = game.seats.find(hasNight)?.id as SeatId;
  const { match, pass, phase, acts } = await table([bot]);
  await match.submit({ type: 'hasten' });
  for (const seat of [0, 1, 2, 3, 4].filter((id) => id !== bot))
    await match.submit({ type: 'act', seat, act: 'vote', targets: [] });
  expect(phase()).toBe('1.voting.1/0');
  expect(acts()).toHaveLength(4);
  while (phase() === '1.voting.1/0') await pass(1_000);
  expect(acts()).toHaveLength(5); // the phase waited only for its vote
  await pass(25_000);
  expect(phase()).toBe('1.night.1/0');
  expect(acts()).toHaveLength(6);
});

test('a slow player acts at the same moment as a quick one, however long it thinks', async () => {
  const times = async (think?: (time: ManualClock) => Think) => {
    const { match, pass, acts } = await table([0, 1, 2, 3, 4], think);
    while (!match.isOver) await pass(1_000);
    return acts().map(({ at, command }) => [at, command.type === 'act' && command.seat]);
  };
  const bots = await times();
  expect(bots.length).toBeGreaterThan(5);
  for (const ms of [0, 1_000, 2_900]) expect(await times(after(ms))).toEqual(bots); // the first tenth of a phase is 3 s
});

test('thinking ends two seconds before the phase does', async () => {
  const seen: number[] = [];
  const { match, pass, phase, time } = await table([0], (own) => (turn: Turn, { until }: Patience) => {
    seen.push((match.deadline ?? 0) - until);
    return after(0)(own)(turn, { until, signal: new AbortController().signal });
  });
  await match.submit({ type: 'hasten' });
  expect(phase()).toBe('1.voting.1/0');
  await pass(29_000);
  expect(new Set(seen)).toEqual(new Set([2_000]));
  expect(time.now()).toBe(29_000);
});

test('a phase that ends early aborts thinking; in the next phase the seat still has all its news', async () => {
  const asked: { phase: string; news: number; signal: AbortSignal }[] = [];
  const { match, pass } = await table([0], () => (turn: Turn, { signal }: Patience) => {
    asked.push({ phase: turn.prompts[0]?.frame ?? '', news: turn.news().length, signal });
    return new Promise<Reply>((resolve) => {
      const done = () => resolve({ ...standIn.answer(turn), memory: 'of a phase that is past' });
      signal.addEventListener('abort', done);
    });
  });
  await pass(65_000); // thinks about the day
  expect(asked).toMatchObject([{ phase: '1.day.1' }]);
  await match.submit({ type: 'hasten' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await pass(25_000);
  expect(asked).toMatchObject([{ phase: '1.day.1' }, { phase: '1.voting.1' }]);
  expect(asked[1]?.news).toBeGreaterThan(asked[0]?.news ?? 0);
});

test('a refused answer is asked for once more', async () => {
  let count = 0;
  const { match, pass, acts } = await table([0], () => async (turn: Turn) => {
    const reply = standIn.answer(turn);
    return ++count === 1
      ? { ...reply, answers: reply.answers.map((answer) => ({ ...answer, targets: [0, 1, 2] })) }
      : reply;
  });
  await match.submit({ type: 'hasten' });
  await pass(25_000);
  expect(count).toBe(2);
  expect(acts()).toHaveLength(1);
});

test('a player that leaves its seat stops thinking', async () => {
  let signal: AbortSignal | undefined;
  const { match, pass } = await table([], () => (_: Turn, patience: Patience) => {
    signal = patience.signal;
    return new Promise<Reply>(() => {});
  });
  await match.host({ type: 'hand_over', seat: 2, to: 'bot' });
  await pass(65_000);
  expect(signal?.aborted).toBe(false);
  await match.host({ type: 'hand_over', seat: 2, to: 'player' });
  expect(signal?.aborted).toBe(true);
});

test('a slow player is asked at most three times in a phase, however much is said', async () => {
  const asked: string[] = [];
  const { match, pass, phase } = await table([0], () => async (turn: Turn) => {
    asked.push(turn.prompts[0]?.frame ?? '');
    return { answers: [], memory: null };
  });
  const chatter = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      await match.submit({ type: 'act', seat: 1, act: 'say', slot: 'global', targets: [], text: 'Ann, what are you?' });
      await pass(1_000);
    }
  };
  await chatter(80);
  expect(asked).toEqual(['1.day.1', '1.day.1']); // there is nothing to choose
  await match.submit({ type: 'hasten' });
  await chatter(25);
  expect(phase()).toBe('1.voting.1/0');
  expect(asked.filter((frame) => frame === '1.voting.1')).toHaveLength(3);
});

test('a node that is not the home of a room leaves moves to the other, and makes them when time is nearly up', async () => {
  let isHome = false;
  const { match, pass, acts } = await table([0], undefined, () => isHome);
  await match.submit({ type: 'hasten' });
  await pass(27_900);
  expect(acts()).toHaveLength(0);
  await pass(200);
  expect(acts()).toHaveLength(1);
  const moved = await table([0], undefined, () => isHome);
  await moved.match.submit({ type: 'hasten' });
  await moved.pass(22_000); // after every bot's moment
  isHome = true; // the other node is silent
  await moved.pass(1_100);
  expect(moved.acts()).toHaveLength(1);
});
