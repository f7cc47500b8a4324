/** JSON as it goes over the wire, and as it stands inside a string of the JSON log. */
export interface Worded {
  readonly text: string;
  readonly quoted: string;
}

/** A piece that is sent more than once, and put into words only once. */
export class Wording implements Worded {
  readonly text: string;
  private inside: string | undefined;

  constructor(text: string) {
    this.text = text;
  }
  get quoted(): string {
    this.inside ??= JSON.stringify(this.text).slice(1, -1);
    return this.inside;
  }
}

/** Pieces in a row. */
export function inARow(pieces: readonly Worded[]): Worded {
  let text = '';
  for (const piece of pieces) text += piece.text;
  return {
    text,
    get quoted() {
      let quoted = '';
      for (const piece of pieces) quoted += piece.quoted;
      return quoted;
    },
  };
}
