const TEXT = 0x81; // a whole message
const [SHORT, MIDDLE] = [125, 65_535]; // bytes that the first and the second way to write a length can tell
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

/**
 * A text as a server's WebSocket frame (RFC 6455, 5.2), each character a byte: such strings are cheap to join, and the system takes them as they are, without
 * a buffer that would have to be cleared away.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= MIDDLE) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...bytes);
}
