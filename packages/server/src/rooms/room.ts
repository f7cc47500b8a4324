import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Limits } from '../limits/limits.ts';
import { Mailbox } from '../mailbox.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Also, Row, Store } from '../store/store.ts';
import { decideRoom } from './model/decide-room.ts';
import type { RoomCommand, RoomDecision } from './model/room-command.ts';
import { evolveRoom, noRoom, type RoomEvent, type RoomState } from './model/room-model.ts';
import { type Answered, isRefused, refused } from './refused.ts';

export interface RoomWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'idle_lobby_seconds'>;
  readonly mostBytes?: number | null; // in the log of a room; null or undefined: no quota
  readonly trouble: Trouble;
}
type Listener = (events: readonly RoomEvent[], before: RoomState) => void;
/** A command, or a function that makes it from the state at the moment it is carried out. */
type Submitted = RoomCommand | ((room: RoomState) => RoomCommand | undefined);
export interface Extras {
  readonly also?: Also;
  readonly commandId?: string | null;
}

export const roomStream = (id: string): string => `room/${id}`;
export const unavailable = refused(
  'unavailable',
  'The server could not save that, so nothing happened: try again in a moment.',
);
const TRIES = 5; // if other nodes write to the same log
const fullRoom = refused(
  'limit_reached',
  'This room has stored all it may. A running game goes on; then leave and open a new room.',
);
/** What ends a game or a room, or lets people out of it, always counts. */
const ALWAYS: readonly RoomCommand['type'][] = ['leave', 'kick', 'cancel', 'deal', 'end', 'stop', 'close', 'move_host'];

/** The state of a room, folded from its log, and a mailbox that carries out commands one by one. */
export class Room {
  readonly id: string;
  state: RoomState = noRoom;
  private readonly world: RoomWorld;
  head = 0; // the last row it has read
  at = 0; // epoch ms, when that row was stored
  private bytes = 0; // of all rows
  private isBehind = false;
  private readonly mailbox = new Mailbox();
  private readonly listeners = new Set<Listener>();
  private readonly answers = new Map<string, Answered>();

  constructor(world: RoomWorld, id: string) {
    this.world = world;
    this.id = id;
  }
  /** Applies rows that were read from the store. */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.apply(row);
  }
  /** Stores the first row, which claims the room code. False if the code is taken. */
  create(events: readonly RoomEvent[], also: Also): Promise<boolean> {
    return this.append({ type: 'create' }, events, { also });
  }
  submit(submitted: Submitted, extras: Extras = {}): Promise<Answered> {
    return this.mailbox.post(async (): Promise<Answered> => {
      try {
        return await this.carryOut(submitted, extras);
      } catch (error) {
        this.isBehind = true; // the row may or may not have been stored
        this.world.trouble('a room', error, { room: this.id });
        return unavailable;
      }
    });
  }
  /** Reads rows that other nodes have appended. */
  readNewRows(): Promise<void> {
    return this.mailbox.post(async () => void (await this.catchUp()));
  }
  /** The answer to a command that was carried out before. */
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

  private async carryOut(submitted: Submitted, extras: Extras): Promise<Answered> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.isBehind) await this.catchUp();
      const before = this.answerTo(extras.commandId ?? null);
      if (before) return before;
      const command = typeof submitted === 'function' ? submitted(this.state) : submitted;
      if (!command) return { ok: true };
      const decided = this.decide(command);
      if (isRefused(decided)) {
        if (await this.catchUp()) continue; // this node was behind: decide again
        return decided;
      }
      if (decided.length === 0) return { ok: true };
      if (await this.append(command as unknown as Json, decided, extras)) return { ok: true };
      this.isBehind = true;
    }
    return unavailable;
  }
  private decide(command: RoomCommand): RoomDecision {
    const isFull = this.bytes >= (this.world.mostBytes ?? Number.POSITIVE_INFINITY);
    return isFull && !ALWAYS.includes(command.type)
      ? fullRoom
      : decideRoom(this.state, command, this.world.clock.now());
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
    if (kind === 'appended') this.applyAndNotify(row);
    return true;
  }
  /** Reads new rows. True if there were any. */
  private async catchUp(): Promise<boolean> {
    const missed = await this.world.store.read(roomStream(this.id), this.head);
    for (const row of missed) this.applyAndNotify(row);
    this.isBehind = false;
    return missed.length > 0;
  }
  private applyAndNotify(row: Row): void {
    const before = this.state;
    const events = this.apply(row);
    for (const listener of this.listeners) this.guarded(() => listener(events, before));
  }
  /** The row is stored, so an error in a listener must not fail the command. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.world.trouble('a room', error, { room: this.id });
    }
  }
  private apply({ seq, at, command, events, commandId }: Row): readonly RoomEvent[] {
    const applied = events as unknown as readonly RoomEvent[];
    this.bytes += JSON.stringify([command, events]).length;
    this.head = seq;
    this.at = at;
    this.state = applied.reduce((state, event) => evolveRoom(state, event, at), this.state);
    if (commandId !== null) this.answers.set(commandId, { ok: true });
    return applied;
  }
}

const GAME = 3_600_000; // ms; a running game has its own deadlines
/** When a node has to open the room, if nothing changes until then. */
function dueAt({ isClosed, status, countdownEndsAt }: RoomState, at: number, idleSeconds: number): number | null {
  if (isClosed) return null;
  return countdownEndsAt ?? at + (status === 'playing' ? GAME : idleSeconds * 1000);
}
