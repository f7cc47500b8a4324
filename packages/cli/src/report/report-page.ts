import { type Id, type Ruleset, wordFor } from '@moonrise/engine';
import { chanceOf } from '@moonrise/lab';
import { htmlPage, section, table } from './html-page.ts';
import { columns, effectBar, lines, rangeBar, safe } from './report-plots.ts';
import { botsIn, cardsIn, exchangesIn, NOTHING_FAIRER, percent, points, sideName, spread } from './report-table.ts';
import type { DeckResult, Survey } from './survey.ts';

/** A report as one self-contained HTML file with tables and inline SVG plots. */
export function pageOf(rules: Ruleset, report: Survey): string {
  const title = `${rules.words.name}, ${report.players} players`;
  const intro = `<p>${safe(cardsIn(rules, report))}</p>
<p class="note">${safe(sourceOf(report))}, seed “${safe(report.seed)}”${optionsOf(report)}</p>`;
  const parts = [wins, rounds, ends, roles, sizes, comparison, fairer].map((part) => part(rules, report));
  return htmlPage(title, [intro, ...parts].join('\n'));
}

const sourceOf = (report: Survey): string => `${report.games.toLocaleString('en')} games, ${botsIn(report)}`;
const optionsOf = ({ options }: Survey): string =>
  Object.keys(options as object).length === 0 ? '' : `, options ${safe(JSON.stringify(options))}`;

const teamsIn = ({ wins }: Survey): Id[] => Object.keys(wins);

function wins(rules: Ruleset, report: Survey): string {
  const rows = teamsIn(report).map((team, i) => {
    const won = report.wins[team] ?? 0;
    return [
      safe(sideName(rules, team)),
      String(won),
      percent(won, report.games),
      spread(won, report.games),
      rangeBar(chanceOf(won, report.games), i),
    ];
  });
  return section('Who wins', sourceOf(report), table(['', 'games', 'share', '95 % interval', ''], rows));
}
function rounds(_: Ruleset, report: Survey): string {
  const { mean, max, games } = report.rounds;
  const shares = Array.from({ length: max }, (_, i) => ({
    name: String(i + 1),
    share: (games[i + 1] ?? 0) / report.games,
  }));
  const words = `<p>${mean.toFixed(2)} rounds on average, ${max} at most</p>`;
  return section('How many rounds a game takes', sourceOf(report), words + columns(shares));
}
function ends(rules: Ruleset, report: Survey): string {
  const rows = Object.entries(report.ends).map(([reason, count]) => [
    safe(rules.words.ends[reason] ?? reason),
    String(count),
    percent(count, report.games),
  ]);
  return section('How it ends', sourceOf(report), table(['', 'games', 'share'], rows));
}
function roles(rules: Ruleset, report: Survey): string {
  const { effects } = report;
  const rows = Object.entries(report.roles).map(([role, { dealt, won, survived }]) => {
    const effect = effects?.find((one) => one.role === role);
    const shown = [safe(wordFor(rules, role)), String(dealt), percent(won, dealt), percent(survived, dealt)];
    if (!effects) return shown;
    return effect
      ? [...shown, points(effect), effectBar(effect), safe(wordFor(rules, effect.against))]
      : [...shown, '-', '', ''];
  });
  const head = ['', 'dealt', 'won', 'survived', ...(effects ? ['effect', '', 'against'] : [])];
  return section('What becomes of each role', sourceOf(report), table(head, rows));
}
function sizes(rules: Ruleset, report: Survey): string {
  const { sizes } = report;
  if (!sizes) return '';
  const teams = teamsIn(report).filter((team) => sizes.some(({ wins }) => wins[team]));
  const rows = sizes.map(({ players, games, wins }) => [
    String(players),
    ...teams.map((team) => percent(wins[team] ?? 0, games)),
  ]);
  const points = sizes.map(({ players, games, wins }) => ({
    name: String(players),
    chances: teams.map((team) => chanceOf(wins[team] ?? 0, games)),
  }));
  const head = ['players', ...teams.map((team) => sideName(rules, team))];
  const legend = teams.map((team, i) => `<span class="side-${i}">●</span> ${safe(sideName(rules, team))}`).join(' ');
  const plot = `${lines(points)}<p>${legend}</p>`;
  return section('The usual decks by number of players', `${sourceOf(report)} each`, plot + table(head, rows));
}
function comparison(rules: Ruleset, report: Survey): string {
  const { against } = report;
  return against ? section('Against another deck', `${sourceOf(report)} each`, compared(rules, report, against)) : '';
}
function fairer(rules: Ruleset, report: Survey): string {
  const { fairer } = report;
  if (fairer === undefined) return '';
  if (fairer === null) return section('A fairer deck', sourceOf(report), `<p>${NOTHING_FAIRER}</p>`);
  const source = `${sourceOf(report)}; ${fairer.games} games with the other deck`;
  return section(
    'A fairer deck',
    source,
    `<p>${safe(exchangesIn(rules, fairer))}</p>${compared(rules, report, fairer)}`,
  );
}
function compared(rules: Ruleset, report: Survey, other: DeckResult): string {
  const rows = teamsIn(report).flatMap((team, i) =>
    [report, other].map((one) => [
      safe(sideName(rules, team)),
      `<span class="words">${safe(cardsIn(rules, one))}</span>`,
      percent(one.wins[team] ?? 0, one.games),
      rangeBar(chanceOf(one.wins[team] ?? 0, one.games), i),
    ]),
  );
  return table(['', 'cards', 'share', ''], rows);
}
