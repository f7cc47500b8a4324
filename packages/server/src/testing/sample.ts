/** Draws different items. `below`: a random integer below its argument. */
export function sample<T>(from: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as T);
}
