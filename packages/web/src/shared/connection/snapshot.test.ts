import type { PacketOf } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { roomView } from './snapshot.ts';

test('the options of the room are told apart from those of the rule set', () => {
  const options = { durations: { day: 90 }, coached: true, staging: 8, beginners: true };
  const view = roomView({ options } as unknown as PacketOf<'room_updated'>);
  expect(view.options).toEqual({ durations: { day: 90 }, beginners: true });
  expect(view.roomOptions).toEqual({ coached: true, staging: 8 });
});
