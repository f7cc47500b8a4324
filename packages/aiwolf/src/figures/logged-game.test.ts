import { expect, test } from 'vitest';
import { countFigures } from './count-figures.ts';
import type { FigureName } from './figures.ts';
import { type LoggedGame, readLoggedGame } from './logged-game.ts';
import { mentionFinder } from './mentions.ts';

const CAST = ['1,WEREWOLF,ALIVE,otters1,Ann', '2,SEER,ALIVE,bears2,Bob', '3,VILLAGER,ALIVE,bears3,Cem'];
const morning = (day: number, ...changed: readonly string[]) =>
  CAST.map((one) => `${day},status,${changed.find((other) => other[0] === one[0]) ?? one}`);
const GAME = [
  ...morning(0),
  '0,divine,2,1,WEREWOLF',
  ...morning(1),
  '1,talk,0,0,1,Bob, I trust you,1760000000',
  '1,talk,1,0,2,Over,1760000002',
  '1,vote,1,2',
  '1,vote,2,1',
  '1,attack,-1,true',
  ...morning(2),
  '2,vote,2,1',
  '2,execute,1,WEREWOLF',
  ...morning(3, '1,WEREWOLF,DEAD,otters1,Ann'),
  '3,result,2,0,VILLAGER',
];
function read(lines: readonly string[]) {
  const found = readLoggedGame(lines.join('\n'));
  if (!found.ok) throw new Error(found.fault);
  return found;
}
const figure = (game: LoggedGame, seat: number, name: FigureName) => countFigures(game).get(seat)?.[name];

test('a log tells seats, teams, the winner, the last day and the time', () => {
  const { game, leftOut, hasNames } = read(GAME);
  expect([leftOut, hasNames]).toEqual([[], true]);
  expect(game).toMatchObject({ winner: 'VILLAGER', lastDay: 2, endedAt: 1_760_000_002_000 });
  expect(game.seats.get(1)).toMatchObject({ team: 'otters', role: 'WEREWOLF', isAlive: false, wasDropped: false });
  expect(game.seats.get(3)).toMatchObject({ team: 'bears', program: 'bears3', isAlive: true });
});

test('a day with votes but without an exile expects no exile', () => {
  const { game } = read(GAME);
  expect(figure(game, 1, 'executed')).toEqual([1, 1 / 3]);
  expect(figure(game, 3, 'missed_vote')).toEqual([2, 2]);
  expect(figure(game, 2, 'missed_divine')).toEqual([1, 2]); // night 0, and night 1, which has an attack line
});

test('a program that was dropped is not expected to act, but its seat can be exiled', () => {
  const dropped = '3,VILLAGER,,bears3,Cem';
  const lines = [...morning(0), ...morning(1, dropped), '1,vote,1,3', '1,vote,2,3', '1,execute,3,VILLAGER'];
  const { game } = read([...lines, ...morning(2, dropped), '2,result,1,1,WEREWOLF']);
  expect(game.seats.get(3)).toMatchObject({ wasDropped: true, isAlive: false });
  expect(figure(game, 3, 'missed_vote')).toBeUndefined();
  expect(figure(game, 3, 'executed')).toEqual([1, 0]);
  expect(figure(game, 1, 'executed')).toEqual([0, 0.5]);
});

test('a game without a winner has no figures', () => {
  const { game } = read([...GAME.slice(0, -1), '3,result,2,0,NONE']);
  expect([game.winner, countFigures(game).size]).toEqual(['NONE', 0]);
});

test('an old log without game names and times is read; mentions cannot be counted', () => {
  const old = GAME.map((line) =>
    line.includes(',status,') ? line.replace(/,\w+$/, '') : line.replace(/(talk.*),\d{10}$/, '$1'),
  );
  const { game, hasNames, leftOut } = read(old);
  expect([hasNames, leftOut, game.endedAt]).toEqual([false, [], null]);
  expect(figure(game, 2, 'mentioned')).toEqual([0, 0]);
  expect(figure(game, 2, 'missed_vote')).toEqual(figure(read(GAME).game, 2, 'missed_vote'));
});

test('lines that cannot be parsed are skipped, and a line break in a speech belongs to it', () => {
  const strange = ['1,mystery,1,2', '1,vote,1', '1,vote,9,1', '1,divine,x,1,HUMAN'];
  const { leftOut, game } = read([...GAME.slice(0, 7), ...strange, ...GAME.slice(7)]);
  expect(leftOut).toEqual([8, 9, 10, 11]);
  expect(game.acts.votes).toHaveLength(3);
  const broken = GAME.map((line) => line.replace('Bob, I trust you', 'I trust you,\nBob'));
  expect(read(broken).game.acts.talks[0]?.text).toBe('I trust you, Bob');
});

test.each([
  ['not_a_log', ['hello', 'world']],
  ['not_a_log', ['']],
  ['no_result', GAME.slice(0, -1)],
  ['no_result', [...GAME.slice(0, -1), '3,resu']],
  ['seats_missing', GAME.filter((line) => !line.startsWith('1,status,3'))],
  ['unknown_role', GAME.map((line) => line.replace('SEER', 'DRAGON'))],
])('%s: the game does not count', (fault, lines) => {
  expect(readLoggedGame(lines.join('\n'))).toEqual({ ok: false, fault });
});

test.each([
  ['I trust Ann.', 'Ann'],
  ['Anna and Ann_2 and xAnn', ''],
  ['Annさん', ''], // letters of any script belong to the word
  ['メイを占います', 'メイ'],
  ['メイン議題', ''],
  ['Ann Lee, not Ann', 'Ann Lee,Ann'],
])('“%s” mentions: %s', (text, names) => {
  expect([...mentionFinder(['Ann', 'Ann Lee', 'メイ', ''])(text)].join(',')).toBe(names);
});
