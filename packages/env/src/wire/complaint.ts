import type { z } from 'zod';
import { requests } from './schemas.ts';

/** What is wrong with a request, as a sentence. */
export function complaint(given: unknown, [issue]: readonly z.core.$ZodIssue[]): string {
  const op = typeof given === 'object' && given !== null && 'op' in given ? given.op : undefined;
  const names = Object.keys(requests);
  if (typeof op !== 'string' || !names.includes(op)) return `"op" must be one of ${names.join(', ')}.`;
  if (!issue) return `The line does not match the schema of "${op}".`;
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${op}: unknown field ${JSON.stringify([...(path === '' ? [] : [path]), issue.keys[0]].join('.').slice(0, 80))}.`;
  return `${op}: the field "${path.slice(0, 80)}" is missing or invalid (${issue.message}).`;
}
