import { share, standing, view } from '@moonrise/engine';
import { type Played, play } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from '../index.ts';
import { nine, round } from '../testing.ts';

test('3.8 the Seer inspects any other living player', () => {
  round(
    nine,
    `
      ? Cid scan: Ann Bob Dee Eve Fay Gus Hal Ian
      ! Cid scan Cid: You may inspect Ann
      ! Dee scan Ann
    `,
  );
});

test.each([
  ['Ann', 'Werewolf'],
  ['Dee', 'Villager'],
  ['Eve', 'Villager'],
  ['Fay', 'Villager'],
])('3.9 %s shows as %s, to the Seer alone, when the night ends', (name, shown) => {
  round(
    nine,
    `
      Cid scan ${name}
    > Cid chose scan ${name} (to Cid)
    ~ "${name} shows
      time
    > "${name} shows as: ${shown}." (to Cid)
    ~ ${name} is
    day 1
    `,
  );
});

test('3.10 a Seer killed in the night is told all the same', () => {
  round(
    nine,
    `
      Ann kill Cid
      Cid scan Ann
      time
    > Cid died by kill
    > "Ann shows as: Werewolf." (to Cid)
    `,
  );
});

const twoNights = `
      Cid scan Ann
      time
    > noted seer_log.2 (to Cid)
      time
      Cid scan Fay
      time
    > noted seer_log.2 (to Cid)
    day 2`;
const logOf = ({ log }: Played, seat: number) => view(log, seat).notes['seer_log.2'];
const first = { day: 1, target: 0, answer: 'werewolf' };
const second = { day: 2, target: 5, answer: 'villager' };

test.each([
  [{}, [second]],
  [{ seer_log: 'latest' }, [second]],
  [{ seer_log: 'all' }, [first, second]],
])('3.11, 9.6 what the Seer can look up after two nights, with %o', (options, results) => {
  const played = round(nine, twoNights, options);
  expect(logOf(played, 2)).toEqual(results);
  expect(logOf(played, 0)).toBeUndefined();
});

/** The results on the Seer's screen, in the notebook and in a replay as the Seer. */
const shownTo = ({ log }: Played, seat: number) =>
  standing(share(log, seat), (event) => event).flatMap((event) =>
    event.type === 'told' && event.key === 'scanned' ? [event.about[0]] : [],
  );
test.each([
  [{}, [5]],
  [{ seer_log: 'latest' }, [5]],
  [{ seer_log: 'all' }, [0, 5]],
])('3.14, 9.6 what the Seer is shown after two nights, with %o', (options, targets) => {
  expect(shownTo(round(nine, twoNights, options), 2)).toEqual(targets);
});

test('3.14 in version 1 of the rules every result stayed on the screen', () => {
  const built = launch.build({}, 1);
  if (!built.ok) throw new Error(built.message);
  expect(shownTo(play(built.rules, nine, twoNights), 2)).toEqual([0, 5]);
});

test('3.11 a night without inspection leaves the log as it was', () => {
  const played = round(nine, `${twoNights}\ntime\ntime\nday 3`);
  expect(logOf(played, 2)).toEqual([second]);
});

test('9.6 two Seers have a log each', () => {
  const cast = { Ann: 'werewolf', Bob: 'seer', Cid: 'seer', Dee: 'villager', Eve: 'villager' };
  const played = round(
    cast,
    `
      Bob scan Ann
      Cid scan Dee
      time
    > "Ann shows as: Werewolf." (to Bob)
    > "Dee shows as: Villager." (to Cid)
    `,
    { seer_log: 'all' },
  );
  expect(logOf(played, 2)).toEqual([{ day: 1, target: 3, answer: 'villager' }]);
  expect(logOf(played, 1)).toBeUndefined();
});
