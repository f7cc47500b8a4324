// SHA-256 (FIPS 180-4). The engine has its own because it has no dependencies, and because a page
// served over plain http has no `crypto.subtle` to check a deal with.
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const BLOCK = 64; // bytes
const w = new Int32Array(64);
const hash = new Int32Array(8);
let bytes = new Uint8Array(1024); // of the text being hashed

// All hashes of a game begin with its seed, which is exactly one block: what is left after it is kept for the next hash.
let knownBlock: string | undefined;
const afterKnown = new Int32Array(8);

/** The hash of a text (as UTF-8): eight 32-bit words. */
export function sha256(text: string): Uint32Array {
  const size = encode(text);
  const end = (((size + 8) >> 6) + 1) << 6;
  const isKnown = knownBlock !== undefined && text.startsWith(knownBlock);
  hash.set(isKnown ? afterKnown : START);
  for (let offset = isKnown ? BLOCK : 0; offset < end; offset += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = wordAt(offset + i * 4, size, end);
    compress();
    if (offset === 0 && size > BLOCK && size === text.length) {
      knownBlock = text.slice(0, BLOCK); // as many bytes as characters: all of them are ASCII
      afterKnown.set(hash);
    }
  }
  return new Uint32Array(hash);
}

/** Four bytes of the padded message: the text, a one bit, zeros, and its length in bits. */
function wordAt(at: number, size: number, end: number): number {
  if (at + 4 <= size)
    return (
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
    );
  if (at === end - 4) return size << 3;
  if (at === end - 8) return Math.floor(size / 0x20000000);
  let word = 0;
  for (let i = at; i < at + 4; i++) word = (word << 8) | (i < size ? (bytes[i] as number) : i === size ? 0x80 : 0);
  return word;
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export function hex(words: Uint32Array): string {
  let text = '';
  for (const word of words)
    text +=
      (digits[word >>> 24] as string) + digits[(word >>> 16) & 255] + digits[(word >>> 8) & 255] + digits[word & 255];
  return text;
}

function compress(): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** Writes a text to `bytes` as UTF-8; returns its size. */
function encode(text: string): number {
  if (bytes.length < text.length * 3) bytes = new Uint8Array(text.length * 4);
  let size = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[size++] = code;
      continue;
    }
    code = text.codePointAt(i) as number;
    if (code > 0xffff) i++; // it took two units of the string
    if (code < 0x800) bytes[size++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[size++] = 0xe0 | (code >> 12);
      else {
        bytes[size++] = 0xf0 | (code >> 18);
        bytes[size++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[size++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[size++] = 0x80 | (code & 63);
  }
  return size;
}
