import webPush from 'web-push';

/** Where a browser takes notices, as its `PushSubscription` says. */
export interface PushAddress {
  readonly endpoint: string; // as secret as a password: a program that knows it can send to the browser
  readonly p256dh: string; // the browser's public key, base64url
  readonly auth: string; // base64url
}
const SIZE = 512; // bytes of every text: the push service cannot tell notices apart by their size

/** Encrypts JSON for one browser. The push service in between can read nothing. Spaces after JSON mean nothing. */
export function encryptPush(json: string, { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): Buffer {
  const padded = json + ' '.repeat(Math.max(0, SIZE - Buffer.byteLength(json)));
  return webPush.encrypt(p256dh, auth, padded, 'aes128gcm').cipherText;
}

/** True if messages can be encrypted for these keys. */
export function isPushKey(keys: Pick<PushAddress, 'p256dh' | 'auth'>): boolean {
  try {
    return encryptPush('', keys).length > 0;
  } catch {
    return false;
  }
}
