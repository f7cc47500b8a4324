import { type AnalyzedDeck, FIGURE_GROUPS, type FigureGroup, type FigureValue } from '@moonrise/aiwolf';
import { section } from '../terminal/section.ts';
import { printable } from './game-logs.ts';

const AGAINST_CHANCE: readonly FigureGroup[] = ['targeting', 'accuracy'];

/** The analysis of the games with one deck, as text. */
export function analysisTable(analyzed: AnalyzedDeck): string {
  const { deck, games, undecided } = analyzed;
  const cards = Object.entries(deck).map(([role, count]) => `${count} ${role}`);
  const groups = Object.keys(FIGURE_GROUPS) as FigureGroup[];
  return [
    `${cards.join(', ')}: ${games - undecided} games with a winner, ${undecided} without`,
    ...winsIn(analyzed),
    ...groups.flatMap((group) => figuresIn(analyzed, group)),
  ].join('\n');
}

function winsIn({ roles, by_role, teams }: AnalyzedDeck): string[] {
  const won = (rates: AnalyzedDeck['by_role']) =>
    roles.map((role) => `${rates[role]?.wins ?? 0} of ${rates[role]?.games ?? 0}`);
  const rows = teams.map((one) => [
    ...[printable(one.team), String(one.games), String(one.wins)],
    ...[one.macro, one.micro, one.weighted_micro].map((rate) => number(rate, 3)),
    ...won(one.by_role),
  ]);
  const head = ['team', 'games', 'wins', 'macro', 'micro', 'weighted micro', ...roles];
  return section('wins', head, [...rows, ['all teams', '', '', '', '', '', ...won(by_role)]]);
}

/** Only the figures for which there was an occasion. */
function figuresIn({ teams }: AnalyzedDeck, group: FigureGroup): string[] {
  const names = FIGURE_GROUPS[group].filter((name) => teams.some(({ figures }) => figures[name].of > 0));
  if (names.length === 0) return [];
  const cell = AGAINST_CHANCE.includes(group) ? againstChance : shareOf;
  const rows = teams.map(({ team, figures }) => [printable(team), ...names.map((name) => cell(figures[name]))]);
  return ['', group, ...section('', ['team', ...names.map((name) => name.replaceAll('_', ' '))], rows).slice(1)];
}
const againstChance = ({ count, of, ratio }: FigureValue): string =>
  ratio === null ? '-' : `${number(ratio, 3)} (${count} / ${number(of, 1)})`;
const shareOf = ({ count, of, ratio }: FigureValue): string =>
  ratio === null ? '-' : `${number(ratio, 3)} (${count} of ${of})`;
const number = (value: number | null, digits: number): string => (value === null ? '-' : value.toFixed(digits));
