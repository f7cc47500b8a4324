import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Where a browser takes notices, as its `PushSubscription` says. */
export interface PushAddress {
  readonly endpoint: string; // as secret as a password: a program that knows it can send to the browser
  readonly p256dh: string; // the browser's public key, base64url
  readonly auth: string; // base64url
}
/** Made anew for each message; a test gives those of the standard's example. */
export interface MessageKeys {
  readonly privateKey?: Buffer;
  readonly salt?: Buffer;
}
const CURVE = 'prime256v1';
const PADDED = 512; // bytes of every text: the push service cannot tell notices apart by their size
const LAST = 2; // marks the end of the last record
const RECORD = 4_096; // bytes

/** Encrypts for one browser (RFC 8291, `aes128gcm`). The push service in between can read nothing. */
export function encryptPush(text: string, { p256dh, auth }: PushAddress, keys: MessageKeys = {}): Buffer {
  const pair = createECDH(CURVE);
  if (keys.privateKey) pair.setPrivateKey(keys.privateKey);
  else pair.generateKeys();
  const [own, theirs] = [pair.getPublicKey(), Buffer.from(p256dh, 'base64url')];
  const salt = keys.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plainRecord(text, keys)), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD);
  header.writeUInt8(own.length, 4);
  return Buffer.concat([salt, header, own, sealed]);
}

function plainRecord(text: string, { salt }: MessageKeys): Buffer {
  const bytes = Buffer.from(text);
  const padding = salt ? 0 : Math.max(0, PADDED - bytes.length); // the standard's example has none
  return Buffer.concat([bytes, Buffer.from([LAST]), Buffer.alloc(padding)]);
}
const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** True if messages can be encrypted for these keys: a point on the curve, and a secret of 16 bytes. */
export function isPushKey({ p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
