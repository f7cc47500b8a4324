import { clock, seedOf, start } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { oneNight } from './index.ts';
import { cards, round } from './testing.ts';

const cast = { Ann: 'robber', Bob: 'werewolf', Cid: 'troublemaker', Dee: 'drunk', Eve: 'insomniac', Fay: 'seer' };
const centre = ['villager', 'mason', 'tanner'];

test('1.8 players see their own card, everyone knows the set', () => {
  const played = round(cast, centre, 'reveal 1');
  expect(cards(played, 'Ann')).toBe('robber - - - - - | - - -');
  expect(cards(played, 'Fay')).toBe('- - - - - seer | - - -');
  expect(played.log[0]).toMatchObject({ type: 'started', to: 'all', deck: { werewolf: 1, seer: 1, mason: 1 } });
});

test('2.1 nothing can be done in the reveal', () => {
  round(
    cast,
    centre,
    `
    reveal 1
      ? Ann: -
      ! Ann rob Bob
      ! Ann done
      ! Ann vote Bob
      time
    night 1
    `,
  );
});

test('2.1, 3.1, 4.1 the clocks: 5, 45 and 180 seconds', () => {
  const seconds = (script: string) => clock(round(cast, centre, script).game)?.seconds;
  expect([seconds(''), seconds('time'), seconds('time\ntime')]).toEqual([5, 45, 180]);
});

test('3.1 choices take place in the order of the night, not in that of choosing', () => {
  const played = round(
    cast,
    centre,
    `
      time
    night 1
      Dee drink center-1
      Cid swap Ann Dee
      Ann rob Bob
      Fay peek Bob
    > "You looked at Bob and saw: Werewolf." (to Fay)
      time
    > Ann and Bob swapped (to Ann)
    > Ann and Dee swapped (to Cid)
    > Dee and centre card 1 swapped (to Dee)
    day 1
    `,
  );
  // Ann takes the werewolf from Bob, Cid gives it to Dee, Dee leaves it in the centre.
  expect(cards(played, null)).toBe('drunk robber troublemaker villager insomniac seer | werewolf mason tanner');
  expect(cards(played, 'Ann')).toBe('werewolf robber - - - - | - - -');
  expect(cards(played, 'Bob')).toBe('- werewolf - - - - | - - -');
  expect(cards(played, 'Dee')).toBe('- - - - - - | drunk - -');
  expect(cards(played, 'Fay')).toBe('- werewolf - - - seer | - - -');
});

test('3.1, 3.15 the Insomniac sees what a chain of moves has left', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Ann rob Eve
    > "You took the card of Eve. You are now: Insomniac." (to Ann)
      Cid swap Eve Bob
      time
    > Eve is werewolf (to Eve)
    > "The night is over. Your card is now: Werewolf." (to Eve)
    `,
  );
  expect(cards(played, 'Eve')).toBe('- - - - werewolf - | - - -');
  expect(cards(played, 'Ann')).toBe('insomniac - - - robber - | - - -');
});

test('3.2 what one may do goes by the dealt card', () => {
  round(
    cast,
    centre,
    `
      time
      Ann rob Fay
      ? Ann: done
      ? Fay: peek peekCenter done
      ! Ann peek Bob
      Fay peek Ann
    > "You looked at Ann and saw: Robber." (to Fay)
    `,
  );
});

test('3.3 a night in which no one does anything, or all pass, moves nothing', () => {
  const passed = round(
    cast,
    centre,
    `
      time
      Ann rob -
      Cid swap -
      Dee drink -
      Fay peekCenter -
      time
    day 1
    `,
  );
  const idle = round(cast, centre, 'time\ntime\nday 1');
  const dealt = 'robber werewolf troublemaker drunk insomniac seer | villager mason tanner';
  expect([cards(passed, null), cards(idle, null)]).toEqual([dealt, dealt]);
});

test('3.3, 3.5 who passed may still act', () => {
  round(
    cast,
    centre,
    `
      time
      Fay peek -
      Fay peek Bob
    > Bob is werewolf (to Fay)
      Ann rob -
      Ann rob Bob
    > Bob is werewolf (to Ann)
    `,
  );
});

test('3.4, 3.5 choices are seen by their makers, and can be changed and taken back', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Cid swap Ann Bob
    > Cid chose swap Ann Bob (to Cid)
      Cid swap Ann Eve
      Dee drink center-1
    > Dee chose drink centre card 1 (to Dee)
      Dee takes back drink
      time
    > Ann and Eve swapped (to Cid)
    ~ Dee and
    `,
  );
  expect(cards(played, null)).toBe('insomniac werewolf troublemaker drunk robber seer | villager mason tanner');
});

test('3.6, 3.7, 3.8 the night waits until all have pressed done', () => {
  round(
    cast,
    centre,
    `
      time
      Ann done
    > Ann chose done (to Ann)
    ~ 1 cast
      Bob done
      Cid done
      Dee done
      Eve done
      Ann rob Bob
    > Bob is werewolf (to Ann)
      Eve takes back done
      Fay done
    night 1
      Eve done
    day 1
    `,
  );
});

test('3.9 a fixed night lasts its time', () => {
  const all = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'].map((name) => `${name} done`).join('\n');
  round(cast, centre, `time\n${all}\nnight 1\ntime\nday 1`, { fixed_night: true });
  round(cast, centre, `time\n${all}\nday 1`);
});

test('3.16 a player who was robbed or swapped is told nothing', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Ann rob Bob
      Cid swap Fay Bob
      time
    `,
  );
  expect(cards(played, null)).toBe('werewolf seer troublemaker drunk insomniac robber | villager mason tanner');
  expect(cards(played, 'Bob')).toBe('- werewolf - - - - | - - -');
  expect(cards(played, 'Fay')).toBe('- - - - - seer | - - -');
  expect(cards(played, 'Cid')).toBe('- - troublemaker - - - | - - -');
});

test('3.18 two Troublemakers and two Drunks act in the order of the seats', () => {
  const two = { Ann: 'troublemaker', Bob: 'villager', Cid: 'troublemaker', Dee: 'drunk', Eve: 'drunk' };
  const played = round(
    two,
    ['werewolf', 'mason', 'tanner'],
    `
      time
      Eve drink center-1
      Dee drink center-1
      Cid swap Ann Bob
      Ann swap Bob Eve
      time
    > Bob and Eve swapped (to Ann)
    > Ann and Bob swapped (to Cid)
    > Dee and centre card 1 swapped (to Dee)
    > Eve and centre card 1 swapped (to Eve)
    `,
  );
  expect(cards(played, null)).toBe('drunk troublemaker troublemaker werewolf drunk | villager mason tanner');
});

test('3.19 no one talks before the day', () => {
  round(
    cast,
    centre,
    `
      ! Ann say "hello": closed
      time
      ! Bob say "hello": closed
      time
      Ann say "hello"
    > Ann said "hello" in global
    `,
  );
});

test('4.11 the host sets the durations', () => {
  const rules = rulesOf(oneNight, { durations: { reveal: 3, night: 60, day: 300 } });
  const started = start(rules, { names: ['Ann', 'Bob', 'Cid'], seed: seedOf('durations') });
  expect(started.ok && started.game.frame.seconds).toBe(3);
  const seconds = ['night', 'day'].map((id) => started.ok && rules.phaseOf.get(id)?.seconds(started.game));
  expect(seconds).toEqual([60, 300]);
});

test('3.18 two Seers look at the same cards, two Insomniacs see each their own', () => {
  round(
    { Ann: 'seer', Bob: 'seer', Cid: 'insomniac', Dee: 'insomniac' },
    ['werewolf', 'villager', 'troublemaker'],
    `
      time
      Ann peek Bob
    > "You looked at Bob and saw: Seer." (to Ann)
      Bob peekCenter center-1 center-2
    > "You looked at centre card 1 and saw: Werewolf." (to Bob)
      time
    > "The night is over. Your card is now: Insomniac." (to Cid)
    > "The night is over. Your card is now: Insomniac." (to Dee)
    `,
  );
});
