import type {
  ClientEventName,
  ClientToServerEvents,
  PayloadOf,
  ReplyOf,
  ServerToClientEvents,
} from '@moonrise/protocol';
import { io, type Socket } from 'socket.io-client';
import { at } from '../install/base.ts';
import { watchSilence } from './silence.ts';

export interface Failure {
  readonly ok: false;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly retry_after?: number;
    readonly reason?: string; // a finer reason within the code
    readonly until?: number; // of a ban or a mute, epoch ms
    readonly why?: string; // the same, in the words of a moderator
  };
}
export type ServerAnswer<N extends ClientEventName> = ({ readonly ok: true } & ReplyOf<N>) | Failure;
export type ServerSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
/** Where a connection returns to. */
export type Target =
  | { readonly kind: 'seat'; readonly token: string }
  | { readonly kind: 'watch'; readonly payload: PayloadOf<'spectate_room'> };

const PATIENCE_MS = 8_000; // timeout for an answer
export const offline: Failure = {
  ok: false,
  error: { code: 'offline', message: 'No connection to the server.' },
};
/** Sent; it may have been executed. */
const unanswered: Failure = {
  ok: false,
  error: { code: 'unanswered', message: 'The server did not answer. It may still have worked.' },
};
export const isUnanswered = (answer: { readonly ok: true } | Failure): boolean =>
  !answer.ok && (answer.error.code === 'offline' || answer.error.code === 'unanswered');
/** The host was asked for the seat. */
export const isPending = (answer: { readonly ok: true } | Failure): boolean =>
  !answer.ok && answer.error.code === 'approval_pending';
/** True if a seat is gone for good; other refusals are temporary. */
export const isSeatGone = ({ error }: Failure): boolean =>
  ['unknown_token', 'malformed', 'unknown_room', 'wrong_password', 'removed_from_room', 'room_locked'].includes(
    error.code,
  );

const HANDSHAKE_MS = 5_000; // timeout, then another attempt

/** Opens a connection. The room is in the URL of the handshake, so that a balancer can bring its people to one server. */
export function openSocket(room?: string): ServerSocket {
  const socket: ServerSocket = io({
    path: at('/socket.io'),
    transports: ['websocket', 'polling'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2_000,
    timeout: HANDSHAKE_MS,
    forceNew: true,
    query: room ? { room } : {},
  });
  watchSilence(socket);
  return socket;
}

/** Sends an event once, and waits for its answer. */
export async function sendWithAck<N extends ClientEventName>(
  wire: ServerSocket | undefined,
  event: N,
  payload: PayloadOf<N>,
  patience = PATIENCE_MS,
): Promise<ServerAnswer<N>> {
  if (!wire?.connected) return offline;
  try {
    const emitter = wire.timeout(patience) as unknown as {
      emitWithAck(event: string, payload: object): Promise<unknown>;
    };
    return (await emitter.emitWithAck(event, payload)) as ServerAnswer<N>;
  } catch {
    return unanswered;
  }
}

/** What the host answers to a request for a seat. True also if the connection is lost: then it is asked again. */
export const hostAnswer = (socket: ServerSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('seat_answered', ({ approved }) => resolve(approved));
    socket.once('disconnect', () => resolve(true));
  });
/** With its ticket a spectator comes back, also if the room was locked since. */
export function ticketIn(answer: object): { readonly ticket?: string } {
  const { ticket } = answer as { readonly ticket?: string };
  return ticket === undefined ? {} : { ticket };
}
