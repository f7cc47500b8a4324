import { test } from 'vitest';
import { from1 } from '../testing.ts';

test('2.3 a Villager only talks and votes', () => {
  from1('? Gus: vote\ntime\ndivine 1\n? Gus: -\ntime\nguard 1\n? Gus: -\ntime\nattack 1\n? Gus: -');
});
