import { expect, test } from 'vitest';
import { GamePacket, SharedPackets } from './game-packet.ts';
import type { GameRow } from './rows.ts';

test.each([
  ['nothing', {}],
  ['words', { text: 'Bo is a "wolf", é🐺\u2028', at: 7, from: null }],
  ['lists', { votes: { a: 1 }, by: [[], {}] }],
])('the text of a numbered packet with %s equals its event and data', (_, data) => {
  expect(new GamePacket('message', data).numbered(12)).toBe(JSON.stringify(['message', { n: 12, ...data }]));
});

test('viewers who are sent the same share one packet', () => {
  const shared = new SharedPackets();
  const rows = [{ seq: 1 }, { seq: 2 }] as unknown as [GameRow, GameRow];
  const line = (row: GameRow, ...from: string[]) =>
    shared.of(row, from, () => new GamePacket('message', { id: from[0], text: from[1] }));
  const first = line(rows[0], '7', 'hello');
  expect(line(rows[0], '7', 'hello')).toBe(first);
  for (const other of [['8', 'hello'], ['7', 'goodbye'], ['7'], ['7', 'hello', 'you']]) {
    const told = line(rows[0], ...other);
    expect(told).not.toBe(first);
    expect(told.data).toEqual({ id: other[0], text: other[1] });
  }
  expect(line(rows[0], '7', 'hello')).toBe(first);
  expect(line(rows[1], '7', 'hello')).not.toBe(first);
});
