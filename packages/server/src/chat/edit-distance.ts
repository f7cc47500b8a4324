/**
 * The Levenshtein distance, or `most + 1` if it is larger than `most`. Only a band along the diagonal is kept and
 * computed, and the first row without a cell within `most` ends it.
 */
export function editDistance<T>(a: readonly T[], b: readonly T[], most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  const cell = (i: number, j: number) => j - i + most + 1; // one more on each side of the band
  const band = new Uint16Array(2 * most + 3).fill(tooMany);
  for (let j = 0; j <= most; j++) band[cell(0, j)] = j;
  for (let i = 1; i <= a.length; i++) {
    let best = i;
    if (i <= most) band[cell(i, 0)] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const k = cell(i, j); // in the row before, this cell was the one diagonally above
      const replaced = band[k]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      band[k] = Math.min(replaced, band[k + 1]! + 1, band[k - 1]! + 1);
      best = Math.min(best, band[k]!);
    }
    if (best > most) return tooMany;
  }
  return Math.min(band[cell(a.length, b.length)]!, tooMany);
}
