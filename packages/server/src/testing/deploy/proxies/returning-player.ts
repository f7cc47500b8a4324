import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Ack } from '../../client.ts';
import { must } from '../../table.ts';

// As the web client connects.
const OPTIONS = { transports: ['websocket', 'polling'], reconnectionDelay: 200, reconnectionDelayMax: 2_000 };
const PATIENCE = 8_000; // ms
const SILENCE = 7_500; // ms without a heartbeat after which the web client gives up a connection

/** A player who returns to the seat after each lost connection, through a proxy. */
export class ReturningPlayer {
  readonly gaps: number[] = []; // ms
  failed = 0; // handshakes
  code = '';
  private readonly socket: Socket;
  private token = '';
  private lostAt: number | null = null;
  private faultAt: number | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(url: string, room?: string) {
    this.socket = io(url, {
      ...OPTIONS,
      timeout: 5_000,
      forceNew: true,
      ...(room !== undefined && { query: { room } }),
    });
    this.socket.on('disconnect', () => {
      clearTimeout(this.timer);
      this.lostAt ??= this.faultAt ?? performance.now();
    });
    this.socket.on('connect_error', () => this.failed++);
    this.socket.on('connect', () => void this.resume());
    this.socket.io.on('open', () => {
      this.heard();
      this.socket.io.engine.on('packet', () => this.heard());
    });
  }
  async enter(event: 'create_room' | 'join_room', payload: object): Promise<void> {
    const ask = async (): Promise<Ack> => this.socket.timeout(20_000).emitWithAck(event, payload);
    let answer = await ask();
    while (answer.error?.code === 'unavailable') {
      await pause(500); // the database of a busy machine
      answer = await ask();
    }
    const { code, token } = must(answer);
    this.code = String(code);
    this.token = String(token);
    this.socket.io.opts.query = { room: this.code }; // as the web client does
  }
  get isBack(): boolean {
    return this.socket.connected && this.lostAt === null;
  }
  /** From now on a connection counts as lost since this moment: a silent one is noticed later. */
  begin(faultAt: number | null): void {
    this.faultAt = faultAt;
  }
  lost(): Promise<unknown> {
    return new Promise((resolve) => this.socket.once('disconnect', resolve));
  }
  close(): void {
    clearTimeout(this.timer);
    this.socket.disconnect();
  }
  private heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket.io.engine?.close(), SILENCE);
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
  }
}
