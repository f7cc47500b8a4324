const TEXT = 0x81; // an unfragmented text message
const [SHORT, MIDDLE] = [125, 65_535]; // the longest messages with a 7-bit and a 16-bit length
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/**
 * A text message in the WebSocket wire format (RFC 6455, 5.2), one character per byte. Such strings are cheap to concatenate, and
 * writing them needs no buffer that would have to be garbage-collected.
 */
export function encodeTextMessage(text: string): string {
  const length = Buffer.byteLength(text);
  return headerOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headerOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= MIDDLE) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...bytes);
}
