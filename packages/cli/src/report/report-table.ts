import { type Id, type Ruleset, wordFor } from '@moonrise/engine';
import { chanceOf, type Difference, differenceOf, wilson } from '@moonrise/lab';
import { counted } from '../terminal/amounts.ts';
import { section } from '../terminal/section.ts';
import { bar, sparkline } from './sparkline.ts';
import type { DeckResult, Survey } from './survey.ts';

/** A report as text. */
export function tableOf(rules: Ruleset, report: Survey): string {
  const { games, workers, seconds, gamesPerSecond } = report;
  return [
    `${rules.words.name}, ${report.players} players, ${counted(games, 'game')}, seed "${report.seed}", ${botsIn(report)}`,
    ...wins(rules, report),
    ...ends(rules, report),
    ...rounds(report),
    ...roles(rules, report),
    ...sizes(rules, report),
    ...comparison(rules, report),
    ...fairer(rules, report),
    '',
    `${counted(games, 'game')} in ${seconds.toFixed(1)} s with ${counted(workers, 'worker')}: ${number(gamesPerSecond)} a second`,
  ].join('\n');
}

export const botsIn = ({ bots }: Survey): string =>
  bots.village === bots.wolves ? `${bots.village} bots` : `${bots.village} village bots, ${bots.wolves} wolf bots`;
export const sideName = (rules: Ruleset, team: Id): string =>
  team === 'none' ? 'nobody' : (rules.words.teams[team] ?? team);

const BAR = 20;
function wins(rules: Ruleset, { wins, games }: Survey): string[] {
  const rows = Object.entries(wins).map(([team, won]) => [
    sideName(rules, team),
    number(won),
    percent(won, games),
    spread(won, games),
    bar(won / games, BAR),
  ]);
  return section('wins', ['', 'games', 'share', '95 % interval', ''], rows);
}
function ends(rules: Ruleset, { ends, games }: Survey): string[] {
  const rows = Object.entries(ends).map(([reason, count]) => [
    rules.words.ends[reason] ?? reason,
    number(count),
    percent(count, games),
  ]);
  return section('ends', ['', 'games', 'share'], rows);
}
function rounds({ rounds: { mean, max, games } }: Survey): string[] {
  const line = sparkline(Array.from({ length: max }, (_, i) => games[i + 1] ?? 0));
  return ['', `rounds    ${mean.toFixed(2)} on average, ${max} at most   ${line}`];
}
function roles(rules: Ruleset, { roles, effects }: Survey): string[] {
  const rows = Object.entries(roles).map(([role, { dealt, won, survived }]) => {
    const effect = effects?.find((one) => one.role === role);
    const shown = [wordFor(rules, role), number(dealt), percent(won, dealt), percent(survived, dealt)];
    return effects ? [...shown, effect ? `${points(effect)}, against ${wordFor(rules, effect.against)}` : '-'] : shown;
  });
  return section('roles', ['', 'dealt', 'won', 'survived', ...(effects ? ['effect'] : [])], rows);
}
function sizes(rules: Ruleset, { sizes = [] }: Survey): string[] {
  if (sizes.length === 0) return [];
  const teams = Object.keys(sizes[0]?.wins ?? {}).filter((team) => sizes.some(({ wins }) => wins[team]));
  const rows = sizes.map(({ players, games, wins }) => [
    String(players),
    ...teams.map((team) => percent(wins[team] ?? 0, games)),
  ]);
  const lines = teams.map((team) => sparkline(sizes.map(({ wins, games }) => (wins[team] ?? 0) / games)));
  return section('sizes', ['players', ...teams.map((team) => sideName(rules, team))], [...rows, ['', ...lines]]);
}
function comparison(rules: Ruleset, report: Survey): string[] {
  const { against } = report;
  if (!against) return [];
  return [...compared(rules, report, against, 'against'), ...note(`the other: ${cardsIn(rules, against)}`)];
}
function fairer(rules: Ruleset, report: Survey): string[] {
  const { fairer } = report;
  if (fairer === undefined) return [];
  if (fairer === null) return ['', `fairer    ${NOTHING_FAIRER}`];
  const words = `the other: ${exchangesIn(rules, fairer)}, ${counted(fairer.games, 'game')}`;
  return [...compared(rules, report, fairer, 'fairer'), ...note(words)];
}
export const NOTHING_FAIRER = 'no swap of one or two cards brings the sides closer to even';
/** "Werewolf → Seer" */
export const exchangesIn = (rules: Ruleset, { swaps }: NonNullable<Survey['fairer']>): string =>
  swaps.map(({ out, into }) => `${wordFor(rules, out)} → ${wordFor(rules, into)}`).join(', ');

function compared(rules: Ruleset, { wins, games }: Survey, other: DeckResult, title: string): string[] {
  const rows = Object.entries(wins).map(([team, won]) => {
    const others = other.wins[team] ?? 0;
    return [
      sideName(rules, team),
      percent(won, games),
      percent(others, other.games),
      points(differenceOf(chanceOf(won, games), chanceOf(others, other.games))),
    ];
  });
  return section(title, ['', 'this deck', 'the other', 'difference'], rows);
}
const note = (words: string): string[] => ['', `          ${words}`];
/** "2 Werewolf, 1 Seer" */
export const cardsIn = (rules: Ruleset, { deck }: DeckResult): string =>
  Object.entries(deck)
    .filter(([, count]) => count > 0)
    .map(([role, count]) => `${count} ${wordFor(rules, role)}`)
    .join(', ');

const number = (value: number): string => value.toLocaleString('en');
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`;
/** "+3.1 ± 4.2" */
export const points = ({ points, margin }: Difference): string =>
  `${points < 0 ? '' : '+'}${(points * 100).toFixed(1)} ± ${(margin * 100).toFixed(1)}`;
export function spread(part: number, whole: number): string {
  const [low, high] = wilson(part, whole);
  return `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
}
