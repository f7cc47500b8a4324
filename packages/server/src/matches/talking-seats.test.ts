import { type Player, seatPlayer, type Turn } from '@moonrise/bots';
import { clock, type Event, type Id, type SeatId, seedOf, start } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import type { Row } from '../store/store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import { BotSeats } from './bot-seats.ts';
import { Match } from './match.ts';
import { gameRow, type StartCommand, streamOf } from './rows.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
const PERSON = 0;
const turns = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};
type Answering = Player['answer'];
interface Wishes {
  readonly rules?: Id;
  readonly cards?: readonly Id[]; // by seat
  readonly answer: Answering;
}

/** One person and seven bots that all answer like this. */
async function table({ rules: id = 'moonrise', cards, answer }: Wishes) {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  const { rules } = built;
  const time = new ManualClock(0);
  const fail = (error: unknown) => {
    throw error;
  };
  const sitters = NAMES.map((name, seat) => ({ id: name, name, player: seat === PERSON ? name : null }));
  const begin: StartCommand = { type: 'start', room: 'room/r', rules: id, options: {}, sitters };
  const log = new MemoryLog();
  const world = {
    store: log.store,
    clock: time,
    outage: { since: 0, mostGivenBack: 0 },
    limits: defaultLimits,
    quarantine: fail,
    trouble: fail,
  };
  const seed = seedOf('talking');
  const dealt = start(rules, { names: NAMES, seed, ...(cards && { cards }) });
  if (!dealt.ok) throw new Error(dealt.message);
  const match = new Match(world, 'g', begin, rules, seed);
  log.rows.push(firstRow(begin, dealt.events, clock(dealt.game)?.seconds ?? 0));
  await match.open(log.rows.map(gameRow));
  const asked: { readonly at: number; readonly seat: SeatId; readonly phase: string }[] = [];
  const player: Player = {
    kind: 'scripted',
    answer: (turn) => {
      asked.push({ at: time.now(), seat: turn.seat, phase: turn.prompts[0]?.frame ?? '' });
      return answer(turn);
    },
  };
  const bots = new BotSeats(
    {
      clock: time,
      thinking: localThinking,
      playerOf: () => seatPlayer(player),
      thought: async () => {},
      timed: () => {},
      failed: fail,
    },
    match,
  );
  const pass = (ms: number) => time.pass(ms, turns);
  const say = (text: string) =>
    match.submit({ type: 'act', seat: PERSON, act: 'say', slot: 'global', targets: [], text });
  const until = async (phase: Id) => {
    for (let steps = 0; match.game.frame.phase !== phase; steps++) {
      if (steps > 1_000) throw new Error(`no ${phase}`);
      await pass(500);
    }
    return (match.deadline ?? 0) - (clock(match.game)?.seconds ?? 0) * 1000;
  };
  return { match, bots, time, pass, asked, say, until };
}
const firstRow = (begin: StartCommand, events: readonly Event[], seconds: number): Row => ({
  stream: streamOf('g'),
  seq: 1,
  at: 0,
  command: begin as never,
  commandId: null,
  events: events as never,
  reply: { ok: true },
  deadline: seconds * 1000,
});

const line = (turn: Turn, text: string) =>
  turn.prompts.flatMap(({ slot, offers }) =>
    offers.flatMap(({ act, text: most }) => (most === undefined ? [] : [{ slot, act, targets: [], text }])),
  );
/** Answers every open prompt with its first offer. */
const choices = (turn: Turn) =>
  turn.prompts.flatMap(({ slot, offers, chosen, required }) => {
    const offer = offers.find(({ text, from, pick }) => text === undefined && from.length >= pick);
    return offer && required && !chosen ? [{ slot, act: offer.act, targets: offer.from.slice(-offer.pick) }] : [];
  });
/** Always has something to say. */
const chatty: Answering = (turn) => ({
  answers: [...line(turn, `I am ${NAMES[turn.seat]}, and I have a word to say`), ...choices(turn)],
  memory: null,
});
const silent: Answering = (turn) => ({ answers: choices(turn), memory: null });

/** When each seat spoke in the open phase. */
const heard = ({ rows }: Match, by: 'global' | 'wolves' = 'global') =>
  rows
    .slice(rows.findLastIndex(({ events }) => events.some(({ type }) => type === 'opened')))
    .flatMap(({ at, events }) =>
      events.flatMap((event) => (event.type === 'said' && event.channel === by ? [{ at, ...event }] : [])),
    );

test('bots that always have something to say do not flood a day, and stop before it ends', async () => {
  const { match, pass, until, asked } = await table({ answer: chatty });
  const dawn = await until('day');
  await pass(59_000);
  const times = heard(match).map(({ at }) => (at - dawn) / 1000);
  expect(times.length).toBeGreaterThanOrEqual(6);
  expect(times.length).toBeLessThanOrEqual(20);
  for (const [i, at] of times.entries()) expect(at - (times[i - 1] ?? -3)).toBeGreaterThanOrEqual(2.9);
  expect(new Set(heard(match).map(({ seat }) => seat)).size).toBeGreaterThanOrEqual(5);
  const looks = asked.filter(({ phase }) => phase === match.game.frame.id);
  expect(Math.max(...looks.map(({ at }) => at))).toBeLessThanOrEqual(dawn + 0.85 * 60_000);
  for (let seat = 1; seat < 8; seat++) expect(looks.filter((look) => look.seat === seat).length).toBeLessThanOrEqual(6);
  expect(match.game.frame.phase).toBe('day');
});

test('a bot answers a question within ten seconds, however much is said', async () => {
  const answers: Answering = (turn) => {
    const isAsked = turn
      .news()
      .some(
        (event) => event.type === 'said' && event.seat === PERSON && event.text.startsWith(NAMES[turn.seat] ?? '?'),
      );
    const words = line(turn, isAsked ? 'to answer you: no' : 'by the way');
    return { answers: [...words, ...choices(turn)], memory: null };
  };
  const { match, pass, until, say } = await table({ answer: answers });
  await until('day');
  for (const seat of [3, 5, 1]) {
    await pass(8_000);
    expect(await say(`${NAMES[seat]}, what are you?`)).toEqual({ ok: true });
    await pass(10_000);
    expect(heard(match).filter((one) => one.seat === seat && one.text === 'to answer you: no')).toHaveLength(1);
  }
});

test('at a silent table each bot looks once and acts once', async () => {
  const { pass, until, asked, match } = await table({ answer: silent });
  await until('day');
  await pass(59_000);
  const looks = asked.filter(({ phase }) => phase === match.game.frame.id);
  const talking = looks.filter(({ at }) => at - (match.deadline ?? 0) + 60_000 < 0.35 * 60_000);
  expect(new Set(talking.map(({ seat }) => seat)).size).toBe(talking.length);
  expect(talking).toHaveLength(match.game.living().filter((seat) => seat !== PERSON).length);
});

test('before a bot has acted, a look is for talk only; its vote comes at its moment', async () => {
  const { match, pass, until } = await table({ answer: chatty });
  const opened = await until('voting');
  const length = (match.deadline ?? 0) - opened;
  while (match.game.frame.phase === 'voting') await pass(500);
  const cast = match.rows.filter(({ command }) => command.type === 'act' && command.act === 'vote');
  expect(cast.length).toBeGreaterThan(4);
  for (const { at } of cast) expect(at - opened).toBeGreaterThanOrEqual(0.4 * length);
});

const CARDS = ['hunter', 'wolf', 'seer', 'doctor', 'gunner', 'detective', 'shadowWolf', 'revenant'];
const swapped = CARDS.with(1, 'seer').with(2, 'wolf');

test.each([
  ['two cards have changed places', swapped, chatty],
  ['the pack talks all night', CARDS, chatty],
])('timing reveals nothing about cards: %s', async (_, cards, answer) => {
  const times = async (dealt: readonly Id[], isNightLoud: boolean) => {
    const quiet: Answering = (turn) =>
      isNightLoud || turn.view().frame.phase !== 'night' ? answer(turn) : silent(turn);
    const { match, pass, until } = await table({ cards: dealt, answer: quiet });
    const dawn = await until('day');
    await pass(59_000);
    return heard(match).map(({ at, seat }) => [at - dawn, seat]);
  };
  const plain = await times(CARDS, false);
  expect(plain.length).toBeGreaterThan(5);
  expect(await times(cards, true)).toEqual(plain);
});

test('packmates answer each other at night without acting earlier', async () => {
  const kills = async (answer: Answering) => {
    const { match, pass } = await table({ cards: CARDS, answer });
    while (match.game.frame.phase === 'night') await pass(500);
    const whispers = match.rows.filter(({ events }) => events.some((e) => e.type === 'said' && e.channel === 'wolves'));
    const acts = match.rows.filter(({ command }) => command.type === 'act' && command.text === undefined);
    return { whispers: whispers.length, acts: acts.map(({ at }) => at) };
  };
  const quiet = await kills(silent);
  const loud = await kills(chatty);
  expect(quiet.whispers).toBe(0);
  expect(loud.whispers).toBeGreaterThan(2);
  expect(loud.acts).toEqual(quiet.acts);
});
