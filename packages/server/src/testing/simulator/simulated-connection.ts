import type { Socket } from 'socket.io';
import type { PacketListener, PersonConnection } from '../chaos/person-connection.ts';
import type { Ack } from '../client.ts';
import type { SimulatedNetwork } from './links.ts';
import type { Process } from './virtual-time.ts';

type Any = (event: string, payload: unknown, acknowledge: (answer: Ack) => void) => void;

const PATIENCE = 8_000; // ms
const UNNOTICED = { device: 6_000, node: 25_000 }; // ms at most until a side notices a silent cut

/** A simulated connection between a client and a node: ordered, slow, and easily cut. It replaces Socket.IO. */
export class SimulatedConnection implements PersonConnection {
  readonly id: string;
  readonly socket: Socket; // the server side
  onPacket: PacketListener = () => {};
  onLost: () => void = () => {};
  private readonly network: SimulatedNetwork;
  private readonly node: Process;
  private readonly arrives = { node: 0, device: 0 };
  private isCut = false; // nothing is delivered any more
  private isLost = { node: false, device: false }; // this side has noticed
  private ask_: Any = () => {};
  private gone: (() => void)[] = [];

  constructor(network: SimulatedNetwork, id: string, node: Process) {
    this.id = id;
    this.network = network;
    this.node = node;
    this.socket = this.serverSide(id);
  }
  get isWhole(): boolean {
    return !this.isCut;
  }
  /** Undefined: the connection was lost before the answer. */
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

  /** Cuts the connection. `isSilent`: neither side is told, as when the network is gone. */
  cut(isSilent: boolean): void {
    if (this.isCut) return;
    this.isCut = true;
    const { time, dice } = this.network;
    time.after(isSilent ? dice(UNNOTICED.device) : 1, null, () => this.lost('device'));
    time.after(isSilent ? dice(UNNOTICED.node) : 1, this.node, () => this.lost('node'));
    if (isSilent) this.network.met('a connection that died silently');
  }

  private send(to: 'node' | 'device', arrive: () => void): void {
    const { time, dice, faultRates } = this.network;
    this.arrives[to] = Math.max(this.arrives[to], time.now + 1 + dice(faultRates.wireDelay));
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
    const write = (packet: string) => {
      const [event, data] = JSON.parse(packet.slice(1)) as [string, Record<string, unknown>];
      this.send('device', () => this.onPacket(event, data));
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
      conn: { write, close, once: () => {}, readyState: 'open', transport: { writable: true } },
    };
    return socket as unknown as Socket;
  }
}
