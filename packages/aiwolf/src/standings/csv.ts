import { isHouse } from '../agents/house.ts';
import type { ContestRecord } from './contest-record.ts';
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
export function standingsCsv({ roles, teams, house }: Standings): string {
  const columns = (of: string) => ['games', 'wins', 'rate', 'low', 'high'].map((name) => `${of}_${name}`);
  const cells = ({ games, wins, rate, low, high }: ContestRate): Cell[] => [games, wins, rate, low, high];
  const head = [
    ...[
      'team',
      ...columns('all'),
      'macro',
      'micro',
      'weighted_micro',
      'undecided',
      'asked',
      'failed',
      'dropped',
      'house',
    ],
    ...roles.flatMap((role) => columns(role.toLowerCase())),
  ];
  const lines = [...teams, ...house].map(
    ({ team, overall, by_role, macro, micro, weighted_micro, undecided, errors }) => [
      ...[team, ...cells(overall), macro, micro, weighted_micro],
      ...[undecided, errors.asked, errors.failed, errors.dropped, isHouse(team)],
      ...roles.flatMap((role) => cells(by_role[role] as ContestRate)),
    ],
  );
  return [head, ...lines].map(csvLine).join('');
}

export const GAMES_HEAD = csvLine([
  ...['game', 'ended_at', 'win_side', 'last_day', 'seat', 'team', 'original_name', 'game_name', 'role'],
  ...['won', 'alive', 'asked', 'failed', 'dropped'],
]);
/** One line per seat. */
export const gameCsv = ({ id, ended_at, win_side, day, agents }: ContestRecord): string =>
  agents
    .map(({ team, original_name, game_name, role, won, alive, asked, failed, dropped }, seat) =>
      csvLine([
        ...[id, ended_at, win_side, day, seat + 1, team, original_name, game_name, role],
        ...[won, alive, asked, failed, dropped],
      ]),
    )
    .join('');
