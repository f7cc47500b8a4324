import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT = 16; // bytes
const KEY = 32;

/** As people mean it: keyboards of phones add spaces, and write the same letter in several ways. */
const meant = (typed: string): string => typed.normalize('NFKC').trim();

/** What is kept of a password. */
export async function sealed(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return `${salt.toString('base64url')}.${(await derive(meant(password), salt, KEY)).toString('base64url')}`;
}

export async function opens(seal: string, typed: string): Promise<boolean> {
  const [salt = '', key = ''] = seal.split('.');
  const tried = await derive(meant(typed), Buffer.from(salt, 'base64url'), KEY);
  return timingSafeEqual(tried, Buffer.from(key, 'base64url'));
}
