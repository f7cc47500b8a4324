/**
 * The Levenshtein distance, or `most + 1` if it is larger than `most`. Only a band along the diagonal is computed, so long
 * texts are cheap.
 */
export function editDistance<T>(a: readonly T[], b: readonly T[], most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = Array<number>(b.length + 1).fill(tooMany);
    row[0] = i;
    let best = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, before[j]! + 1, row[j - 1]! + 1);
      best = Math.min(best, row[j]!);
    }
    if (best > most) return tooMany;
    before = row;
  }
  return Math.min(before[b.length]!, tooMany);
}
