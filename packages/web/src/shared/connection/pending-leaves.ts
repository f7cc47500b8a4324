import { readStored, writeStored } from '../device/stored.ts';
import { isSeatGone, type ServerSocket, sendWithAck } from './server-socket.ts';

const KEY = 'moonrise.farewells';
const PAUSE_MS = 2_000; // before the server is told once more

function read(): readonly string[] {
  const kept = readStored('localStorage', KEY);
  return Array.isArray(kept) ? kept : [];
}
// Where the browser refuses, the room learns it when the seat has been away for long.
const write = (tokens: readonly string[]): void => writeStored('localStorage', KEY, tokens);

/** Seats that were given up while the server could not be told: it is told as soon as it can be, even by the next page. */
export class PendingLeaves {
  private readonly open: () => ServerSocket;
  private wire: ServerSocket | undefined;

  constructor(open: () => ServerSocket) {
    this.open = open;
    this.say();
  }
  add(token: string): void {
    write([...read(), token]);
    this.say();
  }
  /** On a connection of its own: this tab's may be in another room by then. */
  private say(): void {
    if (this.wire || read().length === 0) return;
    const wire = this.open();
    this.wire = wire;
    wire.on('connect', () => void this.tell(wire));
  }
  private async tell(wire: ServerSocket): Promise<void> {
    const [token] = read();
    if (token !== undefined && (await this.isTold(wire, token))) write(read().filter((kept) => kept !== token));
    else if (token !== undefined) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    wire.disconnect();
    if (read().length > 0)
      wire.connect(); // one seat for a connection
    else this.wire = undefined;
  }
  private async isTold(wire: ServerSocket, token: string): Promise<boolean> {
    const back = await sendWithAck(wire, 'resume', { token });
    if (!back.ok) return isSeatGone(back);
    return (await sendWithAck(wire, 'leave_room', {})).ok;
  }
}
