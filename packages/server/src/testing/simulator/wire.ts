import type { Socket } from 'socket.io';
import type { OnEvent, PersonConnection } from '../chaos/person-connection.ts';
import type { Ack } from '../client.ts';
import type { SimNetwork } from './links.ts';
import type { Process } from './virtual-time.ts';

type Any = (event: string, payload: unknown, acknowledge: (answer: Ack) => void) => void;

const PATIENCE = 8_000; // ms
const UNNOTICED = { device: 6_000, node: 25_000 }; // ms at most until a silent cut is noticed

/** A connection between a device and a node: ordered both ways, slow, and easily cut. Below Socket.IO, above the handlers. */
export class SimWire implements PersonConnection {
  readonly id: string;
  readonly socket: Socket; // as the server sees it
  onHeard: OnEvent = () => {};
  onLost: () => void = () => {};
  private readonly network: SimNetwork;
  private readonly node: Process;
  private readonly arrives = { node: 0, device: 0 };
  private isCut = false; // nothing goes through any more
  private isLost = { node: false, device: false }; // that side knows
  private ask_: Any = () => {};
  private gone: (() => void)[] = [];

  constructor(network: SimNetwork, id: string, node: Process) {
    this.id = id;
    this.network = network;
    this.node = node;
    this.socket = this.serverSide(id);
  }
  get isWhole(): boolean {
    return !this.isCut;
  }
  /** Undefined: the connection was lost before an answer came. */
  ask(event: string, payload: object): Promise<Ack | undefined> {
    return new Promise((resolve) => {
      this.network.time.after(PATIENCE, null, () => resolve(undefined));
      this.waiting.add(resolve);
      const sent: unknown = JSON.parse(JSON.stringify(payload));
      this.send('node', () =>
        this.ask_(event, sent, (answer) => {
          const text = JSON.stringify(answer);
          this.send('device', () => {
            this.waiting.delete(resolve);
            resolve(JSON.parse(text) as Ack);
          });
        }),
      );
    });
  }
  private readonly waiting = new Set<(lost: undefined) => void>();

  /** Ends it. `silent`: as when a network is gone, nobody is told. */
  cut(isSilent: boolean): void {
    if (this.isCut) return;
    this.isCut = true;
    const { time, dice } = this.network;
    time.after(isSilent ? dice(UNNOTICED.device) : 1, null, () => this.lost('device'));
    time.after(isSilent ? dice(UNNOTICED.node) : 1, this.node, () => this.lost('node'));
    if (isSilent) this.network.met('a connection that was dead and nobody knew');
  }

  private send(to: 'node' | 'device', arrive: () => void): void {
    const { time, dice, rates } = this.network;
    this.arrives[to] = Math.max(this.arrives[to], time.now + 1 + dice(rates.wireDelay));
    time.at(this.arrives[to], to === 'node' ? this.node : null, () => {
      if (!this.isCut) arrive();
    });
  }
  private lost(side: 'node' | 'device'): void {
    if (this.isLost[side]) return;
    this.isLost[side] = true;
    if (side === 'device') {
      for (const give of this.waiting) give(undefined);
      this.onLost();
    } else for (const tell of this.gone) tell();
  }
  private serverSide(id: string): Socket {
    const wire = this;
    const hear = (packet: string) => {
      const [event, data] = JSON.parse(packet.slice(1)) as [string, Record<string, unknown>];
      this.send('device', () => this.onHeard(event, data));
    };
    const close = () => {
      wire.cut(false);
      wire.lost('node');
    };
    const socket = {
      id,
      data: { visitor: null },
      get connected() {
        return !wire.isLost.node;
      },
      onAny: (listener: Any) => {
        this.ask_ = listener;
      },
      on: (event: string, listener: () => void) => void (event === 'disconnect' && this.gone.push(listener)),
      disconnect: close,
      conn: { write: hear, close, once: () => {}, readyState: 'open', transport: { writable: true } },
    };
    return socket as unknown as Socket;
  }
}
