import type { GameRow } from './rows.ts';

/** Something that viewers are sent. */
export class GamePacket {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  private words: { readonly head: string; readonly tail: string } | undefined;

  constructor(event: string, data: GamePacket['data']) {
    this.event = event;
    this.data = data;
  }
  /** `[event, data]` as JSON, with a number before the data. All but the number is put into words once, for all who are sent this frame. */
  numbered(n: number): string {
    this.words ??= this.inWords();
    return this.words.head + n + this.words.tail;
  }
  private inWords() {
    const json = JSON.stringify(this.data);
    return { head: `["${this.event}",{"n":`, tail: `${json === '{}' ? '' : ','}${json.slice(1)}]` };
  }
}

/** A frame on its way to one viewer, with its number among the frames of that viewer alone. */
export class NumberedPacket {
  readonly event: string;
  private readonly packet: GamePacket;
  private readonly n: number;

  constructor(packet: GamePacket, n: number) {
    this.event = packet.event;
    this.packet = packet;
    this.n = n;
  }
  get data(): GamePacket['data'] {
    return { n: this.n, ...this.packet.data };
  }
  /** `[event, data]` as JSON. */
  get text(): string {
    return this.packet.numbered(this.n);
  }
}

/** Turns rows into the frames of one viewer: a pure function of what that viewer may see of them. */
export interface Projection {
  packets(row: GameRow): readonly GamePacket[];
}

/** What viewers are told of a row: made, and put into words, once for all who are told the same. */
export class SharedPackets {
  private row: GameRow | undefined; // the last one
  private made: { readonly from: readonly unknown[]; readonly packet: GamePacket }[] = [];

  /** The frame that is made of the row and these parts, and of nothing else. Parts are compared by identity. */
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
