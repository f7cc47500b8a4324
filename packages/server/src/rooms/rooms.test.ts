import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Rooms, type RoomsWorld } from './rooms.ts';

test('the server can close although a room could not be opened', async () => {
  let fail: (error: Error) => void = () => {};
  const read = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  const rooms = new Rooms({ store: { read } as unknown as Store } as RoomsWorld);
  const opening = rooms.open('room/any');
  const closing = rooms.close();
  fail(new Error('the store is down'));
  await expect(opening).rejects.toThrow('the store is down');
  await expect(closing).resolves.toBeUndefined();
});
