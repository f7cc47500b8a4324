import { expect, test } from 'vitest';
import { Frame, NumberedFrame, SharedFrames } from './frame.ts';
import type { GameRow } from './rows.ts';

test.each([
  ['nothing', {}],
  ['words', { text: 'Bo is a "wolf", é🐺\u2028', at: 7, from: null }],
  ['lists', { votes: { a: 1 }, by: [[], {}] }],
])('a numbered frame with %s reads as its event and data do', (_, data) => {
  const frame = new NumberedFrame(new Frame('message', data), 12);
  expect(JSON.parse(frame.text)).toEqual(['message', { n: 12, ...data }]);
  expect(frame.text).toBe(JSON.stringify([frame.event, frame.data]));
});

test('two who are told the same of a row share a frame, and nobody else does', () => {
  const shared = new SharedFrames();
  const rows = [{ seq: 1 }, { seq: 2 }] as unknown as [GameRow, GameRow];
  const line = (id: string, more: object = {}) => new Frame('message', { id, text: 'hello', ...more });
  const first = shared.of(rows[0], line('7'));
  expect(shared.of(rows[0], line('7'))).toBe(first);
  expect(shared.of(rows[0], line('8'))).not.toBe(first);
  expect(shared.of(rows[0], line('7'))).toBe(first);
  for (const other of [line('7', { at: 1 }), new Frame('message', { id: '7' }), new Frame('other', first.data)])
    expect(shared.of(rows[0], other)).toBe(other);
  expect(shared.of(rows[1], line('7'))).not.toBe(first);
});
