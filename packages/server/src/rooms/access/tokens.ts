import { createHash, randomBytes } from 'node:crypto';

/** The secret of a seat: 256 bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** A random id, so that it reveals neither the order of joining nor the person. */
export const newPlayerId = (): string => randomBytes(9).toString('base64url');
