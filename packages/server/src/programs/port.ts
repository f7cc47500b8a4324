import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock, Player, SeatPlayer } from '@moonrise/bots';
import type { Id, Ruleset, SeatId } from '@moonrise/engine';
import type { WebSocket } from 'ws';

/** How programs from outside are spoken with. The server knows who may sit where, and nothing of their packets. */
export interface ProgramPort {
  readonly rules: Id; // the rule set whose seats they can play
  /** Whether somebody comes back to a seat in a running game. */
  readonly isReturning: (headers: IncomingHttpHeaders) => boolean;
  /** Lines of the handshake's answer: what those are promised who ask for it. */
  readonly promises: (headers: IncomingHttpHeaders) => readonly string[];
  /** Asks whoever has just connected for a name, or leads it back to its seat. */
  readonly greet: (caller: Caller, welcome: Welcome) => void;
}
interface Caller {
  readonly socket: WebSocket;
  readonly tcp: Socket;
  readonly headers: IncomingHttpHeaders;
}
interface Welcome {
  readonly clock: Clock;
  readonly patience: number; // ms for the name
  readonly named: (program: Program) => void;
}

/** A program that has said its name. It waits in a lobby, and plays one game. */
export interface Program {
  readonly name: string;
  readonly isGone: boolean;
  readonly onLeave: (run: () => void) => void;
  readonly hangUp: (code: number) => void;
  readonly sitDown: (chair: Chair) => SeatPlayer;
}
/** Where a program sits down. */
export interface Chair {
  readonly game: string;
  readonly seat: SeatId;
  readonly rules: Ruleset;
  readonly clock: Clock;
  readonly standIn: Player; // plays on when the program is gone
}
