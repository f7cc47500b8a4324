import type { z } from 'zod';

/** A parsed file without its nulls: in YAML a key without a value is null, and counts as left out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutNulls(one)]));
}

type Keyed = Record<PropertyKey, unknown>;

/** Removes the keys that a schema does not know, and returns their full paths. */
export function removeUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap(pathsOf).map((path) => {
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Keyed)[key], value) as Keyed;
    delete holder[path.at(-1) as PropertyKey];
    return path.map(String).join('.');
  });
}
function pathsOf(issue: z.core.$ZodIssue): readonly PropertyKey[][] {
  if (issue.code === 'invalid_key') return [issue.path]; // of a table such as logic.roles
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [];
}
