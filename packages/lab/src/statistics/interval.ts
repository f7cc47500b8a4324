/** Wilson's interval for `hits` of `trials` (z = 1.96: 95 %). */
export function wilson(hits: number, trials: number, z = 1.96): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const room = (z * z) / trials;
  const centre = (share + room / 2) / (1 + room);
  const reach = (Math.sqrt((share * (1 - share)) / trials + (room / trials) * (1 / 4)) * z) / (1 + room);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}
