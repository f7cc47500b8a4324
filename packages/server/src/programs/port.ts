import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock, SeatPlayer } from '@moonrise/bots';
import type { Id, Ruleset, SeatId } from '@moonrise/engine';
import type { WebSocket } from 'ws';

/** The adapter for programs from outside. It knows their packets; the server only knows who may sit where. */
export interface ProgramPort {
  readonly rules: Id; // the rule set whose seats they can play
  /** True if the connection asks to return to a seat in a running game. */
  readonly isReturning: (headers: IncomingHttpHeaders) => boolean;
  /** Extra header lines for the handshake's answer. */
  readonly promises: (headers: IncomingHttpHeaders) => readonly string[];
  /** Asks a new connection for its name, or returns it to its seat. */
  readonly greet: (caller: Caller, welcome: Welcome) => void;
}
interface Caller {
  readonly socket: WebSocket;
  readonly tcp: Socket;
  readonly headers: IncomingHttpHeaders;
}
interface Welcome {
  readonly clock: Clock;
  readonly patience: number; // ms until the name must arrive
  readonly named: (program: Program) => void;
}

/** A program that has sent its name. It waits in a lobby and plays one game. */
export interface Program {
  readonly name: string;
  readonly isGone: boolean;
  readonly onLeave: (run: () => void) => void;
  readonly hangUp: (code: number) => void;
  readonly sitDown: (chair: Chair) => SeatPlayer;
}
/** The seat of a program in one game. */
export interface Chair {
  readonly game: string;
  readonly seat: SeatId;
  readonly rules: Ruleset;
  readonly clock: Clock;
  readonly standIn: SeatPlayer; // takes over when the program is gone
}
