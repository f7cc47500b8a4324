import { ASKING, type Packet, packet } from '@moonrise/agent-kit';
import { chance } from '@moonrise/bots';
import { type Event, seedOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { Agent } from '../agents/agent.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf, firstCome, plain } from '../testing/played.ts';
import { ContestGame } from './contest-game.ts';
import type { ContestRow } from './reporter.ts';
import { TableSetup } from './table-setup.ts';

const GAMES = process.env.MOONRISE_LONG ? 1000 : 60;
const SECOND = 1000;
const { server } = configOf('');
const { action, acceptable, response } = server.timeout;

/** What an agent does with a question; `say` sends text from its end of the connection. */
interface Mouth {
  readonly connection: FakeConnection;
  readonly clock: HandClock;
  readonly name: string;
  readonly answer: string; // a valid one
  readonly request: string;
  readonly draw: (n: number) => number;
}
type Kind = 'good' | 'stays' | 'fails' | 'goes';
/** How an agent behaves, and what it loses: nothing, some answers, every answer, or the seat. */
const behaviours: Record<string, readonly [Kind, (mouth: Mouth) => void]> = {
  good: ['good', ({ connection, answer }) => connection.say(answer)],
  'in time, but slow': [
    'good',
    ({ connection, clock, answer }) => void clock.at(clock.now() + action, () => connection.say(answer)),
  ],
  twice: [
    'stays',
    ({ connection, answer }) => {
      connection.say(answer);
      connection.say(answer);
    },
  ],
  'with unrequested words': [
    'stays',
    ({ connection, answer }) => {
      connection.say(answer);
      connection.say('and by the way');
      connection.say('\u0000\ufffd');
    },
  ],
  nonsense: ['stays', ({ connection, draw }) => connection.say('\u0000x'.repeat(draw(2000)))],
  'mute, but knows its name': ['fails', ({ connection, name, request }) => request === 'NAME' && connection.say(name)],
  late: [
    'fails',
    ({ connection, clock, answer, request, name }) => {
      if (request !== 'NAME') clock.at(clock.now() + action + acceptable + 10 * SECOND, () => connection.say(answer));
      else clock.at(clock.now() + 10 * SECOND, () => connection.say(name));
    },
  ],
  mute: ['goes', () => {}],
  'mute, and forgets its name': ['goes', ({ connection, request }) => request === 'NAME' && connection.say('who?')],
  'gone at once': ['goes', ({ connection }) => connection.vanish()],
  'gone some day': [
    'goes',
    ({ connection, draw, answer }) => (draw(4) === 0 ? connection.vanish() : connection.say(answer)),
  ],
  'answers too much': ['goes', ({ connection }) => connection.close(1009)], // what the socket does with more than 64 KiB
};

interface Seated {
  readonly behaviour: string;
  readonly agent: Agent;
  readonly packets: Packet[];
}
function seat(clock: HandClock, i: number, behaviour: string, draw: (n: number) => number): Seated {
  const connection = new FakeConnection();
  const agent = new Agent(`team${i}`, connection, clock, server.timeout);
  const packets: Packet[] = [];
  connection.onSend = (text) => {
    const got = packet.parse(JSON.parse(text)) as Packet;
    packets.push(got);
    if (!ASKING.has(got.request)) return;
    const mouth = {
      connection,
      clock,
      name: agent.name,
      answer: plain(got, { name: '', connection }) ?? agent.name,
      draw,
    };
    queueMicrotask(() => behaviours[behaviour]?.[1]({ ...mouth, request: got.request }));
  };
  return { behaviour, agent, packets };
}

const kinds = Object.keys(behaviours);
async function play(index: number) {
  const draw = chance(seedOf(`bad/${index}`), 'game');
  const clock = new HandClock();
  const count = [5, 5, 9, 13][draw(4)] as number;
  const config = configOf(`game: { agent_count: ${count} }`);
  const seats = Array.from({ length: count }, (_, i) => {
    const behaviour = draw(3) === 0 ? (kinds[draw(kinds.length)] as string) : 'good';
    return seat(clock, i, behaviour, draw);
  });
  const events: Event[] = [];
  const reporter = { decided: (row: ContestRow) => void events.push(...row.events) };
  const table = new TableSetup(config, clock, firstCome(`bad/${index}`), 'standard').setUp({
    contestants: seats.map(({ agent }) => agent),
  });
  const began = clock.now();
  const result = await clock.until(new ContestGame(table, { clock, reporters: [reporter] }).run());
  return { seats, result, events, ms: clock.now() - began };
}

type Game = Awaited<ReturnType<typeof play>>;
const kindOf = (behaviour: string) => behaviours[behaviour]?.[0];

/** Each agent loses what its own behaviour costs, and nothing for others. */
function expectJustice({ seats, result }: Game, story: string): void {
  for (const [index, { behaviour, packets }] of seats.entries()) {
    const kind = kindOf(behaviour);
    const conduct = result.conduct[index] as Game['result']['conduct'][number];
    const { asked, failed, hasDropped } = conduct;
    if (kind === 'good' || kind === 'stays') expect(conduct, story).toMatchObject({ failed: 0, hasDropped: false });
    if (kind === 'fails') expect(conduct, story).toMatchObject({ failed: asked, hasDropped: false });
    if (hasDropped) expect([kind, failed], story).toEqual(['goes', 1]);
    else expect(packets.at(-1)?.request, story).toBe('FINISH');
  }
}
function expectTheRightEnd({ seats, result, events }: Game, story: string): void {
  const dropped = result.conduct.filter(({ hasDropped }) => hasDropped).length;
  const isTooMany = dropped > seats.length * server.max_continue_error_ratio;
  if (!isTooMany) expect(result.outcome.reason, story).not.toBe('errors');
  else if (result.outcome.team === null) expect(result.outcome.reason, story).toBe('errors');
  for (const event of events)
    if (event.type === 'spoke' && event.forced)
      expect(kindOf(seats[event.seat]?.behaviour ?? ''), story).toMatch(/fails|goes/);
}
function expectNoStall({ result, ms }: Game, story: string): void {
  const sum = (of: 'asked' | 'failed') => result.conduct.reduce((total, conduct) => total + conduct[of], 0);
  expect(ms, story).toBeLessThanOrEqual(sum('asked') * action + sum('failed') * (acceptable + response));
}

test(`${GAMES} games with agents that hang, vanish, or answer late, twice, unasked, too much or nonsense`, async () => {
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const game = await play(i);
    const behaved = game.seats.map(({ behaviour }) => behaviour);
    const story = `game ${i}: ${behaved.join(', ')}`;
    expectJustice(game, story);
    expectTheRightEnd(game, story);
    expectNoStall(game, story);
    for (const behaviour of behaved) seen.add(behaviour);
  }
  expect([...seen].sort()).toEqual([...kinds].sort());
}, 1_200_000);
