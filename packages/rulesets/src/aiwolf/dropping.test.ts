import { promptsOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { from1, game5, game9, silent } from './testing.ts';

const patient = { max_continue_error_ratio: 1 };

test('9.1 a player who has dropped out is asked nothing, and stays on the list', () => {
  from1(`
      drop Gus
    > Gus is dropped
      ? Gus: -
      ! Gus vote Ann
      ! drop Gus
      ? Ann vote: Ann Bob Cid Dee Eve Fay Gus Hal Ivy
      Ann vote Gus
      time
    > Gus died by vote
  `);
});

test('9.1 they count among the living', () => {
  const { game } = game5('divine 0\ndrop Dee\ntime\nvote 1\nAnn vote Cid\ntime\n> Cid died by vote\nattack 1', silent);
  expect(game.living()).toEqual([0, 1, 3, 4]);
});

test('9.2 the turn moves on from a player who drops out', () => {
  const { game } = game5(
    `
    talk 0
      drop Dee
    > Dee is dropped
    > Dee skip, forced
      ? Cid: talk skip over
      Cid over
      Ann talk "one"
      Bob over
      Eve over
      ? Ann: talk skip over
    `,
    patient,
  );
  expect(game.frame.floor).toMatchObject({ speaker: 0, round: 1 });
});

test('9.2 others who drop out are passed over when their turn comes', () => {
  game5(
    'talk 0\ndrop Cid\n~ Cid skip\nDee talk "a"\n? Ann: talk skip over\nAnn over\nBob over\nEve over\n? Dee: talk skip over',
    patient,
  );
});

test('9.2 if the last speaker drops out the talk ends', () => {
  game5('talk 0\nDee over\nCid over\nAnn over\nBob over\ndrop Eve\n> Eve skip, forced\n> closed\ndivine 0', patient);
});

test('9.2 a whisper of one who dropped out is skipped unheard by others', () => {
  game9('whisper 0\ndrop Ann\n> Ann is dropped\n> Ann skip, forced (to Ann, Bob)\n? Bob: whisper skip over', patient);
});

test('9.2 fewer than two who can speak do not whisper', () => {
  const options = { ...patient, talk: { max_count: { per_agent: 0 } } };
  game9('whisper 0\ndrop Ann\nBob over\n~ whisper\ndivine 0', options);
});

test('9.3 no one waits for them, and their vote counts', () => {
  game5(
    `
    divine 0
      drop Cid
    > closed (to Cid)
    vote 1
      Dee vote Ann
      drop Dee
      Ann vote -
      Bob vote -
      Eve vote -
    > counted vote: Dee>Ann
    > Ann died by vote
    `,
    { ...silent, ...patient },
  );
});

test('9.3 free speech does not wait for them', () => {
  game5('talk 0\nAnn over\nBob over\nCid over\nDee over\ndrop Eve\n> closed\ndivine 0', { talk: { duration: 9000 } });
});

test('9.3 a game that everyone has left comes to its end', () => {
  const { game } = game5('divine 0\ndrop Ann\ndrop Bob\ndrop Dee\ndrop Eve\ndrop Cid\n> ended: no one by stalemate', {
    ...silent,
    ...patient,
  });
  expect(promptsOf(game, 0)).toEqual([]);
});

test.each([
  [5, 0.2, 1, 'vote 1'],
  [5, 0.2, 2, 'ended'],
  [5, 0.19, 1, 'ended'],
  [5, 0, 1, 'ended'],
  [9, 0.2, 1, 'vote 1'],
  [9, 0.2, 2, 'ended'],
  [9, 0.5, 4, 'vote 1'],
  [9, 0.5, 5, 'ended'],
])('9.4 of %i, with a ratio of %d: after %i have dropped out comes %s', (players, ratio, dropped, next) => {
  const names = ['Eve', 'Bob', 'Ann', 'Hal', 'Ivy'].slice(0, dropped);
  const script = `divine 0\n${names.map((name) => `drop ${name}\n~ ended`).join('\n')}\ntime`;
  const line = next === 'ended' ? '> ended: no one by errors' : `> ${next}\n~ ended`;
  (players === 5 ? game5 : game9)(`${script}\n${line}`, { ...silent, max_continue_error_ratio: ratio });
});

test('9.4 a winner has won all the same', () => {
  game5('divine 0\ntime\nvote 1\ndrop Dee\ndrop Eve\nAnn vote Ann\ntime\n> ended: VILLAGER by wolves_gone', silent);
});
