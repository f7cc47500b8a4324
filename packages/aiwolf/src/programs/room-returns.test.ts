import { type ClientTable, playOut, type Serving } from '@moonrise/server/testing';
import { expect, test } from 'vitest';
import {
  deal,
  hostOf,
  inTime,
  lobbyWith,
  type ProgramScript,
  programsJoin,
  RoomProgram,
  servingPrograms,
  usual,
} from './testing/room-table.ts';

const KEY = 'a-key-that-nobody-else-has';
const options = { timeout: { action: 20_000, response: 5_000 } };
const breaksAtItsTurn: ProgramScript = ({ request }, { socket }) => {
  if (request === 'TALK') socket.terminate();
  return undefined;
};

/** A person, three bots, and a program that asks for its seat to be kept and loses its connection at its first turn. */
async function untilItBreaks(on: Serving): Promise<{ readonly table: ClientTable; readonly before: RoomProgram }> {
  const ai = ['program', 'standard', 'standard', 'standard'];
  const table = await lobbyWith(on, { people: 1, ai, options, stream: 'log' });
  const [before] = await programsJoin(table, { otters1: breaksAtItsTurn }, { 'moonrise-seat': KEY });
  await deal(table);
  while (before?.closedWith === undefined) await on.pass(500);
  return { table, before: before as RoomProgram };
}
const comesBack = ({ on, code }: ClientTable, key = KEY) =>
  new RoomProgram(on, `/aiwolf/${code}`, 'otters1', usual, { 'moonrise-return': key });
interface Spoke {
  readonly type: string;
  readonly seat: number;
  readonly forced: boolean;
}
const nameOf = ({ packets }: RoomProgram) => packets.find(({ info }) => info)?.info?.agent ?? '';
function turnsOf(table: ClientTable, name: string): readonly Spoke[] {
  const events = hostOf(table)
    .all('events')
    .flatMap(({ events }) => events as readonly (Spoke & { readonly names?: readonly string[] })[]);
  const seat = events.find(({ names }) => names)?.names?.indexOf(name);
  return events.filter((event) => event.type === 'spoke' && event.seat === seat);
}

test('a program that loses its connection returns, is asked again, and plays to the end', () =>
  servingPrograms(async (on) => {
    const { table, before } = await untilItBreaks(on);
    const after = comesBack(table);
    await inTime(() => after.packets.length > 0);
    await playOut(table);
    await inTime(() => after.closedWith !== undefined);
    expect([after.closedWith, after.faults, after.requests.at(-1)]).toEqual([1000, [], 'FINISH']);
    expect(before.requests).toEqual(['NAME', 'INITIALIZE', 'DAILY_INITIALIZE', 'TALK']);
    expect(after.texts.slice(0, 3)).toEqual(before.texts.slice(1));
    const turns = turnsOf(table, nameOf(before));
    expect(turns.length).toBeGreaterThan(1);
    expect(turns.filter(({ forced }) => forced)).toEqual([]);
  }));

test('a program that stays away loses its turn; then a bot takes over and the key is invalid', () =>
  servingPrograms(async (on) => {
    const { table, before } = await untilItBreaks(on);
    await playOut(table);
    const [first, ...others] = turnsOf(table, nameOf(before));
    expect(first?.forced).toBe(true);
    expect(others.filter(({ forced }) => forced)).toEqual([]);
    const late = comesBack(table);
    await inTime(() => late.closedWith !== undefined);
    expect([late.closedWith, late.packets]).toEqual([1008, []]);
  }));

test('a made-up key does not admit anyone to a running game', () =>
  servingPrograms(async (on) => {
    const { table } = await untilItBreaks(on);
    const other = comesBack(table, 'a-key-that-nobody-has-made');
    await inTime(() => other.closedWith !== undefined);
    expect([other.closedWith, other.packets]).toEqual([1008, []]);
    const newcomer = new RoomProgram(on, `/aiwolf/${table.code}`, 'badgers1', usual, { 'moonrise-seat': KEY });
    await inTime(() => newcomer.closedWith !== undefined);
    expect(newcomer.packets).toEqual([]);
  }));
