// A minimal WebSocket client, so that the load costs less than the server.
import { connect } from 'node:net';

const SHARED = Buffer.allocUnsafe(256 * 1024); // consumed before the next read
const TEXT = 0x81; // a whole message
const MASKED = 0x80; // with a zero key, which leaves the bytes unchanged
const KEY = 'bW9vbnJpc2UtYmVuY2gtMQ==';

/** @typedef {(bytes: Buffer, start: number, end: number) => void} Taken */

/** @param {unknown} error */
function fail(error) {
  throw error;
}

/** One connection. Only ASCII is sent. */
export class Socket {
  /**
   * @param {number} port
   * @param {string} path
   * @param {Taken} taken
   * @param {{ from?: string, localAddress?: string, lost?: (why: unknown) => void }} [how] the address that a proxy would report, the
   *   client's own, and what to do when the connection ends
   */
  constructor(port, path, taken, { from, localAddress, lost = fail } = {}) {
    this.taken = taken;
    this.lost = lost;
    this.isOpen = false;
    /** @type {Buffer | undefined} */
    this.rest = undefined; // the beginning of a frame
    const read = (/** @type {number} */ size, /** @type {Uint8Array} */ buffer) => {
      this.read(/** @type {Buffer} */ (buffer), size);
      return true;
    };
    const own = localAddress === undefined ? {} : { localAddress };
    const onread = { buffer: SHARED, callback: read };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread, ...own });
    this.socket.on('error', lost);
    this.socket.on('end', () => lost(new Error('the server closed the connection')));
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `${from === undefined ? '' : `X-Forwarded-For: ${from}\r\n`}` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
    );
  }
  /** @param {string} text */
  send(text) {
    const { length } = text;
    const isShort = length < 126;
    const head = isShort ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = TEXT;
    frame[1] = MASKED | (isShort ? length : 126);
    if (!isShort) frame.writeUInt16BE(length, 2);
    frame.writeUInt32LE(0, head - 4);
    frame.write(text, head, 'latin1');
    this.socket.write(frame);
  }
  close() {
    this.socket
      .removeAllListeners('error')
      .removeAllListeners('end')
      .on('error', () => {});
    this.socket.destroy();
  }

  /** @param {Buffer} buffer @param {number} size */
  read(buffer, size) {
    let bytes = buffer;
    let end = size;
    if (this.rest) {
      bytes = Buffer.concat([this.rest, buffer.subarray(0, size)]);
      end = bytes.length;
      this.rest = undefined;
    }
    let at = this.isOpen ? 0 : this.welcomed(bytes, end);
    while (at >= 0 && at < end) {
      const next = this.frame(bytes, at, end);
      if (next === undefined) break;
      at = next;
    }
    if (at < 0 || at < end) this.rest = Buffer.from(bytes.subarray(Math.max(at, 0), end));
  }
  /**
   * The offset of the first frame after the handshake; -1: incomplete.
   * @param {Buffer} bytes @param {number} end
   */
  welcomed(bytes, end) {
    const header = bytes.toString('latin1', 0, end);
    const blank = header.indexOf('\r\n\r\n');
    if (blank < 0) return -1;
    if (!header.startsWith('HTTP/1.1 101')) this.lost(new Error(`refused: ${header.slice(0, blank)}`));
    this.isOpen = true;
    return blank + 4;
  }
  /**
   * Reads one frame; undefined: incomplete.
   * @param {Buffer} bytes @param {number} at @param {number} end
   */
  frame(bytes, at, end) {
    if (end - at < 2) return undefined;
    let length = /** @type {number} */ (bytes[at + 1]);
    let start = at + 2;
    if (length === 126) {
      if (end - at < 4) return undefined;
      length = bytes.readUInt16BE(at + 2);
      start = at + 4;
    } else if (length === 127) throw new Error('a frame of more than 64 KiB');
    if (start + length > end) return undefined;
    if (bytes[at] === TEXT) this.taken(bytes, start, start + length);
    else this.lost(new Error(`the server closed a connection (${bytes[at]?.toString(16)})`));
    return start + length;
  }
}
