import { expect, test } from 'vitest';
import { type LimitName, limitNames } from '../../../limits/limits.ts';
import { connections } from './connections.ts';
import { playing } from './playing.ts';
import { rooms } from './rooms.ts';
import { time } from './time.ts';

/** For every limit: it is reached, who reaches it is refused in a sentence, and the others do not notice. */
const kept: Readonly<Record<LimitName, () => Promise<void>>> = { ...connections, ...rooms, ...playing, ...time };

test('every limit has a test', () => expect(Object.keys(kept).sort()).toEqual([...limitNames].sort()));

test.each(Object.entries(kept))('%s is kept', (_, keeps) => keeps());
