import type { Id } from '@moonrise/engine';
import { isHouse } from '../agents/house.ts';
import { FIGURES, type FigureValue } from '../figures/figures.ts';
import type { ContestRecord } from './contest-record.ts';
import type { AnalyzedDeck } from './log-analysis.ts';
import type { ContestRate, Standings } from './standings.ts';

type Cell = string | number | boolean | null;

const FORMULA = /^[=+\-@\t\r]/; // a spreadsheet would evaluate it

/** One CSV line. Text is quoted and never read as a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/** A header and one line per team; house bots come last. */
export const standingsCsv = ({ roles, teams, house }: Standings): string =>
  [headFor(roles), ...[...teams, ...house].map((team) => teamCells(team, roles))].map(csvLine).join('');

/** The same for several decks, with the deck in the first column. */
export function analysisCsv(decks: readonly AnalyzedDeck[]): string {
  const roles = [...new Set(decks.flatMap((one) => one.roles))].sort();
  const lines = decks.flatMap(({ deck, teams }) => {
    const cards = Object.entries(deck).map(([role, count]) => `${role}=${count}`);
    return teams.map((team) => [cards.join(' '), ...teamCells(team, roles)]);
  });
  return [['deck', ...headFor(roles)], ...lines].map(csvLine).join('');
}
const headFor = (roles: readonly Id[]): string[] => [
  ...['team', 'games', 'wins', 'macro', 'macro_low', 'macro_high', 'micro', 'weighted_micro'],
  ...['undecided', 'asked', 'failed', 'dropped', 'house'],
  ...roles.flatMap((role) => ['games', 'wins', 'rate', 'low', 'high'].map((name) => `${role.toLowerCase()}_${name}`)),
  ...FIGURES.flatMap((figure) => ['count', 'of', 'ratio'].map((name) => `${figure}_${name}`)),
];
function teamCells(standing: Standings['teams'][number], roles: readonly Id[]): Cell[] {
  const { team, games, wins, macro, macro_low, macro_high, micro, weighted_micro, undecided, errors } = standing;
  const rateCells = (of?: ContestRate): Cell[] =>
    [of?.games, of?.wins, of?.rate, of?.low, of?.high].map((one) => one ?? null);
  const figureCells = ({ count, of, ratio }: FigureValue): Cell[] => [count, of, ratio];
  return [
    ...[team, games, wins, macro, macro_low, macro_high, micro, weighted_micro],
    ...[undecided, errors.asked, errors.failed, errors.dropped, isHouse(team)],
    ...roles.flatMap((role) => rateCells(standing.by_role[role])),
    ...FIGURES.flatMap((name) => figureCells(standing.figures[name])),
  ];
}

export const GAMES_HEAD = csvLine([
  ...['game', 'ended_at', 'win_side', 'last_day', 'seat', 'team', 'original_name', 'game_name', 'role'],
  ...['won', 'alive', 'asked', 'failed', 'dropped', 'source'],
]);
/** One line per seat. */
export const gameCsv = ({ id, ended_at, win_side, day, agents, source = '' }: ContestRecord): string =>
  agents
    .map(({ team, original_name, game_name, role, won, alive, asked, failed, dropped }, seat) =>
      csvLine([
        ...[id, ended_at, win_side, day, seat + 1, team, original_name, game_name, role],
        ...[won, alive, asked, failed, dropped, source],
      ]),
    )
    .join('');
