import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { createECDH, randomBytes } = crypto;
const OURS: readonly unknown[] = [9, 32]; // sizes of player ids and secrets; other sizes belong to the sockets

/** Makes codes, ids, tokens, seeds, keys and seating reproducible: the same name gives the same values. */
export function fixChance(name: string): void {
  let drawn = 0;
  let keys = 0;
  const draw = (what: string) => crypto.createHash('sha512').update(`${name}/${what}/${drawn++}`).digest();
  Object.assign(crypto, {
    createECDH: (curve: string) => {
      const pair = createECDH(curve);
      const secret = () => crypto.createHash('sha256').update(`${name}/keys/${keys++}`).digest();
      return Object.assign(pair, {
        generateKeys: (...shape: Parameters<typeof pair.getPublicKey>) => {
          pair.setPrivateKey(secret());
          return pair.getPublicKey(...shape);
        },
      });
    },
    randomInt: (below: number) => draw('int').readUInt32BE(0) % below,
    randomBytes: (size: number, ...rest: []) =>
      OURS.includes(size) && rest.length === 0 ? draw('bytes').subarray(0, size) : randomBytes(size, ...rest),
  });
  syncBuiltinESMExports();
}
