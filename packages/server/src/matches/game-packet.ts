import type { GameRow } from './rows.ts';

/** One Socket.IO event of a game, as viewers are sent it. */
export class GamePacket {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  private json: { readonly head: string; readonly tail: string } | undefined;

  constructor(event: string, data: GamePacket['data']) {
    this.event = event;
    this.data = data;
  }
  /** `[event, data]` as JSON with the viewer's number. Everything but the number is serialized once for all viewers. */
  numbered(n: number): string {
    this.json ??= this.serialized();
    return this.json.head + n + this.json.tail;
  }
  private serialized() {
    const json = JSON.stringify(this.data);
    return { head: `["${this.event}",{"n":`, tail: `${json === '{}' ? '' : ','}${json.slice(1)}]` };
  }
}

/** Turns rows into the packets of one viewer: a pure function of what that viewer may see. */
export interface Projection {
  packets(row: GameRow): readonly GamePacket[];
  /** The same projection at this point, to be continued independently. */
  copy(): Projection;
}

/** Shares packets of a row between viewers who are sent the same, so that each is made and serialized once. */
export class SharedPackets {
  private row: GameRow | undefined; // the current one
  private made: { readonly from: readonly unknown[]; readonly packet: GamePacket }[] = [];

  /** The packet made from this row and these parts alone. Parts are compared by identity. */
  of(row: GameRow, from: readonly unknown[], make: () => GamePacket): GamePacket {
    if (row !== this.row) this.made = [];
    this.row = row;
    for (const one of this.made) if (isSame(one.from, from)) return one.packet;
    const packet = make();
    this.made.push({ from, packet });
    return packet;
  }
}
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
