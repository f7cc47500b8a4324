import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomBytes } = crypto;
const OURS: readonly unknown[] = [9, 32]; // bytes of a player's id and of a secret; others are the sockets'

/** From now on codes, ids, tokens, seeds and seating are those of this name, the same every time. */
export function fixChance(name: string): void {
  let drawn = 0;
  const draw = (what: string) => crypto.createHash('sha512').update(`${name}/${what}/${drawn++}`).digest();
  Object.assign(crypto, {
    randomInt: (below: number) => draw('int').readUInt32BE(0) % below,
    randomBytes: (size: number, ...rest: []) =>
      OURS.includes(size) && rest.length === 0 ? draw('bytes').subarray(0, size) : randomBytes(size, ...rest),
  });
  syncBuiltinESMExports();
}
