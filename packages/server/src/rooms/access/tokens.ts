import { createHash, randomBytes } from 'node:crypto';

/** A seat's secret: 256 bits. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** An id that tells nothing: not who came first, not who is who. */
export const newPlayerId = (): string => randomBytes(9).toString('base64url');
