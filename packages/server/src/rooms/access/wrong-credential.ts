import type { ErrorCode } from '@moonrise/protocol';
import type { Refused } from '../refused.ts';

const WRONG: readonly ErrorCode[] = ['unknown_room', 'unknown_token', 'wrong_password'];

/** True if the refusal is for a wrong code, token or password. A missing password does not count. */
export const isWrongCredential = ({ error: { code } }: Refused, password: string | undefined): boolean =>
  WRONG.includes(code) && !(code === 'wrong_password' && password === undefined);
