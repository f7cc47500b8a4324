import type { Difference, MeasuredChance } from '@moonrise/lab';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes HTML. */
export const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 34;
const FOOT = 24;
const TOP = 18;
const svg = (kind: string, width: number, height: number, content: string): string =>
  `<svg class="${kind}" viewBox="0 0 ${width} ${height}" role="img" aria-hidden="true">${content}</svg>`;
const at = (value: number): string => value.toFixed(1);

/** A share with its interval, from 0 to 1, with a mark at one half. */
export function rangeBar({ share, middle, margin }: MeasuredChance, side: number): string {
  const x = (value: number) => at(200 * value);
  return svg(
    'bar',
    200,
    14,
    `<g class="side-${side}"><rect class="fill" y="2" height="10" width="${x(share)}"/></g><line class="half" x1="100" x2="100" y2="14"/><line class="doubt" x1="${x(middle - margin)}" x2="${x(middle + margin)}" y1="7" y2="7"/>`,
  );
}

const REACH = 0.4; // larger effects are drawn at this length
/** A bar from the middle: to the right if the card helps, to the left if it hurts. */
export function effectBar({ points, margin }: Difference): string {
  const x = (value: number) => 100 + 100 * (Math.max(-REACH, Math.min(REACH, value)) / REACH);
  const from = Math.min(x(0), x(points));
  return svg(
    'bar',
    200,
    14,
    `<g class="side-${points < 0 ? 1 : 0}"><rect class="fill" x="${at(from)}" y="2" height="10" width="${at(Math.abs(x(points) - x(0)))}"/></g><line class="grid" x1="100" x2="100" y2="14"/><line class="doubt" x1="${at(x(points - margin))}" x2="${at(x(points + margin))}" y1="7" y2="7"/>`,
  );
}

/** A column for each share. */
export function columns(shares: readonly { readonly name: string; readonly share: number }[]): string {
  const highest = Math.max(...shares.map(({ share }) => share));
  const step = WIDTH / shares.length;
  const drawn = shares.map(({ name, share }, i) => {
    const height = (share / highest) * (HEIGHT - FOOT - TOP);
    const top = HEIGHT - FOOT - height;
    const middle = step * (i + 0.5);
    const width = Math.min(44, step * 0.72);
    const label = share >= 0.005 ? `${Math.round(100 * share)} %` : '';
    return `<rect class="fill" x="${at(middle - width / 2)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" rx="4"/><text x="${at(middle)}" y="${at(top - 5)}" text-anchor="middle">${label}</text><text x="${at(middle)}" y="${HEIGHT - 6}" text-anchor="middle">${safe(name)}</text>`;
  });
  return svg('plot', WIDTH, HEIGHT, `<g class="side-2">${drawn.join('')}</g>`);
}

const COLOURS = 6;
/** The number of the colour of a line; after six lines they come again. */
export const colour = (line: number): number => line % COLOURS;
const APART = 3; // so that the error bars of two lines do not cover each other

/** A line for each side, with error bars. */
export function lines(
  points: readonly { readonly name: string; readonly chances: readonly MeasuredChance[] }[],
): string {
  const step = (WIDTH - LEFT) / points.length;
  const count = points[0]?.chances.length ?? 0;
  const x = (i: number, side = (count - 1) / 2) => at(LEFT + step * (i + 0.5) + APART * (side - (count - 1) / 2));
  const y = (share: number) => at(TOP + (1 - share) * (HEIGHT - FOOT - TOP));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="${share === 0.5 ? 'half' : 'grid'}" x1="${LEFT}" x2="${WIDTH}" y1="${y(share)}" y2="${y(share)}"/><text x="${LEFT - 6}" y="${y(share)}" dy="4" text-anchor="end">${100 * share}</text>`,
  );
  const names = points.map(
    ({ name }, i) => `<text x="${x(i)}" y="${HEIGHT - 6}" text-anchor="middle">${safe(name)}</text>`,
  );
  const sides = (points[0]?.chances ?? []).map((_, side) => {
    const chances = points.map((point) => point.chances[side] as MeasuredChance);
    const line = chances.map(({ middle }, i) => `${x(i, side)},${y(middle)}`).join(' ');
    const marks = chances.map(
      ({ middle, margin }, i) =>
        `<line class="whisker" x1="${x(i, side)}" x2="${x(i, side)}" y1="${y(middle - margin)}" y2="${y(middle + margin)}"/><circle class="fill" cx="${x(i, side)}" cy="${y(middle)}" r="${count > 2 ? 3 : 4}"/>`,
    );
    return `<g class="side-${colour(side)}"><polyline class="line" points="${line}"/>${marks.join('')}</g>`;
  });
  return svg('plot', WIDTH, HEIGHT, [...grid, ...names, ...sides].join(''));
}
