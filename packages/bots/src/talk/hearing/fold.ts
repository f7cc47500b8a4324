/** A text without case, accents and other marks that people leave out. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|\u093c|[\u200b-\u200f]|\ufe0f/g, '') // accents, the nukta of Hindi, invisible marks
    .normalize('NFC')
    .replaceAll('\u0901', '\u0902') // interchangeable in Hindi
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’‘`´]/g, '');

/** The edit distance (with transpositions) of two words, at most 3. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [older, old]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const least = Math.min((old?.[j] ?? 9) + 1, (row[j - 1] ?? 9) + 1, (old?.[j - 1] ?? 9) + same);
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isTurned ? Math.min(least, (older?.[j - 2] ?? 9) + 1) : least);
    }
    [older, old] = [old ?? [], row];
  }
  return Math.min(3, old?.[b.length] ?? 3);
}
