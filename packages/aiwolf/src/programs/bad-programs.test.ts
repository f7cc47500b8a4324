import { playOut } from '@moonrise/server/testing';
import { expect, test } from 'vitest';
import {
  deal,
  hostOf,
  inTime,
  lobbyWith,
  type ProgramScript,
  programsJoin,
  type RoomProgram,
  servingPrograms,
  usual,
} from './testing/room-table.ts';

const options = { timeout: { action: 20_000, response: 5_000 } };

interface Played {
  readonly bad: RoomProgram;
  readonly good: RoomProgram;
  readonly spoken: readonly { readonly by: string; readonly text: string; readonly forced: boolean }[];
}
/** A person, two bots, a well-behaved program and this one play to the end. */
async function played(answer: ProgramScript): Promise<Played> {
  let result: Played | undefined;
  await servingPrograms(async (on) => {
    const ai = ['program', 'standard', 'program', 'standard'];
    const table = await lobbyWith(on, { people: 1, ai, options, stream: 'log' });
    const [bad, good] = await programsJoin(table, { bad1: answer, good1: usual });
    await deal(table);
    await playOut(table);
    await inTime(() => good?.closedWith !== undefined && bad?.closedWith !== undefined);
    expect(hostOf(table).faults).toEqual([]);
    expect(on.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    const [first] = hostOf(table).all('events');
    const names = (first?.events as readonly { readonly names?: readonly string[] }[] | undefined)?.[0]?.names ?? [];
    const spoken = hostOf(table)
      .all('events')
      .flatMap(({ events }) => events as readonly Spoke[])
      .filter(({ type }) => type === 'spoke')
      .map(({ seat, text, forced, act }) => ({ by: names[seat] ?? '', text: text || act, forced }));
    result = { bad: bad as RoomProgram, good: good as RoomProgram, spoken };
  });
  const { good } = result as Played;
  expect([good.closedWith, good.faults, good.requests.at(-1)]).toEqual([1000, [], 'FINISH']); // the other program is not affected
  return result as Played;
}
interface Spoke {
  readonly type: string;
  readonly seat: number;
  readonly text: string;
  readonly act: string;
  readonly forced: boolean;
}
const nameOf = ({ packets }: RoomProgram) => packets.find(({ info }) => info)?.info?.agent ?? '';
const said = ({ bad, spoken }: Played) => spoken.filter(({ by }) => by === nameOf(bad));

test('a program that disconnects is replaced by a bot that speaks and votes', async () => {
  const game = await played((packet, program) => {
    if (packet.request === 'TALK') program.socket.terminate();
    return undefined;
  });
  expect(game.bad.requests.at(-1)).toBe('TALK');
  expect(said(game).length).toBeGreaterThan(0);
  expect(said(game).filter(({ forced }) => forced)).toEqual([]);
});

test('a program that hangs loses its turn, does not send its name, and is replaced by a bot', async () => {
  const game = await played(() => undefined);
  expect(game.bad.requests.slice(-2)[1]).toBe('NAME');
  expect(game.bad.closedWith).toBe(1008);
  expect(said(game)[0]).toMatchObject({ forced: true });
});

test('a program that is late but sends its name stays', async () => {
  let talks = 0;
  const game = await played((packet, program) => {
    if (packet.request === 'NAME') return program.name;
    return packet.request === 'TALK' && talks++ === 0 ? undefined : usual(packet, program);
  });
  expect([game.bad.closedWith, game.bad.requests.at(-1)]).toEqual([1000, 'FINISH']);
  expect(game.bad.requests.filter((request) => request === 'NAME')).toHaveLength(2);
  expect(said(game).map(({ forced }) => forced)).toEqual([
    true,
    ...said(game)
      .slice(1)
      .map(() => false),
  ]);
});

test('second answers are discarded', async () => {
  const game = await played((packet, program) => {
    const answer = usual(packet, program);
    if (answer === undefined) return undefined;
    program.socket.send(answer);
    return 'Unrequested words.';
  });
  expect(game.bad.closedWith).toBe(1000);
  expect(said(game)[0]?.text).toBe(`I am ${nameOf(game.bad)}.`);
  expect(said(game).filter(({ text }) => text.includes('Unrequested'))).toEqual([]);
});

test('an answer that is far too long closes the connection, and a bot takes over', async () => {
  const game = await played((packet) => (packet.request === 'TALK' ? 'x'.repeat(100_000) : undefined));
  expect(game.bad.closedWith).toBe(1009);
  expect(game.spoken.filter(({ text }) => text.includes('xxx'))).toEqual([]);
});

test('binary answers count as text, and an unknown name is a pass', async () => {
  const game = await played((packet, program) => {
    const answer = packet.request === 'TALK' ? usual(packet, program) : packet.info && 'Nobody';
    return answer === undefined ? undefined : Buffer.from(String(answer));
  });
  expect(game.bad.closedWith).toBe(1000);
  expect(said(game)[0]?.text).toBe(`I am ${nameOf(game.bad)}.`);
});

test.each([
  ['a\rb\u0000\u202ec\r\n', 'a b c'],
  [' \r\t ', 'over'],
])('people read %j of a program as %j', async (words, shown) => {
  const game = await played((packet, program) => (packet.request === 'TALK' ? words : usual(packet, program)));
  expect(said(game)[0]?.text).toBe(shown);
});

test('after a restart bots play the seats of programs', () =>
  servingPrograms(async (on) => {
    const table = await lobbyWith(on, { people: 1, ai: ['program', 'program', 'standard', 'standard'], options });
    const programs = await programsJoin(table, { otters1: usual, badgers1: usual });
    await deal(table);
    await on.pass(30_000);
    await on.restart(1_000);
    await inTime(() => programs.every(({ closedWith }) => closedWith !== undefined));
    const { client, token } = table.seats[0] as (typeof table.seats)[number];
    await client.reconnect(on.url);
    await client.ask('resume', { token });
    await playOut(table);
    expect(client.all('game_ended').length).toBeGreaterThan(0);
  }));
