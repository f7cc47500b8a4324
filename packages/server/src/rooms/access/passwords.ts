import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Refused, refused } from '../refused.ts';
import { HashThread } from './hash-thread.ts';

const SALT = 16; // bytes
const KEY = 32;
const MOST_WAITING = 100; // about five seconds of work
const thread = new HashThread();
const busy = refused('overloaded', 'Too many passwords are being checked right now: try again in a moment.');

/** Why no password can be hashed or checked now. */
export const passwordRefusal = (): Refused | undefined => (thread.size < MOST_WAITING ? undefined : busy);

/** Phone keyboards add spaces, and encode the same letter in different ways. */
const derive = (typed: string, salt: Buffer): Promise<Buffer> =>
  thread.derive({ text: typed.normalize('NFKC').trim(), salt, length: KEY });

/** The salted hash that is stored instead of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

export async function matchesPassword(seal: string, typed: string): Promise<boolean> {
  const [salt = '', key = ''] = seal.split('.');
  return timingSafeEqual(await derive(typed, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'));
}
