import { clock, decide, seedOf, view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { from1, game5, game9, silent } from './testing.ts';

const allOver = (names: string) =>
  names
    .split(' ')
    .map((name) => `${name} over`)
    .join('\n');
const talk0 = allOver('Ann Hal Eve Ivy Dee Cid Gus Bob Fay');
const talk1 = allOver('Fay Ivy Bob Hal Eve Ann Cid Gus Dee');

test('2.1, 3.14 day 0: whisper, talk, whisper, divination, and no vote', () => {
  game9(`
    whisper 0
      Ann over
      Bob over
    > talk 0
    talk 0
      ${talk0}
    > whisper 0.2 (to Ann, Bob)
    whisper 0
      Bob whisper "again"
      Ann over
      Bob over
    > divine 0 (to Dee)
    divine 0
      Dee divine Ann
    > talk 1
    talk 1
  `);
});

test('2.2 day 1: talk, vote, divination, whisper, guard, attack', () => {
  const options = { talk_on_first_day: false };
  game9(
    `
    talk 0
      ${talk0}
    divine 0
      time
    talk 1
      ${talk1}
    > vote 1
    vote 1
      time
    > divine 1 (to Dee)
    divine 1
      time
    > whisper 1 (to Ann, Bob)
    whisper 1
      Ann over
      Bob over
    > guard 1 (to Eve)
    guard 1
      time
    > attack 1 (to Ann, Bob)
    attack 1
      time
    > talk 2
    talk 2
    `,
    options,
  );
});

test('2.3 no one else learns of a hidden phase, whatever they try', () => {
  const { game, log } = from1('time\ndivine 1');
  expect(view(log, 6).frames.at(-1)).toMatchObject({ phase: 'vote', closed: true });
  const seed = seedOf('transcript');
  const tries = ['1.vote.1', '1.divine.1', '1.attack.1', undefined].map((frame) => {
    const refusal = decide(game, { type: 'act', seat: 6, act: 'divine', targets: [0], frame }, seed);
    return refusal.ok ? 'taken' : refusal.message;
  });
  expect(new Set(tries.slice(0, 3)).size).toBe(1);
  for (const message of tries) expect(message).not.toMatch(/divin(e\.|ation)/i);
  expect(decide(game, { type: 'hasten', frame: '1.divine.1' }, seed)).toMatchObject({ code: 'stale_phase' });
});

test('2.4 without a living Seer there is no divination', () => {
  game5('divine 0\ntime\nvote 1\nAnn vote Cid\ntime\nattack 1', silent);
});

test('2.4 without a living Bodyguard there is no guard', () => {
  from1('Ann vote Eve\ntime\ndivine 1\ntime\nattack 1');
});

test('2.5 a lone Werewolf does not whisper', () => {
  game5('talk 0', { whisper: { max_count: { per_agent: 4, per_day: 4 } } });
});

test.each([{ max_count: { per_agent: 0 } }, { max_count: { per_day: 0 } }, { max_length: { per_agent: 0 } }])(
  '2.5 no talk if no one may say anything: %j',
  (talk) => {
    game5('divine 0', { talk });
  },
);

test('2.6 a phase ends when all have answered, or in its time', () => {
  const { game } = game5(
    `
    divine 0
      Cid divine Ann
    vote 1
      Ann vote Bob
      Bob vote -
      Cid vote Bob
      Dee vote Ann
    vote 1
      time
    > counted vote: Ann>Bob Cid>Bob Dee>Ann
    > Bob died by vote
    divine 1
    `,
    silent,
  );
  expect(clock(game)).toMatchObject({ seconds: 60 });
});

test('2.7 an answer is final, and sealed', () => {
  from1(`
      Ann vote Eve
    > Ann chose vote Eve (to Ann)
    ~ counted
      ? Ann: -
      ! Ann vote Gus
      ! Ann takes back vote
      Bob vote -
    > Bob chose vote (to Bob)
      ! Bob vote Gus
  `);
});

test('2.8 the dead neither speak nor choose, and cannot be chosen', () => {
  const later = (action: string) => ({ action, except_day: 0 });
  const night_phases = [later('execution'), { action: 'divine' }, later('guard'), later('attack')];
  const options = { ...silent, talk: {}, day_phases: [{ action: 'talk', only_day: 2 }], night_phases };
  game9(
    `
    divine 0
      time
    vote 1
      Ann vote Gus
      time
    > Gus died by vote
      time
      time
    attack 1
      Ann attack Hal
      Bob attack Hal
    > Hal died by attack
    talk 2
      ? Gus: -
      ! Gus talk "boo": The dead cannot speak.
      ${allOver('Eve Ann Ivy Fay Dee Cid Bob')}
    vote 2
      ? Hal: -
      ? Ann vote: Ann Bob Cid Dee Eve Fay Ivy
      ! Ann vote Gus
    `,
    options,
  );
});

test('2.9 there is no chat', () => {
  game9('whisper 0\n! Ann say "hello"\n! Gus say "hello"\n? Gus: -');
});
