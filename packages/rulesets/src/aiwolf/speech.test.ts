import { clock, decide, promptsOf, seedOf, view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { maxCount } from './speech.ts';
import { five, game5, game9, nine } from './testing.ts';

// The lot puts the five in the order Dee, Cid, Ann, Bob, Eve, and the pack of nine in the order Ann, Bob.
const talk = (script: string, options: object = {}) => game5(`talk 0\n${script}`, { talk: options });
const left = ({ game }: ReturnType<typeof game5>, seat: number) => game.frame.floor?.left[seat];

test('3.1, 3.12 the order is drawn once; everyone hears a talk', () => {
  const { game, log } = talk(`
      Dee talk "one"
    > Dee talk "one"
      Cid talk "two"
      Ann talk "three"
      Bob talk "four"
      Eve talk "five"
      Dee talk "six"
      Cid talk "seven"
  `);
  expect(game.frame.floor).toMatchObject({ order: [3, 2, 0, 1, 4], round: 1 });
  expect(view(log, null).frames).toEqual(game.state.frames);
});

test('3.1 each phase of each game has an order of its own, with everyone in it', () => {
  const rules = rulesOf(aiwolf);
  const orders = Array.from({ length: 30 }, (_, i) => {
    const { game } = play(rules, five, 'talk 0', { seed: `order ${i}` });
    return game.frame.floor?.order ?? [];
  });
  for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(orders.map((order) => order[0])).size).toBe(5);
});

test('3.1 an act that names its turn is refused once that turn is over', () => {
  const { game } = talk('Dee talk "a"');
  const over = (frame: string) => decide(game, { type: 'act', seat: 2, act: 'over', frame }, seedOf('transcript'));
  expect(over('0.talk.1/0')).toMatchObject({
    code: 'stale_phase',
    message: 'That phase is not open. Now open: 0.talk.1/1.',
  });
  for (const frame of ['0.talk.1/1', '0.talk.1']) expect(over(frame)).toMatchObject({ ok: true });
});

test('3.2 only one has the floor', () => {
  talk(`
      ? Dee: talk skip over
      ? Ann: -
      ! Ann talk "me first": Dee is speaking now.
      ! Ann over: Dee is speaking
      Dee talk "hello"
      ! Dee talk "and another thing": Cid is speaking
  `);
});

test('3.3, 3.9 so many rounds, then the phase ends', () => {
  talk('Dee talk "a"\nCid talk "b"\nAnn talk "c"\nBob talk "d"\nEve talk "e"\n> closed\ndivine 0', {
    max_count: { per_agent: 4, per_day: 1 },
  });
});

test('3.3, 3.9 so many speeches, then the phase ends', () => {
  talk('Dee talk "a"\nCid talk "b"\nAnn talk "c"\nBob talk "d"\nEve talk "e"\n> closed\ndivine 0', {
    max_count: { per_agent: 1, per_day: 4 },
  });
});

test.each([
  ['talk', 5, 4, 20],
  ['talk', 9, 4, 36],
  ['talk', 13, 4, 52],
  ['whisper of the only Werewolf', 1, 0, 0],
  ['whisper', 2, 4, 8],
  ['whisper', 3, 4, 12],
])('3.4 usual counts: %s with %i', (_, speakers, per_agent, per_day) => {
  expect(maxCount({ per_agent: -1, per_day: -1 }, speakers)).toEqual({ per_agent, per_day });
});

test('3.4 four speeches each unless the options say otherwise', () => {
  expect(left(talk(''), 0)).toEqual({ count: 4, skips: 0, length: null });
  expect(left(game9('whisper 0'), 1)).toEqual({ count: 4, skips: 0, length: null });
  expect(left(talk('', { max_count: { per_agent: 7 }, max_skip: 2, max_length: { per_agent: 90 } }), 0)).toEqual({
    count: 7,
    skips: 2,
    length: 90,
  });
});

test('3.5, 3.7 with no skips allowed the first skip is an over', () => {
  talk(`
      Dee skip
    > Dee over
      Cid talk "b"
      Ann talk "c"
      Bob talk "d"
      Eve talk "e"
      ! Dee talk "f"
      Cid talk "g"
  `);
});

test('3.5 a skip uses up a speech and a skip; one too many is an over', () => {
  const played = talk(
    `
      Dee skip
    > Dee skip
      Cid over
      Ann over
      Bob over
      Eve over
      Dee skip
    > Dee skip
    `,
    { max_skip: 2 },
  );
  expect(left(played, 3)).toEqual({ count: 2, skips: 0, length: null });
  talk('Dee skip\nCid over\nAnn over\nBob over\nEve over\nDee skip\n> Dee over\n> closed', { max_skip: 1 });
});

test('3.6 speech brings the skips back, an over or a forced skip does not', () => {
  const options = { max_skip: 1 };
  const start = 'Dee skip\nCid over\nAnn over\nBob over\nEve over';
  expect(left(talk(`${start}\nDee talk "hm"`, options), 3)).toEqual({ count: 2, skips: 1, length: null });
  expect(left(talk(`${start}\ntime`, options), 3)).toEqual({ count: 2, skips: 0, length: null });
});

test('3.7, 3.9 the phase ends when all are over', () => {
  talk('Dee over\nCid over\nAnn over\nBob over\nEve over\n> Eve over\n> closed\ndivine 0');
});

test('3.8 a turn that is not used is skipped by force', () => {
  const played = talk(
    `
      time
    > Dee skip, forced
      Cid talk "b"
      ! Dee talk "sorry"
    `,
    { max_skip: 3 },
  );
  expect(left(played, 3)).toEqual({ count: 3, skips: 3, length: null });
});

test('3.8 the clock starts anew with each turn', () => {
  expect(clock(talk('').game)).toEqual({ key: '0.talk.1/0', seconds: 60 });
  expect(clock(talk('Dee talk "a"').game)).toEqual({ key: '0.talk.1/1', seconds: 60 });
});

test('3.8 if no one ever speaks the talk is over after four rounds of silence', () => {
  game5(`talk 0\n${'time\n'.repeat(20)}divine 0`);
});

describe('3.10 words that are not speech', () => {
  test.each([
    ['Skip', 'Dee skip'],
    ['ForceSkip', 'Dee skip'],
    ['Over', 'Dee over'],
    ['skip', 'Dee talk "skip"'],
    ['Over.', 'Dee talk "Over."'],
    [' Over', 'Dee talk " Over"'],
    ['constructor', 'Dee talk "constructor"'],
  ])('3.10 "%s"', (words, heard) => {
    talk(`Dee talk "${words}"\n> ${heard}`, { max_skip: 1 });
  });
});

test('3.11 speech is one line of at most 65,536 characters; only \\n is deleted, and blanks are kept', () => {
  const { game } = talk('', { max_length: { base_length: -1 } });
  const say = (text: string) => decide(game, { type: 'act', seat: 3, act: 'talk', text }, seedOf('transcript'));
  expect(promptsOf(game, 3)[0]?.offers[0]).toMatchObject({ act: 'talk', text: 65_536 });
  expect(say('a\r\nb\nc')).toMatchObject({ ok: true, events: [{ type: 'spoke', act: 'talk', text: 'a\rbc' }] });
  expect(say('   ')).toMatchObject({ ok: true, events: [{ type: 'spoke', act: 'talk', text: '   ' }] });
  expect(say('')).toMatchObject({ ok: false, code: 'bad_text' });
  expect(say('x'.repeat(65_536))).toMatchObject({ ok: true, events: [{ text: 'x'.repeat(65_536) }] });
  expect(say('x'.repeat(65_537))).toMatchObject({ ok: false, code: 'bad_text' });
});

test('3.11 by version 1 line breaks of both kinds are deleted, and blank speech is refused', () => {
  const built = aiwolf.build({ talk: { max_length: { base_length: -1 } } }, 1);
  if (!built.ok) throw new Error(built.message);
  play(built.rules, five, 'talk 0\n! Dee talk "   ": Write something');
  const { game } = play(built.rules, five, 'talk 0');
  const say = (text: string) => decide(game, { type: 'act', seat: 3, act: 'talk', text }, seedOf('transcript'));
  expect(say('a\r\nb')).toMatchObject({ ok: true, events: [{ text: 'ab' }] });
  expect(say('x'.repeat(10_001))).toMatchObject({ ok: false, code: 'bad_text' });
});

test('3.12 whispers are heard by the pack alone', () => {
  const { log } = game9(`
    whisper 0
      Ann whisper "let us take Dee"
    > Ann whisper "let us take Dee" (to Ann, Bob)
      time
    > Bob skip, forced (to Ann, Bob)
      ! Dee whisper "who is there"
  `);
  expect(view(log, 3).frames).toEqual([]);
});

test('3.12 dead Werewolves hear the whispers and do not take part', () => {
  const rules = rulesOf(aiwolf, {
    roles: { WEREWOLF: 3, VILLAGER: 6 },
    day_phases: [],
    night_phases: [{ action: 'execution' }, { action: 'whisper' }],
  });
  const roles = ['WEREWOLF', 'WEREWOLF', 'WEREWOLF', ...Array(6).fill('VILLAGER')];
  const cast = Object.fromEntries(Object.keys(nine).map((name, i) => [name, roles[i] as string]));
  play(
    rules,
    cast,
    `
    vote 0
      Ann vote Cid
      time
    > Cid died by vote
    > whisper 0 (to Ann, Bob, Cid)
    whisper 0
      ? Cid: -
      Ann whisper "poor Cid"
    > Ann whisper "poor Cid" (to Ann, Bob, Cid)
    `,
  );
});

test('3.13 what each has left is seen by all who hear', () => {
  const { game, log } = talk('Dee talk "12345678901234567890"', {
    max_length: { base_length: 10, per_agent: 30 },
  });
  const seen = view(log, null).frames.at(-1)?.floor;
  expect(seen).toEqual(game.frame.floor);
  expect(seen?.left[3]).toEqual({ count: 3, skips: 0, length: 20 });
});
