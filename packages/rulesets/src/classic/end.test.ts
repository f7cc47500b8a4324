import { clock, decide, seedOf, start, view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';
import { four, seven } from './testing.ts';

const rules = rulesOf(classic);

test('6.1 the card of each dead player is shown to all', () => {
  play(
    rules,
    seven,
    `
      hasten
      Eve vote Ann
      time
    > Ann died by vote
    > Ann is werewolf
      Bob kill Dee
      time
    > Dee died by kill
    > Dee is doctor
    `,
  );
});

test('7.1, 7.3, 7.5 no Werewolf left: the Town wins, its dead too', () => {
  const { game } = play(
    rules,
    seven,
    `
      hasten
      Eve vote Ann
      time
      Bob kill Eve
      time
    day 2
      hasten
      Fay vote Bob
      time
    > Bob died by vote
    > ended: town by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4, 5, 6]);
});

test('7.2, 7.3, 7.5 as many Werewolves as others after a voting: the Mafia wins, its dead too', () => {
  const { game } = play(
    rules,
    seven,
    `
      hasten
      Eve vote Bob
      time
      Ann kill Eve
      time
      hasten
      Ann vote Fay
      time
      Ann kill Gus
      Cid scan Ann
      Dee save Dee
    day 3
      hasten
      Ann vote Cid
      time
    > Cid died by vote
    > ended: mafia by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0, 1]);
});

test('7.2, 7.3 as many Werewolves as others after a night', () => {
  play(
    rules,
    four,
    `
      hasten
      Ann vote Cid
      time
    > Cid died by vote
    night 1
      Bob scan Ann
      Ann kill Dee
    > Dee died by kill
    > "Ann is a Werewolf." (to Bob)
    > ended: mafia by parity
    `,
  );
});

test.each(Array.from({ length: 13 }, (_, i) => i + 4))(
  '7.4 if none of %i players does anything the game ends after ten rounds',
  (players) => {
    const seed = seedOf('stalemate');
    let now = start(rules, { names: Array.from({ length: players }, (_, i) => `Player ${i}`), seed });
    for (let phase = 0; phase < 30; phase++) {
      if (!now.ok) throw new Error(now.message);
      expect(now.game.state.outcome).toBeNull();
      now = decide(now.game, { type: 'expire', clock: clock(now.game)?.key ?? '' }, seed);
    }
    expect(now.ok && now.game.state.outcome).toMatchObject({ team: 'town', reason: 'stalemate' });
  },
);

test('7.4 a death begins the count anew', () => {
  const quiet = 'time\n'.repeat(27);
  play(
    rules,
    four,
    `
      ${quiet}
    day 10
      time
      Ann vote Dee
      time
    night 10
      time
      ${quiet}
    day 20
      time
      time
    night 20
      time
    > ended: town by stalemate
    `,
  );
});

test('7.6 at the end all cards lie open, for spectators too', () => {
  const { log } = play(
    rules,
    four,
    `
      hasten
      Dee vote Ann
      time
    > ended: town by wolves_gone
    `,
  );
  expect(view(log.slice(0, -1), null).cards).toEqual(['werewolf', null, null, null]);
  expect(view(log, null).cards).toEqual(Object.values(four));
});
