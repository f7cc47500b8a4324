import type { ClientEventName, Refused } from '@moonrise/protocol';

type Granted = { readonly ok: true } & Readonly<Record<string, unknown>>;
export type SeatReply = Granted | Refused;

/** A connection to a game server, as every client has one. */
export interface SeatConnection {
  readonly ask: (event: ClientEventName, payload: object) => Promise<SeatReply>;
  readonly close: () => void;
}
export interface SeatListener {
  readonly packet: (event: string, data: unknown) => void;
  readonly closed: () => void;
}
/** Opens a connection, or says why it cannot. */
export type ConnectSeat = (listener: SeatListener) => Promise<SeatConnection | Refused>;

export const isRefused = (given: object): given is Refused => 'ok' in given && given.ok === false;
