import { readStored, writeStored } from '../device/stored.ts';
import { isSeatGone, type ServerSocket, sendWithAck } from './server-socket.ts';

const KEY = 'moonrise.farewells';
const PAUSE_MS = 2_000; // before a retry

function read(): readonly string[] {
  const kept = readStored('localStorage', KEY);
  return Array.isArray(kept) ? kept : [];
}
// If the browser refuses to store it, the room notices when the seat has been away for long.
const write = (tokens: readonly string[]): void => writeStored('localStorage', KEY, tokens);

/** Seats that were given up while offline. The server is told when the network is back, also by the next page. */
export class PendingLeaves {
  private readonly open: () => ServerSocket;
  private socket: ServerSocket | undefined;

  constructor(open: () => ServerSocket) {
    this.open = open;
    this.start();
  }
  add(token: string): void {
    write([...read(), token]);
    this.start();
  }
  /** Uses its own connection: that of this tab may be in another room by then. */
  private start(): void {
    if (this.socket || read().length === 0) return;
    const socket = this.open();
    this.socket = socket;
    socket.on('connect', () => void this.leaveNext(socket));
  }
  private async leaveNext(socket: ServerSocket): Promise<void> {
    const [token] = read();
    if (token !== undefined && (await this.hasLeft(socket, token))) write(read().filter((kept) => kept !== token));
    else if (token !== undefined) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    socket.disconnect();
    if (read().length > 0)
      socket.connect(); // one seat per connection
    else this.socket = undefined;
  }
  private async hasLeft(socket: ServerSocket, token: string): Promise<boolean> {
    const back = await sendWithAck(socket, 'resume', { token });
    if (!back.ok) return isSeatGone(back);
    return (await sendWithAck(socket, 'leave_room', {})).ok;
  }
}
