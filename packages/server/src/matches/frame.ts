import type { GameRow } from './rows.ts';

/** Something that viewers are sent. */
export class Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  private text: string | undefined;

  constructor(event: string, data: Frame['data']) {
    this.event = event;
    this.data = data;
  }
  /** The data, put into words once for all who are sent this frame. */
  get json(): string {
    this.text ??= JSON.stringify(this.data);
    return this.text;
  }
}

/** A frame on its way to one viewer, with its number among the frames of that viewer alone. */
export class NumberedFrame {
  readonly event: string;
  private readonly frame: Frame;
  private readonly n: number;

  constructor(frame: Frame, n: number) {
    this.event = frame.event;
    this.frame = frame;
    this.n = n;
  }
  get data(): Frame['data'] {
    return { n: this.n, ...this.frame.data };
  }
  /** `[event, data]` as JSON. */
  get text(): string {
    const { json } = this.frame;
    return `["${this.event}",{"n":${this.n}${json === '{}' ? '' : ','}${json.slice(1)}]`;
  }
}

/** Turns rows into the frames of one viewer: a pure function of what that viewer may see of them. */
export interface Projection {
  frames(row: GameRow): readonly Frame[];
}

/** What viewers are told of a row: made, and put into words, once for all who are told the same. */
export class SharedFrames {
  private row: GameRow | undefined; // the last one
  private made: { readonly from: readonly unknown[]; readonly frame: Frame }[] = [];

  /** The frame that is made of the row and these parts, and of nothing else. Parts are compared by identity. */
  of(row: GameRow, from: readonly unknown[], make: () => Frame): Frame {
    if (row !== this.row) this.made = [];
    this.row = row;
    const same = this.made.find((one) => isSame(one.from, from));
    if (same) return same.frame;
    const frame = make();
    this.made.push({ from, frame });
    return frame;
  }
}
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);
