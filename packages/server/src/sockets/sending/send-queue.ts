import type { Socket } from 'socket.io';
import type { RowMoment } from '../../operations/deliveries.ts';
import { bufferedBytes, emit, PACKET, terminate, write } from './transport.ts';

/** Is told what happens to the events. */
export interface SendWatch {
  readonly wrote: (moment: RowMoment) => void; // a packet of this row was given to the socket
  readonly wasSlow: () => void; // the client read too slowly and is disconnected
}
/** A long list of events, which is asked for one after the other. */
export interface PacedEvents {
  /** The next event as JSON. `later`: it is not ready in this turn of the event loop. Undefined: there are no more. */
  next(): string | 'later' | undefined;
}
interface QueuedEvent {
  readonly event: string;
  readonly moment: RowMoment | undefined;
}
const PACED_SHARE = 1 / 4; // of the bytes that may be buffered

/**
 * Sends events to one connection, in order. Slow readers are disconnected, but a long list of events is sent as fast as the client
 * reads: the next ones are made only after the client has read the ones before.
 */
export class SendQueue {
  private readonly socket: Socket;
  private readonly maxBuffered: number; // bytes
  private readonly watch: SendWatch;
  private waiting: (QueuedEvent | PacedEvents)[] = []; // what is sent after the first list in it
  private bytes = 0; // of the single events that wait
  private isSending = false; // or the next call is scheduled
  private inFlight = 0; // events that the network has not accepted yet, apart from those sent at once
  private isPaused = false; // until it has

  constructor(socket: Socket, maxBuffered: number, watch: SendWatch) {
    this.socket = socket;
    this.maxBuffered = maxBuffered;
    this.watch = watch;
  }
  /** Sends an event: `[name, data]` as JSON. */
  send(event: string, moment?: RowMoment): void {
    if (!this.socket.connected) return;
    if (this.waiting.length === 0) {
      emit(this.socket, event);
      if (moment) this.watch.wrote(moment);
    } else {
      this.waiting.push({ event, moment });
      this.bytes += sizeOf(event);
    }
    if (this.bytes + bufferedBytes(this.socket) <= this.maxBuffered) return;
    this.watch.wasSlow();
    terminate(this.socket);
  }
  sendPaced(events: PacedEvents): void {
    this.waiting.push(events);
    if (!this.isSending) this.sendNext();
  }

  private readonly sendNext = (): void => {
    const { socket } = this;
    this.isSending = true;
    const most = this.maxBuffered * PACED_SHARE; // in one turn of the event loop
    for (let sent = 0; socket.connected && this.waiting.length > 0; ) {
      if (sent >= most) return void setImmediate(this.sendNext);
      this.isPaused = this.inFlight > 0 && bufferedBytes(socket) >= most;
      if (this.isPaused) return;
      const event = this.next();
      if (event === 'later') return void setImmediate(this.sendNext);
      if (event === undefined) continue;
      this.inFlight++;
      write(socket, event, this.accepted);
      sent += sizeOf(event);
    }
    if (!socket.connected) this.waiting = [];
    this.isSending = false;
  };
  private readonly accepted = (): void => {
    this.inFlight--;
    if (!this.isPaused) return;
    this.isPaused = false;
    setImmediate(this.sendNext);
  };
  private next(): string | undefined {
    const [first] = this.waiting;
    if (first && 'next' in first) {
      const event = first.next();
      if (event === undefined) this.waiting.shift();
      return event;
    }
    this.waiting.shift();
    if (!first) return undefined;
    this.bytes -= sizeOf(first.event);
    if (first.moment) this.watch.wrote(first.moment);
    return first.event;
  }
}
const sizeOf = (event: string): number => Math.max(PACKET, event.length);
