import type { ArenaResults } from '@moonrise/arena';
import { chanceOf } from '@moonrise/lab';
import { colour, lines, safe } from '../report/report-plots.ts';
import { signed } from './arena-words.ts';

const WIDTH = 360;
const LETTER = 6.4;
const LONGEST = 28; // letters of a name
const ROW = 26;
const FOOT = 22;

interface ForestRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly isClear?: boolean;
}
/** A dot with its interval for each row, around a line at 0. */
export function forest(rows: readonly ForestRow[], unit: string): string {
  if (rows.length === 0) return '';
  const reach = Math.max(1e-9, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const names = rows.map(({ name }) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name));
  const left = Math.max(...names.map(({ length }) => length)) * LETTER + 14;
  const x = (value: number) => (left + ((value / reach + 1) / 2) * (WIDTH - left - 12)).toFixed(1);
  const height = rows.length * ROW + FOOT;
  const drawn = rows.map(({ value, low, high, isClear = true }, i) => {
    const y = (i + 0.5) * ROW;
    const fill = isClear ? 'class="fill"' : 'fill="none" stroke="currentColor" stroke-width="2"';
    return `<text x="0" y="${y}" dy="4">${safe(names[i] ?? '')}</text><g class="side-${value < 0 ? 1 : 0}"><line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle ${fill} cx="${x(value)}" cy="${y}" r="5"/></g>`;
  });
  const ticks = [-reach, 0, reach].map(
    (value, i) =>
      `<text x="${x(value)}" y="${height - 5}" text-anchor="${['start', 'middle', 'end'][i]}">${value === 0 ? '0' : signed(value, 0)}${i === 2 ? ` ${safe(unit)}` : ''}</text>`,
  );
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-hidden="true"><line class="half" x1="${x(0)}" x2="${x(0)}" y2="${height - FOOT}"/>${drawn.join('')}${ticks.join('')}</svg>`;
}

/** How the share of games won settles as more deals are played. */
export function settling({ curve, players }: ArenaResults): string {
  const names = players.map(({ name }) => name);
  const points = curve.map(({ deals, players: rates }) => ({
    name: String(deals),
    chances: names.map((name) => chanceOf(rates[name]?.won ?? 0, rates[name]?.games ?? 0)),
  }));
  const legend = names.map((name, i) => `<span class="side-${colour(i)}">●</span> ${safe(name)}`).join(' ');
  return `${lines(points)}<p>${legend}</p>`;
}
