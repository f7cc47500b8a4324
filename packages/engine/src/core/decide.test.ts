import { expect, test } from 'vitest';
import { frozen } from '../testing/json.ts';
import { play } from '../testing/transcript.ts';
import { village } from '../testing/village.ts';
import { decide } from './decide.ts';
import { seedOf } from './dice.ts';
import type { Command } from './model.ts';
import { clock } from './prompts.ts';
import { start } from './start.ts';

const cast = { Ann: 'wolf', Bob: 'wolf', Cid: 'seer', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
const { game: night } = play(village, cast, 'night 1');
const { game: day } = play(village, cast, 'time\nday 1\nAnn vote Dee');
const seed = seedOf('transcript');

// At night, unless it says otherwise.
test.each<[what: string, command: unknown, code: string, message: string]>([
  ['nothing', null, 'malformed', 'A command is an object with a type.'],
  ['no type', {}, 'malformed', 'one of: act, withdraw, expire, hasten, drop'],
  ['no seat', { type: 'act', act: 'kill' }, 'malformed', 'names the seat'],
  ['no act', { type: 'act', seat: 0 }, 'malformed', 'The act of a command is a text.'],
  [
    'targets that are no places',
    { type: 'act', seat: 0, act: 'kill', targets: ['Dee'] },
    'malformed',
    'a list of places',
  ],
  [
    'a hole among the targets',
    { type: 'act', seat: 0, act: 'kill', targets: Array(1) },
    'malformed',
    'a list of places',
  ],
  ['minus zero', { type: 'act', seat: 1, act: 'kill', targets: [-0] }, 'malformed', 'a list of places'],
  ['a frame that is no text', { type: 'hasten', frame: 1 }, 'malformed', 'The frame of a command is a text.'],
  ['a seat that is not there', { type: 'act', seat: 6, act: 'kill', targets: [3] }, 'unknown_seat', '0 to 5'],
  [
    'an old phase',
    { type: 'act', seat: 0, act: 'kill', targets: [3], frame: '0.day.1' },
    'stale_phase',
    'Now open: 1.night.1/0.',
  ],
  [
    'another’s act',
    { type: 'act', seat: 3, act: 'kill', targets: [4] },
    'not_offered',
    'You cannot kill anyone now. Wait',
  ],
  [
    'an act of no rule set',
    { type: 'act', seat: 0, act: 'constructor' },
    'not_offered',
    'You cannot do that now. You may kill',
  ],
  [
    'one of one’s own',
    { type: 'act', seat: 0, act: 'kill', targets: [1] },
    'bad_targets',
    'You may kill Cid, Dee, Eve or Fay.',
  ],
  ['too many', { type: 'act', seat: 0, act: 'kill', targets: [3, 4] }, 'bad_targets', 'You may kill'],
  [
    'no target, where a pass is not offered',
    { type: 'act', seat: 0, act: 'kill', targets: [] },
    'bad_targets',
    'You may kill',
  ],
  [
    'words where none go',
    { type: 'act', seat: 0, act: 'kill', targets: [3], text: 'x' },
    'bad_text',
    'Leave out the text',
  ],
  [
    'an act that is offered elsewhere',
    { type: 'act', seat: 0, act: 'kill', targets: [3], slot: 'global' },
    'not_offered',
    'You cannot kill anyone there. You may kill',
  ],
  ['an empty slot', { type: 'withdraw', seat: 0, slot: 'pack' }, 'not_offered', 'made no choice there'],
  ['a clock that does not run', { type: 'expire', clock: '1.night.1/1' }, 'stale_clock', 'not running'],
  ['the host in a hurry', { type: 'hasten' }, 'not_allowed', 'host cannot end this phase'],
  ['a seat dropped', { type: 'drop', seat: 0 }, 'not_allowed', 'does not drop seats'],
])('refused: %s', (_, command, code, message) => {
  const state = frozen(night.state);
  const decided = decide(night, command as Command, seed);
  expect(decided).toMatchObject({ ok: false, code });
  expect(decided.ok ? '' : decided.message).toContain(message);
  expect(night.state).toBe(state);
});

test.each<[what: string, command: Command, code: string]>([
  ['silence', { type: 'act', seat: 0, act: 'say', text: '  ' }, 'bad_text'],
  ['a flood of emoji', { type: 'act', seat: 0, act: 'say', text: '🐺'.repeat(501) }, 'bad_text'],
  ['a flood of words', { type: 'act', seat: 0, act: 'say', text: 'x'.repeat(501) }, 'bad_text'],
  ['a target for words', { type: 'act', seat: 0, act: 'say', text: 'x', targets: [1] }, 'bad_targets'],
  ['a vote for the same seat', { type: 'act', seat: 0, act: 'vote', targets: [0] }, 'bad_targets'],
  ['the same target twice', { type: 'act', seat: 0, act: 'vote', targets: [1, 1] }, 'bad_targets'],
  ['a slot that is not the act’s', { type: 'act', seat: 0, act: 'vote', targets: [1], slot: 'global' }, 'not_offered'],
])('refused by day: %s', (_, command, code) => {
  expect(decide(day, command, seed)).toMatchObject({ ok: false, code });
});

test('a choice can be changed and taken back until the phase closes', () => {
  play(
    village,
    cast,
    `
    night 1
      Ann kill Dee
    > Ann chose kill Dee (to Ann, Bob)
      Ann kill Eve
      Ann takes back pack
    > Ann withdrew pack (to Ann, Bob)
      Bob kill Fay
      time
    > Fay died by kill
    `,
  );
});

test('a phase ends when all required answers are in, by its clock, or by the host', () => {
  play(
    village,
    cast,
    `
    night 1
      Ann kill Dee
      Bob kill Dee
    night 1
      Cid scan -
    > Dee died by kill
    day 1
      hasten
    > "No votes were cast. No one was eliminated."
    night 2
    `,
  );
});

test('an act with a limit is offered that many times', () => {
  play(
    village,
    cast,
    'Cid scan Ann\ntime\ntime\nCid scan Bob\ntime\ntime\nnight 3\n! Cid scan Dee: You cannot look at anyone now',
  );
});

test('nothing can be done when the game is over', () => {
  const { game, log } = play(
    village,
    { Ann: 'wolf', Bob: 'seer', Cid: 'villager' },
    'Ann kill Cid\ntime\n> ended: wolves by parity\n! Ann vote Bob: over',
  );
  expect(log.at(-1)).toMatchObject({ type: 'ended', seed, cards: ['wolf', 'seer', 'villager'] });
  expect(clock(game)).toBeNull();
});

test.each<[what: string, setting: unknown, code: string]>([
  ['nothing', undefined, 'malformed'],
  ['no names', { seed }, 'malformed'],
  ['names that are no texts', { names: [1, 2, 3], seed }, 'malformed'],
  ['holes for names', { names: Array(3), seed }, 'malformed'],
  ['too few', { names: ['Ann', 'Bob'], seed }, 'bad_players'],
  ['no seed', { names: ['Ann', 'Bob', 'Cid'] }, 'bad_seed'],
  ['a short seed', { names: ['Ann', 'Bob', 'Cid'], seed: 'abc' }, 'bad_seed'],
  ['other cards', { names: ['Ann', 'Bob', 'Cid'], seed, cards: ['wolf', 'wolf', 'seer'] }, 'bad_deck'],
  [
    'a card too many',
    { names: ['Ann', 'Bob', 'Cid'], seed, cards: ['wolf', 'seer', 'villager', 'villager'] },
    'bad_deck',
  ],
])('no game begins with %s', (_, setting, code) => {
  expect(start(village, setting as never)).toMatchObject({ ok: false, code });
});
