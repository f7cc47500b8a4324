import { type Refused, refuseWith } from '@moonrise/protocol';

export type { Refused } from '@moonrise/protocol';
/** The answer to a command. */
export type Answered = { readonly ok: true } | Refused;

export const refused = refuseWith;
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
