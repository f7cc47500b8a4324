import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const FAREWELL = 0x88;

/** One WebSocket frame of a client, whole. The mask is zero, so that what is sent is what was meant. */
export function wsFrame(payload: string | Buffer, head = TEXT): Buffer {
  const body = Buffer.from(payload);
  const isShort = body.length < 126;
  const header = Buffer.alloc(isShort ? 6 : 8);
  header[0] = head;
  header[1] = 0x80 | (isShort ? body.length : 126);
  if (!isShort) header.writeUInt16BE(body.length, 2);
  return Buffer.concat([header, body]);
}

/** A WebSocket without any manners: it sends whatever bytes it is given, as many at once as it is given. */
export class FuzzWire {
  private readonly socket: Socket;
  private rest: Buffer = Buffer.alloc(0);
  private isUpgraded = false;
  isOpen = true;
  onText: (text: string) => void = () => {};
  onClose: () => void = () => {};

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => this.took(data));
    this.socket.on('error', () => undefined); // it closes then
    this.socket.on('close', () => {
      this.isOpen = false;
      this.onClose();
    });
    this.socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
  }
  send(frames: readonly Buffer[]): void {
    if (this.isOpen) this.socket.write(Buffer.concat(frames));
  }
  close(): void {
    this.socket.destroy();
  }

  private took(data: Buffer): void {
    this.rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (!this.isUpgraded) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.isUpgraded = true;
      this.rest = this.rest.subarray(end + 4);
    }
    for (let text = this.next(); text !== undefined; text = this.next()) this.heard(text);
  }
  private heard(text: string): void {
    if (text === '2') this.send([wsFrame('3')]);
    else this.onText(text);
  }
  /** The next whole frame; the server sends no fragments. */
  private next(): string | undefined {
    const { rest } = this;
    if (rest.length < 2) return undefined;
    if (rest[0] === FAREWELL) this.close();
    const short = rest[1]! & 0x7f;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < start) return undefined;
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < start + length) return undefined;
    this.rest = rest.subarray(start + length);
    return rest.toString('utf8', start, start + length);
  }
}
