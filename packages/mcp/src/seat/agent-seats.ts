import { randomBytes } from 'node:crypto';
import { AgentSeat } from './agent-seat.ts';
import { type ConnectSeat, isRefused } from './seat-connection.ts';

export interface SeatsWorld {
  readonly connect: ConnectSeat;
  readonly isAlone: boolean; // one agent uses these seats: it need not name its seat
  readonly now?: () => number; // the server's time; without it each seat asks for it
  readonly idleSeconds: number; // without a call the connection closes, and a bot may play on
}
type Found = { readonly ok: true; readonly seat: AgentSeat } | { readonly ok: false; readonly message: string };

const CHECK = 10_000; // ms between looks for idle seats

/** The seats that agents have, by the secret that each of them was given. */
export class AgentSeats {
  readonly isAlone: boolean;
  private readonly world: SeatsWorld;
  private readonly seats = new Map<string, AgentSeat>();
  private readonly used = new Map<string, number>(); // ms since the epoch; running calls count as now
  private readonly calls = new Map<string, number>();
  private latest: string | undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(world: SeatsWorld) {
    this.world = world;
    this.isAlone = world.isAlone;
    this.timer = setInterval(() => this.dropIdle(), CHECK).unref();
  }
  get isEmpty(): boolean {
    return this.seats.size === 0 && this.calls.size === 0;
  }
  /** A seat that is still to be taken. */
  begin(token = randomBytes(32).toString('base64url')): AgentSeat {
    return this.seats.get(token) ?? new AgentSeat(token, this.world.connect, this.world.now);
  }
  /** The seat was taken, or asked for. */
  keep(seat: AgentSeat): void {
    this.seats.set(seat.token, seat);
    this.latest = seat.token;
  }
  forget(seat: AgentSeat): void {
    seat.drop();
    this.seats.delete(seat.token);
    this.used.delete(seat.token);
    if (this.latest === seat.token) this.latest = undefined;
  }
  /** Runs a call with the seat that is named, or with the only one. */
  async with<T>(named: string | undefined, run: (seat: AgentSeat) => Promise<T>, fail: (why: string) => T): Promise<T> {
    const token = named ?? (this.isAlone ? this.latest : undefined);
    if (token === undefined) return fail(this.isAlone ? noSeat : noName);
    const calls = this.calls.get(token) ?? 0;
    this.calls.set(token, calls + 1);
    try {
      const found = await this.find(token);
      return found.ok ? await run(found.seat) : fail(found.message);
    } finally {
      this.used.set(token, Date.now());
      this.calls.set(token, (this.calls.get(token) ?? 1) - 1);
      if (this.calls.get(token) === 0) this.calls.delete(token);
    }
  }
  close(): void {
    clearInterval(this.timer);
    for (const seat of this.seats.values()) seat.drop();
    this.seats.clear();
  }

  private async find(token: string): Promise<Found> {
    const known = this.seats.get(token);
    if (known && (known.isConnected || known.view.out)) return { ok: true, seat: known };
    const seat = known ?? this.begin(token);
    const reply = await seat.resume();
    if (isRefused(reply)) return { ok: false, message: `${reply.error.message} You may use create_room or join_room.` };
    this.keep(seat);
    return { ok: true, seat };
  }
  private dropIdle(): void {
    const oldest = Date.now() - this.world.idleSeconds * 1000;
    for (const [token, seat] of this.seats)
      if (!this.calls.has(token) && (this.used.get(token) ?? 0) < oldest) this.forget(seat);
  }
}
const noSeat =
  'You have no seat: use list_games to see what can be played, then create_room, or join_room with a code.';
const noName =
  'Say which seat is yours: give as "seat" what create_room or join_room has answered, or call one of them first.';
