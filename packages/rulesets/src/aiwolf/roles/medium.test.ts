import { test } from 'vitest';
import { from1 } from '../testing.ts';

test.each([
  ['Ann', 'Werewolf'],
  ['Cid', 'Human'],
  ['Fay', 'Human'], // the Medium themselves
])('6.9 when %s is exiled the Medium alone learns: %s', (name, shows) => {
  from1(`
      Gus vote ${name}
      time
    > ${name} died by vote
    > "The spirit of ${name} shows: ${shows}." (to Fay)
  `);
});

test('6.9 a dead Medium learns it too', () => {
  from1(`
      Gus vote Fay
      time
      time
      time
      time
    vote 2
      Gus vote Ann
      time
    > "The spirit of Ann shows: Werewolf." (to Fay)
  `);
});

test('6.9 nothing is learned of the attacked', () => {
  from1('time\ntime\ntime\nattack 1\nAnn attack Gus\nBob attack Gus\n> Gus died by attack\n~ "The spirit');
});
