import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const real = { randomInt: crypto.randomInt, randomBytes: crypto.randomBytes };
const OURS: readonly unknown[] = [9, 32]; // bytes of a player's id and of a secret; others are the sockets'

/** Does some work with codes, ids, tokens and seating that chance makes the same every time. */
export async function withFixedChance<T>(work: () => Promise<T>): Promise<T> {
  let drawn = 0;
  const draw = (what: string) => crypto.createHash('sha512').update(`${what}/${drawn++}`).digest();
  const randomInt = (below: number) => draw('int').readUInt32BE(0) % below;
  const randomBytes = (size: number, ...rest: []) =>
    OURS.includes(size) && rest.length === 0 ? draw('bytes').subarray(0, size) : real.randomBytes(size, ...rest);
  Object.assign(crypto, { randomInt, randomBytes });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(crypto, real);
    syncBuiltinESMExports();
  }
}
