import { expect, test } from 'vitest';
import { csvOf, type Findings, jsonOf } from './findings-files.ts';

const tally = {
  games: 200,
  wins: { day: 80, night: 120, none: 0 },
  ends: { all_gone: 80, parity: 120 },
  rounds: { sum: 500, max: 4 },
  lengths: { 2: 100, 3: 100 },
  roles: { a: { dealt: 400, won: 160, survived: 100 } },
};
const findings: Findings = {
  name: 'Set "A", mine',
  experiment: {
    rules: 'game',
    options: {},
    players: 5,
    seed: 'lab',
    bots: { village: 'standard', wolves: 'standard' },
  },
  tally,
  effects: [
    {
      swap: { out: 'a', into: 'b' },
      team: 'day',
      tally: { ...tally, games: 100, wins: { day: 30, night: 70, none: 0 } },
    },
  ],
  sizes: [{ players: 6, tally: { ...tally, games: 50, wins: { day: 25, night: 25, none: 0 } } }],
};

test('CSV: one line per figure, with its games and bots', () => {
  const [head, ...lines] = csvOf([findings]).split('\r\n');
  expect(head).toBe('set,rules,players,bots,figure,of,count,games,share,margin');
  const mine = '"Set ""A"", mine",game,5,standard';
  expect(lines).toContain(`${mine},wins,night,120,200,0.6000,0.0673`);
  expect(lines).toContain(`${mine},rounds,3,100,200,0.5000,0.0686`);
  expect(lines).toContain(`${mine},role survived,a,100,400,0.2500,0.0423`);
  expect(lines).toContain(`${mine},effect,a against b,30,100,0.1000,0.1111`);
  expect(lines).toContain(`${mine.replace(',5,', ',6,')},size wins,day,25,50,0.5000,0.1336`);
  expect(lines.every((line) => line.startsWith('"Set ""A"", mine",game,'))).toBe(true);
});

test('JSON: the set, its counts, and the comparisons', () => {
  const [set] = JSON.parse(jsonOf([findings]));
  expect(set).toMatchObject({ rules: 'game', players: 5, bots: { village: 'standard' }, games: 200, wins: tally.wins });
  expect(set.effects).toEqual([
    { role: 'a', against: 'b', points: expect.closeTo(0.1), margin: expect.closeTo(0.1111, 3), games: 100 },
  ]);
  expect(set.sizes).toEqual([{ players: 6, games: 50, wins: { day: 25, night: 25, none: 0 } }]);
});
