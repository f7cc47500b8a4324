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

/** Finds out that two viewers are told the same of a row, so that it is put into words once. */
export class SharedFrames {
  private row: GameRow | undefined; // the last one
  private frames: Frame[] = [];

  /** This frame, or one just like it that somebody else was told of this row. Only flat data is compared. */
  of(row: GameRow, made: Frame): Frame {
    if (row !== this.row) this.frames = [];
    this.row = row;
    const same = this.frames.find((frame) => isSame(frame, made));
    if (!same) this.frames.push(made);
    return same ?? made;
  }
}
function isSame(a: Frame, b: Frame): boolean {
  if (a.event !== b.event) return false;
  const keys = Object.keys(a.data);
  return keys.length === Object.keys(b.data).length && keys.every((key) => a.data[key] === b.data[key]);
}
