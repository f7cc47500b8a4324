import { expect, test } from 'vitest';
import { isOfDeck } from './contest-record.ts';
import { csvLine, GAMES_HEAD, gameCsv, standingsCsv } from './csv.ts';
import { progressOf } from './progress.ts';
import { rateOf, standingsOf } from './standings.ts';
import { ScoreTally } from './tally.ts';
import { toldGames } from './testing/told-games.ts';

const deck = { WEREWOLF: 1, POSSESSED: 0, SEER: 1, VILLAGER: 2 };

function tallyOf(text: string): ScoreTally {
  const tally = new ScoreTally();
  for (const game of toldGames(text)) tally.add(game);
  return tally;
}
const standingsAfter = (text: string) => standingsOf(tallyOf(text), deck);
const teamAfter = (text: string, team: string) => standingsAfter(text).teams.find((one) => one.team === team);

// The otters: wolf 1 of 1, seer 1 of 2, villager 2 of 4.
const season = `
  wolves:  otters W, bears S, foxes V, hares V
  village: bears W, otters S, foxes V, hares V
  wolves:  bears W, otters S, foxes V, hares V
  village: bears W, foxes S, otters V, hares V
  village: foxes W, bears S, otters V, hares V
  wolves:  hares W, bears S, otters V, foxes V
  wolves:  hares W, bears S, otters V, foxes V
`;

test('macro: every role counts the same; micro: every game; weighted micro: every card of the deck', () => {
  const otters = teamAfter(season, 'otters');
  expect(otters?.by_role).toMatchObject({
    WEREWOLF: { games: 1, wins: 1, rate: 1 },
    SEER: { games: 2, wins: 1, rate: 0.5 },
    VILLAGER: { games: 4, wins: 2, rate: 0.5 },
  });
  expect(otters?.overall).toMatchObject({ games: 7, wins: 4 });
  expect(otters?.macro).toBeCloseTo((1 + 0.5 + 0.5) / 3, 12);
  expect(otters?.micro).toBeCloseTo(4 / 7, 12);
  expect(otters?.weighted_micro).toBeCloseTo((1 * 1 + 1 * 0.5 + 2 * 0.5) / 4, 12);
});

test('a role that a team has not played has no rate and does not count', () => {
  const hares = teamAfter(season, 'hares'); // wolf 2 of 2, villager 3 of 5
  expect(hares?.by_role.SEER).toEqual({ games: 0, wins: 0, rate: null, low: 0, high: 1 });
  expect(hares?.macro).toBeCloseTo((1 + 0.6) / 2, 12);
  expect(hares?.weighted_micro).toBeCloseTo((1 * 1 + 2 * 0.6) / 3, 12);
});

test('teams are sorted by macro; roles without cards have no column', () => {
  const { teams, roles, games } = standingsAfter(season);
  expect(teams.map(({ team }) => team)).toEqual(['hares', 'otters', 'foxes', 'bears']);
  expect([roles, games]).toEqual([['WEREWOLF', 'SEER', 'VILLAGER'], 7]);
});

test('the roles of all teams together', () => {
  expect(standingsAfter(season).by_role).toMatchObject({
    WEREWOLF: { games: 7, wins: 4 },
    SEER: { games: 7, wins: 3 },
    VILLAGER: { games: 14, wins: 6 },
  });
});

// Calculated by hand with z = 1.96: 4 of 7, 0 of 1, and no games.
test.each([
  [4, 7, 0.2505, 0.8418],
  [0, 1, 0, 0.7935],
  [0, 0, 0, 1],
])('%i wins of %i: between %f and %f', (wins, games, low, high) => {
  const rate = rateOf({ games, wins });
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});

test('a game without a winner counts in no rate, but its errors count', () => {
  const told = `
    village: otters S 1/20, bears W
    nobody:  otters S 9/20 out, bears W
  `;
  const { games, undecided } = standingsAfter(told);
  expect([games, undecided]).toEqual([2, 1]);
  expect(teamAfter(told, 'otters')).toMatchObject({
    overall: { games: 1, wins: 1 },
    undecided: 1,
    errors: { asked: 40, failed: 10, rate: 0.25, dropped: 1 },
  });
});

test('a team that plays against itself has one game per seat', () => {
  expect(teamAfter('wolves: otters W, otters S, otters V, otters V', 'otters')?.overall).toMatchObject({
    games: 4,
    wins: 1,
  });
});

test('before the first game all rates are null', () => {
  expect(standingsAfter('')).toMatchObject({ games: 0, undecided: 0, teams: [] });
});

test('games with another deck are left out', () => {
  const [same, other] = toldGames(`
    wolves: otters W, bears S, foxes V, hares V
    wolves: otters W, bears S, foxes V, hares W
  `);
  expect([same, other].map((game) => game && isOfDeck(game, deck))).toEqual([true, false]);
});

test('the schedule: planned, played and remaining games, in total and per team and role', () => {
  const one = [
    { role: 'SEER', team: 0 },
    { role: 'VILLAGER', team: 1 },
  ];
  const two = [
    { role: 'SEER', team: 1 },
    { role: 'VILLAGER', team: 0 },
  ];
  const schedule = { played: [one], left: [two, one], teamOf: (team: number) => ['otters'][team] };
  const progress = progressOf(schedule, ['SEER', 'VILLAGER'], 2);
  expect(progress).toMatchObject({ planned: 3, played: 1, left: 2 });
  expect(progress.teams).toEqual([
    {
      team: 'otters',
      by_role: { SEER: { planned: 2, played: 1, left: 1 }, VILLAGER: { planned: 1, played: 0, left: 1 } },
    },
    {
      team: null,
      by_role: { SEER: { planned: 1, played: 0, left: 1 }, VILLAGER: { planned: 2, played: 1, left: 1 } },
    },
  ]);
});

test.each([
  ['a "b", c\nd', '"a ""b"", c\nd"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', `"'+1"`],
  ['-otters', `"'-otters"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['カワウソ', '"カワウソ"'],
])('as a cell, %j is %s', (text, cell) => {
  expect(csvLine([text, 0.5, null, true])).toBe(`${cell},0.5,,true\r\n`);
});

test('standings as CSV: every line has as many cells as the header', () => {
  const [head = '', ...lines] = standingsCsv(standingsAfter(season)).trimEnd().split('\r\n');
  expect(head.split(',').slice(0, 7)).toEqual(
    ['team', 'all_games', 'all_wins', 'all_rate', 'all_low', 'all_high', 'macro'].map((name) => `"${name}"`),
  );
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^"otters",7,4,0\.571/);
  for (const line of lines) expect(line.split(',')).toHaveLength(head.split(',').length);
});

test('games as CSV: one line per seat', () => {
  const [game] = toldGames('wolves: otters W 1/9, bears V out');
  expect(game && gameCsv(game)).toBe(
    '"GAME0000000000000000000001","2026-01-01T00:00:00.000Z","WEREWOLF",2,1,"otters","otters1","Agent[01]","WEREWOLF",true,true,9,1,false\r\n' +
      '"GAME0000000000000000000001","2026-01-01T00:00:00.000Z","WEREWOLF",2,2,"bears","bears1","Agent[02]","VILLAGER",false,true,10,0,true\r\n',
  );
  expect(GAMES_HEAD.split(',')).toHaveLength(14);
});

test('house bots are shown apart from the ranked teams, also those of earlier versions, and are last in the CSV', () => {
  const games = toldGames(`
    village: otters S, moonrise-bot V, bears W
    wolves: otters W, bot-standard V, bears S
  `);
  const tally = new ScoreTally();
  for (const game of games) tally.add(game);
  const table = standingsOf(tally, { SEER: 1, VILLAGER: 1, WEREWOLF: 1 });
  expect(table.teams.map(({ team }) => team).sort()).toEqual(['bears', 'otters']);
  expect(table.house.map(({ team }) => team)).toEqual(['moonrise-bot', 'bot-standard']);
  expect(table.by_role.VILLAGER?.games).toBe(0); // only house bots had this role
  const lines = standingsCsv(table).trim().split('\r\n');
  const column = (lines[0] ?? '').split(',').indexOf('"house"');
  expect(lines.slice(1).map((line) => line.split(',')[column])).toEqual(['false', 'false', 'true', 'true']);
});
