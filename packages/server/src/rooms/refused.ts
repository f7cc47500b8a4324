import type { ErrorCode, WireError } from '@moonrise/protocol';

export interface Refused {
  readonly ok: false;
  readonly error: WireError;
}
/** What became of a command. */
export type Answered = { readonly ok: true } | Refused;

export const refused = (code: ErrorCode, message: string): Refused => ({ ok: false, error: { code, message } });
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
