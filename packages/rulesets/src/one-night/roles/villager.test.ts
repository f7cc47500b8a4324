import { test } from 'vitest';
import { round } from '../testing.ts';

test('3.17 a Villager has no action, and is done when they say so', () => {
  const cast = { Ann: 'villager', Bob: 'werewolf', Cid: 'seer' };
  round(cast, ['mason', 'villager', 'villager'], 'time\nnight 1\n? Ann: done\nAnn done\n> Ann chose done (to Ann)');
});
