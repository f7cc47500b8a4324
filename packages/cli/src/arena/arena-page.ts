import type { ArenaResults, PlayerResult, WonShare } from '@moonrise/arena';
import { wordFor } from '@moonrise/engine';
import { chanceOf } from '@moonrise/lab';
import { ruleset } from '@moonrise/rulesets';
import { htmlPage, section, table } from '../report/html-page.ts';
import { rangeBar, safe } from '../report/report-plots.ts';
import { forest, settling } from './arena-plots.ts';
import {
  amountOf,
  differenceIn,
  dollars,
  failures,
  findings,
  NOT_CLEAR,
  ratingIn,
  shareIn,
  spreadIn,
} from './arena-words.ts';

/** The results of an arena as one self-contained HTML file. */
export function arenaPage(results: ArenaResults): string {
  const clear = findings(results);
  const intro = `<p>${safe(amountOf(results))}</p><p class="note">seed “${safe(results.seed)}”; all intervals hold 95 %</p>
<ul>${[...failures(results), ...(clear.length > 0 ? clear : ['No difference is significant: play more deals.'])].map((one) => `<li>${safe(one)}</li>`).join('')}</ul>`;
  return htmlPage(results.name, [intro, ...PARTS.map((part) => part(results))].join('\n'));
}

const PARTS: readonly ((results: ArenaResults) => string)[] = [
  ratings,
  sides,
  differences,
  tables,
  curve,
  costs,
  persuasion,
  ...[roles],
];
const bar = ({ won, games }: WonShare, side: number): string =>
  games === 0 ? '' : rangeBar(chanceOf(won, games), side);

function ratings({ players }: ArenaResults): string {
  const plot = forest(
    players.flatMap(({ name, rating }) =>
      rating ? [{ name, value: rating.elo, low: rating.low, high: rating.high }] : [],
    ),
    'Elo',
  );
  const rows = players.map((player) => [safe(player.name), player.kind, ratingIn(player)]);
  const source =
    'Bradley–Terry with an effect for the side at each table; the mean is 0; intervals by resampling deals';
  return section('Ratings', source, plot + table(['', 'kind', 'rating'], rows));
}
function sides({ players }: ArenaResults): string {
  const rows = players.flatMap(({ name, sides }) =>
    (['village', 'wolves'] as const).map((side, i) => [
      safe(name),
      side,
      String(sides[side].games),
      shareIn(sides[side]),
      spreadIn(sides[side]),
      bar(sides[side], i),
    ]),
  );
  const head = ['', 'side', 'games', 'won', '95 % interval', ''];
  return section('How often each player wins', 'a game counts once for each side', table(head, rows));
}
function differences({ differences, pairing }: ArenaResults): string {
  if (differences.length === 0) return '';
  const plot = forest(
    differences.map(({ one, other, points, low, high, isSignificant }) => ({
      name: `${one} – ${other}`,
      value: 100 * points,
      low: 100 * low,
      high: 100 * high,
      isClear: isSignificant,
    })),
    'points',
  );
  const rows = differences.flatMap((pair) => [
    [
      safe(`${pair.one} – ${pair.other}`),
      'all',
      String(pair.deals),
      differenceIn(pair),
      pair.isSignificant ? 'significant' : NOT_CLEAR,
    ],
    ...Object.entries(pair.tables).flatMap(([name, one]) =>
      one ? [['', safe(name), String(one.deals), differenceIn(one), '']] : [],
    ),
  ]);
  const how = pairing === 'sides' ? 'with exchanged sides' : 'in every seat';
  const source = `the same deals ${how}; a filled dot is significant at 5 % with all comparisons taken together (Holm)`;
  return section('Paired differences', source, plot + table(['', 'table', 'deals', 'points', ''], rows));
}
function tables({ tables }: ArenaResults): string {
  const rows = tables.flatMap(({ name, games, village, wolves, nobody, matches }) => [
    [safe(name), String(games), shareIn(village), shareIn(wolves), shareIn(nobody), bar(village, 0)],
    ...matches.map(({ village: one, wolves: other, won }) => [
      `<span class="note">${safe(`${one} against ${other}`)}</span>`,
      String(won.games),
      shareIn(won),
      '',
      '',
      bar(won, 0),
    ]),
  ]);
  const head = ['', 'games', 'village', 'wolves', 'others', 'village'];
  return section('Tables', 'the first of two players is the village', table(head, rows));
}
function curve(results: ArenaResults): string {
  if (results.curve.length < 2) return '';
  return section('How it settles', 'share of games won, by deals played', settling(results));
}
function costs({ players, measured }: ArenaResults): string {
  const asked = players.filter(({ kind }) => kind !== 'bot');
  if (asked.length === 0) return '';
  const rows = asked.map(({ name, usage, usd, failed }) => [
    safe(name),
    ...[usage.questions, usage.fallbacks, usage.failures, usage.calls].map(String),
    ...[usage.tokens_input, usage.tokens_cached, usage.tokens_output].map((tokens) => tokens.toLocaleString('en')),
    ...(['median', 'p95'] as const).map((key) => `${Math.round(measured.latency[name]?.[key] ?? 0)} ms`),
    dollars(usd),
    String(failed),
  ]);
  const head = [
    '',
    'questions',
    'fallbacks',
    'failures',
    'calls',
    'tokens in',
    'cached',
    'out',
    'median',
    '95 %',
    'cost',
    'failed games',
  ];
  return section('Questions, time and money', 'players that are models or programs', table(head, rows));
}
function persuasion({ persuasion, players }: ArenaResults): string {
  if (!persuasion) return '';
  const rows = players.flatMap(({ name }) =>
    (['village', 'wolves'] as const).flatMap((side) => {
      const one = persuasion[name]?.[side];
      return one ? [[safe(name), side, String(one.deals), differenceIn(one)]] : [];
    }),
  );
  const source = 'by how many points a message moves the chance of its own side: the mean of a game, over games';
  return section('Who persuades', source, table(['', 'side', 'games', 'points'], rows));
}
function roles({ players }: ArenaResults): string {
  const ids = [...new Set(players.flatMap((player) => Object.keys(player.roles)))];
  return ids.map((id) => rolesIn(id, players)).join('\n');
}
function rolesIn(id: string, players: readonly PlayerResult[]): string {
  const built = ruleset(id);
  if (!built.ok) return '';
  const found = [...new Set(players.flatMap((player) => Object.keys(player.roles[id] ?? {})))];
  const rows = found.map((role) => [
    safe(wordFor(built.rules, role)),
    ...players.map((player) => {
      const one = player.roles[id]?.[role];
      return one ? `${shareIn(one)} <span class="note">of ${one.games}</span>` : '-';
    }),
  ]);
  const title = `Roles in ${built.rules.words.name}`;
  return section(title, 'games won with each role', table(['', ...players.map(({ name }) => name)], rows));
}
