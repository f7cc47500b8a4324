import { type Id, type Ruleset, wordFor } from '@moonrise/engine';
import { chanceOf } from '@moonrise/lab';
import { columns, effectBar, lines, rangeBar, safe } from './report-plots.ts';
import { botsIn, cardsIn, exchangesIn, NOTHING_FAIRER, percent, points, sideName, spread } from './report-table.ts';
import type { DeckResult, Survey } from './survey.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2733, #eef1ff); --soft: light-dark(#3f4e61, #b9c2ea);
  --paper: light-dark(#fffdf7, #121a42); --ground: light-dark(#d3e6f2, #070b22); --line: light-dark(#cfd3c6, #36437f);
  --one: light-dark(#17624a, #8fe3c0); --two: light-dark(#a3202b, #ff9d8f); --three: light-dark(#1f4f8b, #ffd98a); }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { margin: 1rem 0; padding: 1rem; border-radius: .9rem; background: var(--paper); }
h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0 0 .5rem; } .note { color: var(--soft); font-size: .9rem; }
.frame { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; white-space: nowrap; } th:first-child, td:first-child { padding-left: 0; text-align: left; white-space: normal; }
.words { display: inline-block; min-width: 9rem; white-space: normal; }
tbody tr { border-top: 1px solid var(--line); }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; } .plot { max-width: 36rem; } .bar { min-width: 8rem; }
.grid { stroke: var(--line); } .half { stroke: var(--soft); stroke-dasharray: 5 4; } .doubt { stroke: var(--ink); stroke-width: 2; }
.side-0 { color: var(--one); } .side-1 { color: var(--two); } .side-2, .side-3 { color: var(--three); }
.fill { fill: currentColor; } .line { fill: none; stroke: currentColor; stroke-width: 2.5; } .side-1 .line { stroke-dasharray: 7 4; }
.whisker { stroke: currentColor; stroke-width: 1.5; }
`;

/** A report as one self-contained HTML file with tables and inline SVG plots. */
export function pageOf(rules: Ruleset, report: Survey): string {
  const title = `${rules.words.name}, ${report.players} players`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head><body>
<h1>${safe(title)}</h1>
<p>${safe(cardsIn(rules, report))}</p>
<p class="note">${safe(sourceOf(report))}, seed “${safe(report.seed)}”${optionsOf(report)}</p>
${[wins, rounds, ends, roles, sizes, comparison, fairer].map((part) => part(rules, report)).join('\n')}
</body></html>
`;
}

const sourceOf = (report: Survey): string => `${report.games.toLocaleString('en')} games, ${botsIn(report)}`;
const optionsOf = ({ options }: Survey): string =>
  Object.keys(options as object).length === 0 ? '' : `, options ${safe(JSON.stringify(options))}`;

const section = (title: string, source: string, content: string): string =>
  `<section><h2>${safe(title)}</h2><p class="note">${safe(source)}</p>${content}</section>`;
/** Cells are HTML. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="frame"><table><thead><tr>${head.map((cell) => `<th scope="col">${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
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
