import type { ErrorCode } from '@moonrise/protocol';
import type { Refused } from '../refused.ts';

const WRONG: readonly ErrorCode[] = ['unknown_room', 'unknown_token', 'wrong_password'];

/** Whether a refusal was for a wrong code, token or password; a password that was not given is no guess. */
export const isGuess = ({ error: { code } }: Refused, password: string | undefined): boolean =>
  WRONG.includes(code) && !(code === 'wrong_password' && password === undefined);
