import { expect, test } from 'vitest';
import { type LimitName, limitNames } from '../../../limits/limits.ts';
import { connections } from './connections.ts';
import { networks } from './networks.ts';
import { playing } from './playing.ts';
import { rooms } from './rooms.ts';
import { time } from './time.ts';

/** For every limit: a client that reaches it is refused with a message, and others are not affected. */
const kept: Readonly<Record<LimitName, () => Promise<void>>> = {
  ...connections,
  ...networks,
  ...rooms,
  ...playing,
  ...time,
};

test('every limit has a test', () => expect(Object.keys(kept).sort()).toEqual([...limitNames].sort()));

test.each(Object.entries(kept))('%s is enforced', (_, keeps) => keeps());
