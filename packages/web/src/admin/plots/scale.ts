export type Values = readonly (number | null)[];

const FEWEST = 2; // of what is counted, so that the middle of the axis is a whole number
/** A round number that is not below this one, so that the axis has a readable end and middle. */
export function roundUp(value: number): number {
  if (value <= 0 || value === 1) return FEWEST;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 4, 6, 8].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return factor * power;
}

export const highestOf = (series: readonly Values[]): number =>
  Math.max(0, ...series.flatMap((values) => values.map((value) => value ?? 0)));

/** At most this many values: the largest of each group, so that a peak stays visible. */
export function thinned(values: Values, most: number): Values {
  const size = Math.ceil(values.length / most);
  if (size <= 1) return values;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, i) => {
    const group = values.slice(i * size, (i + 1) * size).filter((value) => value !== null);
    return group.length === 0 ? null : Math.max(...group);
  });
}

/** The lines through these points; where values are missing, a new one begins. */
export function pathOf(values: Values, x: (i: number) => number, y: (value: number) => number): string {
  let isDrawing = false;
  return values
    .map((value, i) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const point = `${isDrawing ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
      const isAlone = !isDrawing && (values[i + 1] ?? null) === null;
      isDrawing = true;
      return isAlone ? `${point}h.1` : point; // a dot, with round ends
    })
    .join('');
}

/** Evenly spaced indexes from the first to the last. */
export function ticksIn(length: number, most: number): readonly number[] {
  if (length < 2) return length === 0 ? [] : [0];
  const count = Math.min(most, length);
  return Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)));
}
