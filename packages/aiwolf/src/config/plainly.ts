import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  object: 'a section with keys',
  record: 'a section with keys',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong with a value, after its key: “is a number, not "five"”. Undefined where the schema says it better. */
export function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  const not = `, not ${JSON.stringify(issue.input)?.slice(0, 60)}`;
  if (issue.code === 'invalid_type') return `is ${KINDS[issue.expected] ?? issue.expected}${not}`;
  if (issue.code === 'invalid_value') return `is one of ${issue.values.map(String).join(', ')}${not}`;
  if (issue.code === 'too_big' && issue.origin !== 'string') return `is at most ${issue.maximum}${not}`;
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'is empty' : `is at least ${issue.minimum}${not}`;
  return undefined;
}
