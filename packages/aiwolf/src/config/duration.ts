import { z } from 'zod';

const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;
const LONGEST = 86_400_000; // a day
const PART = /(\d+(?:\.\d+)?)(ms|h|m|s)/g;

/** Milliseconds of a Go duration: `60s`, `1m30s`, `200ms`. */
export function milliseconds(text: string): number | undefined {
  if (text === '0') return 0;
  if (!/^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/.test(text)) return undefined;
  let sum = 0;
  for (const [, number, unit] of text.matchAll(PART)) sum += Number(number) * UNITS[unit as keyof typeof UNITS];
  return Math.round(sum);
}

/** A duration in the configuration, parsed into milliseconds. */
export const duration = (least = 0) =>
  z
    .string({ error: 'is a duration such as 60s, 1m30s or 200ms' })
    .transform((text) => milliseconds(text) ?? Number.NaN)
    .refine((ms) => ms >= least && ms <= LONGEST, {
      error: `is a duration such as 60s, 1m30s or 200ms, ${least > 0 ? `of at least ${least}ms and ` : ''}of at most 24h`,
    });
