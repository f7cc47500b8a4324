const HEIGHTS = '▁▂▃▄▅▆▇█';

/** Numbers as a one-line chart, scaled to the highest. */
export function sparkline(values: readonly number[]): string {
  const highest = Math.max(...values);
  const step = (value: number) => Math.round((value / highest) * (HEIGHTS.length - 1));
  return values.map((value) => HEIGHTS[highest > 0 ? step(value) : 0]).join('');
}

/** A share from 0 to 1 as a bar. */
export function bar(share: number, width: number): string {
  const full = Math.round(share * width);
  return `${'█'.repeat(full)}${'·'.repeat(width - full)}`;
}
