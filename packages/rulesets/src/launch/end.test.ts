import { clock, decide, seedOf, start, view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from './index.ts';
import { five, nine } from './testing.ts';

const rules = rulesOf(launch);

test('6.1 of the dead neither card nor side is shown', () => {
  play(
    rules,
    nine,
    `
      Ann kill Fay
      time
    > Fay died by kill
    ~ Fay is
    ~ "Fay was on this side
      Gus vote Ann
      time
    > Ann died by vote
    ~ Ann is
    ~ "Ann was on this side
    `,
  );
});

test('7.1, 7.5 no Werewolf left: the Town wins, its dead too', () => {
  const { game } = play(
    rules,
    five,
    `
      Ann kill Bob
      Cid vote Ann
      time
    > Ann died by vote
    > ended: town by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
});

test('7.2, 7.3, 7.5 as many Werewolves as others after a night: the Wolves win, their dead too', () => {
  const { game } = play(
    rules,
    nine,
    `
      Ann kill Fay
      time
      Ann vote Bob
      time
    > Bob died by vote
    night 2
      Ann kill Gus
      time
      Ann vote Hal
      time
      Ann kill Ian
      time
      Ann vote Dee
      time
    night 4
      Ann kill Cid
      Cid scan Ann
    > Cid died by kill
    > ended: wolves by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0, 1]);
});

test('7.2, 7.3 as many Werewolves as others after a vote', () => {
  play(
    rules,
    five,
    `
      Ann kill Bob
    day 1
      time
    night 2
      Ann kill Cid
    day 2
      Ann vote Dee
    day 2
      time
    > Dee died by vote
    > ended: wolves by parity
    `,
  );
});

const withHunter = rulesOf(launch, { roles: { werewolf: 1, hunter: 1, villager: 3 } });

test.each([
  ['Ann', 'town by wolves_gone'],
  ['Eve', 'wolves by parity'],
])('7.3 the Hunter shoots %s before the winner is decided', (target, verdict) => {
  const cast = { Ann: 'werewolf', Bob: 'villager', Cid: 'villager', Dee: 'hunter', Eve: 'villager' };
  play(
    withHunter,
    cast,
    `
      Ann kill Bob
    day 1
      Ann vote Dee
      time
    > Dee died by vote
    ~ ended
    hunter_revenge 1
      Dee revenge ${target}
    > ended: ${verdict}
    `,
  );
});

test.each(Array.from({ length: 16 }, (_, i) => i + 5))(
  '7.4 if none of %i players does anything the game ends after ten rounds',
  (players) => {
    const seed = seedOf('stalemate');
    let now = start(rules, { names: Array.from({ length: players }, (_, i) => `Player ${i}`), seed });
    for (let phase = 0; phase < 20; phase++) {
      if (!now.ok) throw new Error(now.message);
      expect(now.game.state.outcome).toBeNull();
      now = decide(now.game, { type: 'expire', clock: clock(now.game)?.key ?? '' }, seed);
    }
    expect(now.ok && now.game.state.outcome).toMatchObject({ team: 'town', reason: 'stalemate' });
  },
);

test('7.4 a death begins the count anew', () => {
  const quiet = 'time\n'.repeat(18);
  play(
    rules,
    five,
    `
      ${quiet}
    night 10
      Ann kill Bob
      time
      ${quiet}
    night 20
      time
      time
    > ended: town by stalemate
    `,
  );
});

test('7.6 at the end all cards lie open, for spectators too', () => {
  const { log } = play(
    rules,
    five,
    `
      Ann kill Bob
      Cid vote Ann
      time
    > ended: town by wolves_gone
    `,
  );
  expect(view(log.slice(0, -1), null).cards).toEqual([null, null, null, null, null]);
  expect(view(log, null).cards).toEqual(Object.values(five));
});
