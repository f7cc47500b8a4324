import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT = 16; // bytes
const KEY = 32;

/** Phone keyboards add spaces, and encode the same letter in different ways. */
const normalized = (typed: string): string => typed.normalize('NFKC').trim();

/** The salted hash that is stored instead of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return `${salt.toString('base64url')}.${(await derive(normalized(password), salt, KEY)).toString('base64url')}`;
}

export async function matchesPassword(seal: string, typed: string): Promise<boolean> {
  const [salt = '', key = ''] = seal.split('.');
  const tried = await derive(normalized(typed), Buffer.from(salt, 'base64url'), KEY);
  return timingSafeEqual(tried, Buffer.from(key, 'base64url'));
}
