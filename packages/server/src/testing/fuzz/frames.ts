import { clientEvents } from '@moonrise/protocol';

export type Below = (n: number) => number;
export const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)] as T;

const names = Object.keys(clientEvents) as (keyof typeof clientEvents)[];
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.NaN,
  '',
  'x'.repeat(5_000),
  '\u0000\u202e\ud800',
  '__proto__',
  'constructor',
  [],
  [[[[[]]]]],
  {},
  { __proto__: { ok: true } },
  JSON.parse('{"__proto__":{"isAdmin":true},"toString":1}'),
  Array(300).fill('a'),
  new Uint8Array(20),
];

/** A request that is right, nearly right, or nonsense. */
export function frame(below: Below, known: readonly string[]): [string, unknown] {
  const event = pick(names, below);
  if (below(12) === 0)
    return [pick(['', 'x', '__proto__', 'toString', 'disconnecting2', 'events'], below), pick(odd, below)];
  const payload: Record<string, unknown> = { ...clientEvents[event].example.payload };
  for (const key of Object.keys(payload)) {
    const isId = /id|code|token/.test(key);
    if (isId && below(2)) payload[key] = pick(known, below);
    else if (below(4) === 0) payload[key] = pick(odd, below);
    else if (below(12) === 0) delete payload[key];
  }
  if (below(15) === 0) payload[pick(['extra', '__proto__', 'then'], below)] = pick(odd, below);
  return [event, below(30) ? payload : pick(odd, below)];
}
