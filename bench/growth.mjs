/**
 * The exponent k of the best fit y = a · x^k; 1 means proportional growth.
 * @param {readonly { x: number, y: number }[]} points
 */
export function exponent(points) {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const mean = (/** @type {'x' | 'y'} */ of) => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [mx, my] = [mean('x'), mean('y')];
  const spread = logs.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  return logs.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length - 1 - middle], sorted[middle]];
  return (low + high) / 2;
}
