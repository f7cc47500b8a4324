import { io, type Socket } from 'socket.io-client';
import type { Ack } from '../../client.ts';
import { must } from '../../table.ts';

// As the web client connects.
const OPTIONS = { transports: ['websocket', 'polling'], reconnectionDelay: 200, reconnectionDelayMax: 2_000 };
const PATIENCE = 8_000; // ms

/** A player who returns to the seat after each lost connection, through a proxy. */
export class ReturningPlayer {
  readonly gaps: number[] = []; // ms
  failed = 0; // handshakes
  code = '';
  private readonly socket: Socket;
  private token = '';
  private lostAt: number | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(url: string, room?: string) {
    this.socket = io(url, {
      ...OPTIONS,
      timeout: 5_000,
      forceNew: true,
      ...(room !== undefined && { query: { room } }),
    });
    this.socket.on('disconnect', () => {
      this.lostAt ??= performance.now();
    });
    this.socket.on('connect_error', () => this.failed++);
    this.socket.on('connect', () => void this.resume());
  }
  async enter(event: 'create_room' | 'join_room', payload: object): Promise<void> {
    const { code, token } = must((await this.socket.timeout(20_000).emitWithAck(event, payload)) as Ack);
    this.code = String(code);
    this.token = String(token);
  }
  get isBack(): boolean {
    return this.socket.connected && this.lostAt === null;
  }
  /** Resolves when the player has a connection with the seat. */
  async back(): Promise<void> {
    while (!this.isBack) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }
  lost(): Promise<unknown> {
    return new Promise((resolve) => this.socket.once('disconnect', resolve));
  }
  close(): void {
    this.socket.disconnect();
  }
  private async resume(): Promise<void> {
    if (this.lostAt === null) return;
    const answer: Ack | undefined = await this.socket
      .timeout(PATIENCE)
      .emitWithAck('resume', { token: this.token })
      .catch(() => undefined);
    if (!answer?.ok) {
      this.socket.io.engine?.close(); // tried again with a new connection
      return;
    }
    this.gaps.push(performance.now() - this.lostAt);
    this.lostAt = null;
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
