import { type Id, type SeatId, seedOf, start } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { seatPlayers } from '../ai/seat-players.ts';
import { defaultLimits } from '../limits/limits.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { MemoryLog } from '../testing/memory-log.ts';
import { readStory } from '../testing/running-match.ts';
import { localThinking } from '../thinking/local-thinking.ts';
import { BotSeats } from './bot-seats.ts';
import { deadlineAfter } from './deadlines.ts';
import { Match } from './match.ts';
import { gameRow, type StartCommand, storedRow, streamOf, type TableOptions } from './rows.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
const ANN = 0; // a person, and a villager
const CARDS: readonly Id[] = ['villager', 'wolf', 'seer', 'villager', 'wolf', 'doctor', 'villager', 'villager'];
const SWAPPED: readonly Id[] = ['villager', 'seer', 'wolf', 'wolf', 'villager', 'doctor', 'villager', 'villager'];
const turns = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** What Ann gets until the first dawn, and who answered when, where bots on the wolves' side have this level. */
async function firstNight(cards: readonly Id[], wolf_level: TableOptions['wolf_level']) {
  const built = ruleset('moonrise', { roles: { wolf: 2, seer: 1, doctor: 1, villager: 4 }, fixed_night: true });
  if (!built.ok) throw new Error(built.message);
  const { rules } = built;
  const time = new ManualClock(0);
  const fail = (error: unknown) => {
    throw error;
  };
  const sitters = NAMES.map((name, seat) => ({
    id: name,
    name,
    ...(seat === ANN ? { player: name } : { player: null, kind: 'standard' as const }),
  }));
  const table = wolf_level && { wolf_level };
  const begin: StartCommand = {
    type: 'start',
    room: 'room/r',
    rules: 'moonrise',
    options: rules.options as never,
    sitters,
    ...(table && { table }),
  };
  const log = new MemoryLog();
  const world = {
    store: log.store,
    clock: time,
    outage: { since: 0, mostGivenBack: 0 },
    limits: defaultLimits,
    quarantine: fail,
    trouble: fail,
  };
  const seed = seedOf('wolf level');
  const dealt = start(rules, { names: NAMES, seed, cards });
  if (!dealt.ok) throw new Error(dealt.message);
  const deadline = deadlineAfter({ command: begin, before: null, deadline: null, after: dealt.game, at: 0 });
  const stream = streamOf('g');
  const { events } = dealt;
  log.rows.push(
    storedRow({ stream, seq: 1, at: 0, command: begin, commandId: null, events, reply: { ok: true }, deadline }),
  );
  const match = new Match(world, 'g', begin, rules, seed);
  await match.open(log.rows.map(gameRow));
  const isWolf = (seat: SeatId) => cards[seat] === 'wolf';
  const players = seatPlayers(null, { id: 'g', room: 'r', sitters, ...(table && { table }) }, isWolf);
  const kinds: string[] = [];
  const playerOf: typeof players = (seat, at) => {
    const player = players(seat, at);
    kinds[seat] = player.kind;
    return player;
  };
  const bots = new BotSeats(
    { clock: time, thinking: localThinking, playerOf, thought: async () => {}, timed: () => {}, failed: fail },
    match,
  );
  const packets: string[] = [];
  const stop = readStory(match, ANN, 'log', (packet) => packets.push(packet));
  const isDay = () => rules.phaseOf.get(match.game.frame.phase)?.light === 'day';
  for (let steps = 0; !isDay() && steps < 1_000; steps++) await time.pass(500, turns);
  const acts = match.rows.flatMap(({ command, at }) =>
    command.type === 'act' && command.text === undefined ? [{ at, seat: command.seat, act: command.act }] : [],
  );
  stop();
  bots.close();
  await match.close();
  const dawn = packets.findIndex((packet) => packet.includes('"type":"closed"'));
  return { kinds, acts, packets: packets.slice(0, dawn) };
}

test('the moments of bots do not depend on their level', async () => {
  const [same, easy, hard] = await Promise.all([
    firstNight(CARDS, undefined),
    firstNight(CARDS, 'easy'),
    firstNight(CARDS, 'hard'),
  ]);
  expect(hard.kinds.slice(1)).toEqual(CARDS.slice(1).map((card) => (card === 'wolf' ? 'hard' : 'standard')));
  expect(same.acts.length).toBeGreaterThan(2);
  expect(easy.acts).toEqual(same.acts);
  expect(hard.acts).toEqual(same.acts);
});

test('a villager gets the same before dawn, whichever bots have the cards and the level of the wolves', async () => {
  const [one, other] = await Promise.all([firstNight(CARDS, 'hard'), firstNight(SWAPPED, 'hard')]);
  expect(one.kinds).not.toEqual(other.kinds);
  expect(one.packets.join()).toContain('"phase":"night"');
  expect(other.packets).toEqual(one.packets);
});
