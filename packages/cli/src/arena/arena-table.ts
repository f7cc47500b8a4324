import type { ArenaResults } from '@moonrise/arena';
import { section } from '../terminal/section.ts';
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

/** The results of an arena as text. */
export function arenaTable(results: ArenaResults): string {
  const clear = findings(results);
  return [
    `${results.name}: ${amountOf(results)}`,
    ...ratings(results),
    ...differences(results),
    ...tables(results),
    ...costs(results),
    '',
    ...failures(results),
    ...(clear.length > 0 ? clear : ['No difference is significant: play more deals.']),
  ].join('\n');
}

function ratings({ players }: ArenaResults): string[] {
  const rows = players.map((player) => [
    player.name,
    ratingIn(player),
    shareIn(player.sides.village),
    spreadIn(player.sides.village),
    shareIn(player.sides.wolves),
    spreadIn(player.sides.wolves),
  ]);
  return section('ratings', ['', 'rating', 'village', '95 % interval', 'wolves', '95 % interval'], rows);
}
function differences({ differences }: ArenaResults): string[] {
  const rows = differences.map((one) => [
    `${one.one} – ${one.other}`,
    String(one.deals),
    differenceIn(one),
    one.isSignificant ? 'significant' : NOT_CLEAR,
  ]);
  return section('paired', ['', 'deals', 'points', ''], rows);
}
function tables({ tables }: ArenaResults): string[] {
  const rows = tables.map(({ name, games, village, wolves, nobody }) => [
    name,
    String(games),
    shareIn(village),
    shareIn(wolves),
    shareIn(nobody),
  ]);
  return section('tables', ['', 'games', 'village', 'wolves', 'others'], rows);
}
function costs({ players, measured }: ArenaResults): string[] {
  const asked = players.filter(({ kind }) => kind !== 'bot');
  if (asked.length === 0) return [];
  const rows = asked.map(({ name, usage, usd, failed }) => [
    name,
    String(usage.questions),
    String(usage.fallbacks),
    String(usage.failures),
    String(usage.tokens_input + usage.tokens_cached),
    String(usage.tokens_output),
    `${Math.round(measured.latency[name]?.median ?? 0)} ms`,
    dollars(usd),
    String(failed),
  ]);
  const head = ['', 'questions', 'fallbacks', 'failures', 'tokens in', 'out', 'median', 'cost', 'failed games'];
  return section('costs', head, rows);
}
