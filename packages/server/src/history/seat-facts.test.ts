import { type Cast, play } from '@moonrise/engine/testing';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { summaryOf } from './game-summary.ts';
import { factsOf } from './seat-facts.ts';

function told(id: string, cast: Cast, script: string, centre: readonly string[] = []) {
  const roles: Record<string, number> = {};
  for (const role of [...Object.values(cast), ...centre]) roles[role] = (roles[role] ?? 0) + 1;
  const built = ruleset(id, { roles });
  if (!built.ok) throw new Error(built.message);
  const { log, game } = play(built.rules, cast, script, { centre });
  expect(game.state.outcome, 'the game is over').not.toBeNull();
  const summary = summaryOf(built.rules, log);
  return (name: string) => factsOf(summary, Object.keys(cast).indexOf(name));
}

const six = { Ann: 'werewolf', Bob: 'seer', Cid: 'doctor', Dee: 'villager', Eve: 'villager', Fay: 'villager' } as const;

test('a rescue, a check, and a wolf exiled by one vote', () => {
  const of = told(
    'classic',
    six,
    `
    hasten
    voting 1
      Ann vote Dee
      Bob vote Dee
      Cid vote Ann
      Dee vote Ann
      Eve vote -
      Fay vote -
    night 1
      Ann kill Bob
      Bob scan Ann
      Cid save Bob
    day 2
      Bob say "Ann is the wolf"
      hasten
    voting 2
      Ann vote Bob
      Bob vote Ann
      Cid vote Ann
      Dee vote Bob
      Eve vote Ann
      Fay vote -
    `,
  );
  expect(of('Cid')).toMatchObject({
    hasWon: true,
    isAlive: true,
    rescues: 1,
    ballots: 2,
    onWolves: 2,
    caught: 1,
    decided: 1,
  });
  expect(of('Bob')).toMatchObject({ seen: 1, named: 2, narrow: 1, lines: 1, mostLines: 0, ballots: 2, onWolves: 1 });
  expect(of('Ann')).toMatchObject({ isWolf: true, hasWon: false, diedAs: 1, named: 5, wolvesLiving: 0, narrow: 1 });
  expect(of('Fay')).toMatchObject({ ballots: 0, counts: 2, exiles: 1, villagersExiled: 0, rounds: 2, players: 6 });
});

test('a wolf exiled by all others, after a single vote the day before', () => {
  const of = told(
    'classic',
    six,
    `
    hasten
    voting 1
      Ann vote Bob
      Bob vote Cid
      Cid vote Ann
      Dee vote Cid
      Eve vote Bob
      Fay vote -
    night 1
      Ann kill Eve
      Bob scan Cid
      Cid save Cid
    day 2
      hasten
    voting 2
      Ann vote Bob
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      Fay vote Ann
    `,
  );
  expect(of('Cid')).toMatchObject({ alone: 1, unanimous: 1, decided: 0, caught: 1, hasWon: true });
  expect(of('Dee')).toMatchObject({ alone: 0, unanimous: 1 });
  expect(of('Ann')).toMatchObject({ unanimous: 0, caught: 0 });
});

test('an exile counts, also if a prayer could have stopped it', () => {
  const of = told(
    'classic',
    { Ann: 'werewolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    hasten
    voting 1
      Ann vote Cid
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      Eve vote Ann
    prayer 1
      Bob pray -
    > Ann died by vote
    `,
  );
  expect(of('Cid')).toMatchObject({ exiles: 1, villagersExiled: 0, caught: 1, unanimous: 1, alone: 0, hasWon: true });
});

test('a shot counts, also if a prayer could have stopped it', () => {
  const of = told(
    'moonrise',
    { Ann: 'wolf', Bob: 'priest', Cid: 'gunner', Dee: 'villager', Eve: 'villager' },
    `
      time
    day 1
      Cid shoot Ann
    prayer 1
      Bob pray -
    > Ann died by shot
    `,
  );
  expect(of('Cid')).toMatchObject({ shot: 1, avenged: 0, hasWon: true });
});

test('exiled villagers; the dead do not vote any more', () => {
  const of = told(
    'classic',
    six,
    `
    hasten
    voting 1
      Ann vote Dee
      Bob vote Dee
      Cid vote Dee
      Dee vote -
      Eve vote Dee
      Fay vote Ann
    night 1
      Ann kill Eve
      Bob scan Cid
      Cid save Cid
    day 2
      hasten
    voting 2
      Ann vote Bob
      Bob vote Fay
      Cid vote Bob
      Fay vote Ann
    night 2
      Ann kill Cid
      Cid save Fay
    `,
  );
  expect(of('Fay')).toMatchObject({ alone: 0, onWolves: 2, ballots: 2, caught: 0, hasWon: false, isAlive: true });
  expect(of('Dee')).toMatchObject({ diedAs: 1, counts: 1, ballots: 0, named: 4 });
  expect(of('Eve')).toMatchObject({ diedAs: 2, counts: 1 });
  expect(of('Ann')).toMatchObject({
    hasWon: true,
    isWolf: true,
    wolvesLiving: 1,
    winners: 1,
    villagersExiled: 2,
    living: 2,
  });
  expect(of('Cid')).toMatchObject({ rescues: 0, diedAs: 4 });
});

const seven = {
  Ann: 'wolf',
  Bob: 'wolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'gunner',
  Fay: 'hunter',
  Gus: 'villager',
} as const;

test('a wolf shot by day, and one shot by a dying player', () => {
  const of = told(
    'moonrise',
    seven,
    `
    night 1
      Ann kill Fay
      Bob kill Fay
      Cid scan Gus
      Dee save Gus
    hunter_revenge 1
      Fay revenge Ann
    day 1
      Eve shoot Bob
    `,
  );
  expect(of('Eve')).toMatchObject({ hasWon: true, shot: 1, avenged: 0, rounds: 1, counts: 0 });
  expect(of('Fay')).toMatchObject({ hasWon: true, isAlive: false, diedAs: 1, shot: 1, avenged: 1 });
  expect(of('Ann')).toMatchObject({ diedAs: 2, shot: 0 });
  expect(of('Dee')).toMatchObject({ rescues: 0 });
  expect(of('Cid')).toMatchObject({ seen: 0 });
});

const bitten = {
  Ann: 'kittenWolf',
  Bob: 'seer',
  Cid: 'doctor',
  Dee: 'gunner',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
} as const;

test('a bitten villager joins the pack and wins with it', () => {
  const of = told(
    'moonrise',
    bitten,
    `
    night 1
      Ann convert Eve
      time
    day 1
      time
      time
    night 2
      Ann kill Bob
      Eve kill Bob
      time
      time
      time
    night 3
      Ann kill Cid
      Eve kill Cid
      time
      time
      time
    night 4
      Ann kill Dee
      Eve kill Dee
    `,
  );
  expect(of('Ann')).toMatchObject({
    hasWon: true,
    recruited: 1,
    turned: 0,
    wolves: 2,
    wolvesLiving: 2,
    isChanged: false,
  });
  expect(of('Eve')).toMatchObject({
    hasWon: true,
    role: 'villager',
    isWolf: true,
    turned: 1,
    isChanged: true,
    named: 0,
  });
  expect(of('Fay')).toMatchObject({ hasWon: false, isAlive: true, isWolf: false, recruited: 0 });
});

test('when cards are swapped, the final card counts', () => {
  const of = told(
    'one-night',
    { Ann: 'robber', Bob: 'werewolf', Cid: 'seer', Dee: 'villager' },
    `
      time
      Ann rob Bob
      Cid peek Bob
      time
      Ann vote Cid
      Bob vote Ann
      Cid vote Ann
      Dee vote Cid
    `,
    ['werewolf', 'villager', 'tanner'],
  );
  expect(of('Ann')).toMatchObject({ role: 'robber', isChanged: true, turned: 0, isWolf: true });
  expect(of('Bob')).toMatchObject({ role: 'werewolf', isChanged: true, isWolf: false });
  expect(of('Cid')).toMatchObject({ seen: 1, onWolves: 1, isChanged: false });
});
