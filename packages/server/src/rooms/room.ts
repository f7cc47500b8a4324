import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import { Mailbox } from '../mailbox.ts';
import type { Also, Row, Store } from '../store/store.ts';
import type { RoomCommand } from './model/room-command.ts';
import { decideRoom } from './model/room-decide.ts';
import { evolveRoom, noRoom, type RoomEvent, type RoomState } from './model/room-model.ts';
import { type Answered, isRefused, refused } from './refused.ts';

export interface RoomWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'idle_lobby_seconds'>;
  readonly trouble: (about: string, error: unknown) => void;
}
type Listener = (events: readonly RoomEvent[], before: RoomState) => void;
/** Some commands have to be made from the room as it is when their turn comes. */
type Asked = RoomCommand | ((room: RoomState) => RoomCommand | undefined);
export interface Extras {
  readonly also?: Also;
  readonly commandId?: string | null;
}

export const roomStream = (id: string): string => `room/${id}`;
export const unavailable = refused(
  'unavailable',
  'The server could not save that, so nothing happened: try again in a moment.',
);
const TRIES = 5; // against others who write to the same log

/** A live room: a value (the fold of its log) and a mailbox, as a match is. */
export class Room {
  readonly id: string;
  state: RoomState = noRoom;
  private readonly world: RoomWorld;
  head = 0; // the last row it has read
  at = 0; // when that was stored
  private isBehind = false;
  private readonly mailbox = new Mailbox();
  private readonly listeners = new Set<Listener>();
  private readonly answers = new Map<string, Answered>();

  constructor(world: RoomWorld, id: string) {
    this.world = world;
    this.id = id;
  }
  /** Goes on from where the log ends. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.take(row);
  }
  /** The first row, which claims the code; false if somebody else has it. */
  create(events: readonly RoomEvent[], also: Also): Promise<boolean> {
    return this.append({ type: 'create' }, events, { also });
  }
  submit(asked: Asked, extras: Extras = {}): Promise<Answered> {
    return this.mailbox.post(async (): Promise<Answered> => {
      try {
        return await this.carryOut(asked, extras);
      } catch (error) {
        this.isBehind = true; // nobody knows what the log holds now
        this.world.trouble(`room ${this.id}`, error);
        return unavailable;
      }
    });
  }
  /** Reads on: others may have continued the log. */
  lookAgain(): Promise<void> {
    return this.mailbox.post(async () => void (await this.catchUp()));
  }
  /** What was answered to a command that has been carried out before. */
  answerTo(commandId: string | null): Answered | undefined {
    return commandId === null ? undefined : this.answers.get(commandId);
  }
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  close(): Promise<unknown> {
    this.listeners.clear();
    return this.mailbox.empty();
  }

  private async carryOut(asked: Asked, extras: Extras): Promise<Answered> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.isBehind) await this.catchUp();
      const before = this.answerTo(extras.commandId ?? null);
      if (before) return before;
      const command = typeof asked === 'function' ? asked(this.state) : asked;
      if (!command) return { ok: true };
      const decided = decideRoom(this.state, command);
      if (isRefused(decided)) {
        if (await this.catchUp()) continue; // who is refused might be right, and this node behind
        return decided;
      }
      if (decided.length === 0) return { ok: true };
      if (await this.append(command as unknown as Json, decided, extras)) return { ok: true };
      this.isBehind = true;
    }
    return unavailable;
  }
  private async append(command: Json, events: readonly RoomEvent[], { also, commandId }: Extras): Promise<boolean> {
    const at = this.world.clock.now();
    const next = events.reduce((state, event) => evolveRoom(state, event, at), this.state);
    const row: Row = {
      stream: roomStream(this.id),
      seq: this.head + 1,
      at,
      command,
      commandId: commandId ?? null,
      events: events as unknown as readonly Json[],
      reply: { ok: true },
      deadline: dueAt(next, at, this.world.limits.idle_lobby_seconds),
    };
    const { kind } = await this.world.store.append(row, also);
    if (kind === 'conflict') return false;
    if (kind === 'appended') this.tell(row);
    return true;
  }
  /** Reads on. Whether there was anything new. */
  private async catchUp(): Promise<boolean> {
    const missed = await this.world.store.read(roomStream(this.id), this.head);
    for (const row of missed) this.tell(row);
    this.isBehind = false;
    return missed.length > 0;
  }
  private tell(row: Row): void {
    const before = this.state;
    const events = this.take(row);
    for (const listener of this.listeners) this.guarded(() => listener(events, before));
  }
  /** What happened has happened, whatever a listener makes of it. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.world.trouble(`room ${this.id}`, error);
    }
  }
  private take({ seq, at, events, commandId }: Row): readonly RoomEvent[] {
    const taken = events as unknown as readonly RoomEvent[];
    this.head = seq;
    this.at = at;
    this.state = taken.reduce((state, event) => evolveRoom(state, event, at), this.state);
    if (commandId !== null) this.answers.set(commandId, { ok: true });
    return taken;
  }
}

const GAME = 3_600_000; // ms: nobody needs to look after a room whose game goes on
/** When somebody has to look after a room, if it stays as it is. */
function dueAt({ isClosed, status, countdownEndsAt }: RoomState, at: number, idleSeconds: number): number | null {
  if (isClosed) return null;
  return countdownEndsAt ?? at + (status === 'playing' ? GAME : idleSeconds * 1000);
}
