import { type Ruleset, wordFor } from '@moonrise/engine';
import { type Report, wilson } from '@moonrise/lab';

/** A report for people. */
export function tableOf(rules: Ruleset, report: Report): string {
  const { players, games, seed, bots, workers, seconds, gamesPerSecond } = report;
  const who = bots.village === bots.wolves ? bots.village : `${bots.village} village, ${bots.wolves} wolves`;
  return [
    `${rules.words.name}, ${players} players, ${counted(games, 'game')}, seed "${seed}", bots: ${who}`,
    ...wins(rules, report),
    ...ends(rules, report),
    '',
    `rounds    ${report.rounds.mean.toFixed(2)} on average, ${report.rounds.max} at most`,
    ...roles(rules, report),
    '',
    `${counted(games, 'game')} in ${seconds.toFixed(1)} s with ${counted(workers, 'worker')}: ${number(gamesPerSecond)} a second`,
  ].join('\n');
}

function wins(rules: Ruleset, { wins, games }: Report): string[] {
  const rows = Object.entries(wins).map(([team, won]) => [
    team === 'none' ? 'nobody' : (rules.words.teams[team] ?? team),
    number(won),
    percent(won, games),
    spread(won, games),
  ]);
  return section('wins', ['', 'games', 'share', '95 % interval'], rows);
}
function ends(rules: Ruleset, { ends, games }: Report): string[] {
  const rows = Object.entries(ends).map(([reason, count]) => [
    rules.words.ends[reason] ?? reason,
    number(count),
    percent(count, games),
  ]);
  return section('ends', ['', 'games', 'share'], rows);
}
function roles(rules: Ruleset, { roles }: Report): string[] {
  const rows = Object.entries(roles).map(([role, { dealt, won, survived }]) => [
    wordFor(rules, role),
    number(dealt),
    percent(won, dealt),
    percent(survived, dealt),
  ]);
  return section('roles', ['', 'dealt', 'won', 'survived'], rows);
}

/** A titled table: the first column stands left, numbers stand right. */
function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const table = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...table.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[], first: string) =>
    `${first.padEnd(10)}${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ')}`;
  return ['', ...table.map((row, i) => line(row, i === 0 ? title : '').trimEnd())];
}

const number = (value: number): string => value.toLocaleString('en');
const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`);
function spread(part: number, whole: number): string {
  const [low, high] = wilson(part, whole);
  return `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
}
