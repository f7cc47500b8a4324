/** A text whose end others are sent too: that is bytes already, made once for all of them. */
export class SharedText {
  readonly start: string; // ASCII
  readonly end: Buffer;

  constructor(start: string, end: Buffer) {
    this.start = start;
    this.end = end;
  }
  get length(): number {
    return this.start.length + this.end.length;
  }
  toString(): string {
    return this.start + this.end;
  }
}
export type Text = string | SharedText;

export const after = (start: string, text: Text): Text =>
  typeof text === 'string' ? start + text : new SharedText(start + text.start, text.end);
