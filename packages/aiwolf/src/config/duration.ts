import { z } from 'zod';

const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1, us: 1e-3, µs: 1e-3, μs: 1e-3, ns: 1e-6 } as const;
const PART = /(\d+\.?\d*|\.\d+)(ms|us|µs|μs|ns|h|m|s)/g;

/** Milliseconds of a Go duration: `60s`, `1m30s`, `200ms`. */
export function milliseconds(text: string): number | undefined {
  if (text === '0') return 0;
  if (text === '' || text.replaceAll(PART, '') !== '') return undefined;
  let sum = 0;
  for (const [, number, unit] of text.matchAll(PART)) sum += Number(number) * UNITS[unit as keyof typeof UNITS];
  return Math.round(sum);
}

/** A duration in the configuration, parsed into milliseconds. */
export const duration = (least = 0) =>
  z
    .union([z.string(), z.literal(0).transform(String)], { error: 'is a duration such as 60s, 1m30s or 200ms' })
    .transform((text) => milliseconds(text) ?? Number.NaN)
    .refine((ms) => ms >= least && Number.isSafeInteger(ms), {
      error: `is a duration such as 60s, 1m30s or 200ms${least > 0 ? `, of at least ${least}ms` : ''}`,
    });
