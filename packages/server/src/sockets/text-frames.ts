const TEXT = 0x81; // a whole message
const [SHORT, MIDDLE] = [125, 65_535]; // bytes that the first and the second way to write a length can tell
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

const headOf = (length: number): number => (length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10);

/** Texts as a server's WebSocket frames (RFC 6455, 5.2), one after the other. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths: number[] = [];
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const [text, length] = [texts[i]!, lengths[i]!];
    at = writeHead(bytes, at, length);
    at += bytes.write(text, at, length === text.length ? 'latin1' : 'utf8');
  }
  return bytes;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length <= SHORT) {
    bytes[at + 1] = length;
  } else if (length <= MIDDLE) {
    bytes[at + 1] = TWO_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headOf(length);
}
