import { expect, test } from 'vitest';
import { bytesByKind } from './space-store.ts';

test('reports are counted as reports, not as chat', () => {
  const streams = [
    { kind: 'room', bytes: 900, chat: 200 },
    { kind: 'reports', bytes: 387, chat: 387 }, // their rows have a text
  ];
  expect(bytesByKind(streams, 0)).toMatchObject({ rooms: 700, chat: 200, reports: 387 });
});
