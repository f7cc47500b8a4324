import { promptsOf } from '@moonrise/engine';
import { describe, expect, test } from 'vitest';
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

describe('9.5 two or more, though one has dropped out', () => {
  const options = { ...patient, talk: { max_count: { per_agent: 0 } } };
  test('9.5 the living Werewolf whispers alone', () => {
    game9('whisper 0\ndrop Ann\nBob over\n> whisper 0.2 (to Ann, Bob)\n? Ann: -\n? Bob: whisper skip over', options);
  });
  test('9.5 every turn is skipped, also the first', () => {
    for (const gone of ['Ann', 'Bob']) {
      const { game, log } = game9(`whisper 0\ndrop ${gone}\nuntil divine 0`, options);
      const second = log.findLastIndex((event) => event.type === 'opened' && event.phase === 'whisper');
      const spoken = log.slice(second).filter((event) => event.type === 'spoke');
      expect(spoken.map((event) => event.seat)).toEqual(Array(4).fill(gone === 'Ann' ? 1 : 0));
      expect(game.living()).toHaveLength(9);
    }
  });
  test('9.5 if all of them have dropped out, there is no whisper', () => {
    game9('whisper 0\ndrop Ann\ndrop Bob\n~ whisper 0.2\ndivine 0', options);
  });
  test('9.5 a dead Werewolf does not count', () => {
    const night_phases = [{ action: 'execution', only_day: 0 }, { action: 'whisper' }, { action: 'divine' }];
    game9('vote 0\nAnn vote Bob\ntime\n> Bob died by vote\n~ whisper\ndivine 0', { night_phases });
  });
  test('9.5 in talk too', () => {
    const talk = { talk: { max_count: { per_agent: 1 } }, day_phases: [{ action: 'talk' }], night_phases: [] };
    const { game } = game5('talk 0\ndrop Ann\ndrop Bob\ndrop Cid\ndrop Dee\ntime\ntalk 1\n? Eve: talk skip over', {
      ...patient,
      ...talk,
    });
    expect(game.frame.floor?.order).toHaveLength(5);
  });
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

describe('9.4 the three moments', () => {
  const gone = 'drop Gus\ndrop Hal';
  const stop = '> ended: no one by errors';
  const lists = (day: string, ...night: string[]) => ({
    day_phases: [{ action: day }],
    night_phases: night.map((action) => ({ action })),
  });
  test('9.4 not after talk, but at the end of the vote', () => {
    const options = { talk: { max_count: { per_agent: 1 } }, ...lists('talk', 'execution', 'divine') };
    const script = `talk 0\n${gone}\n~ ended\nuntil vote 0\n~ ended\nAnn vote Gus\ntime\n> Gus died by vote\n> closed\n${stop}`;
    game9(script, options);
  });
  test('9.4 not after divination or guard, but at the end of the attack', () => {
    const options = { ...silent, ...lists('divine', 'guard', 'attack', 'divine') };
    game9(`divine 0\n${gone}\ntime\n~ ended\nguard 0\ntime\n~ ended\nattack 0\ntime\n${stop}`, options);
  });
  test('9.4 at the end of the night', () => {
    const options = { ...silent, ...lists('divine', 'guard') };
    game9(`divine 0\n${gone}\ntime\n~ ended\nguard 0\ntime\n> closed (to Eve)\n${stop}`, options);
  });
  test('9.4 at the end of the last night too', () => {
    game9(`divine 0\n${gone}\ntime\n${stop}`, { ...silent, max_day: 0 });
  });
});

test('9.4 a winner has won all the same', () => {
  game5('divine 0\ntime\nvote 1\ndrop Dee\ndrop Eve\nAnn vote Ann\ntime\n> ended: VILLAGER by wolves_gone', silent);
});
