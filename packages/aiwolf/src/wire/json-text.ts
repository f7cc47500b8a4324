/** JSON as sent over the wire, and as escaped bytes inside a string of the JSON log. */
export interface JsonText {
  readonly text: string;
  readonly quoted: readonly Uint8Array[];
}

/** A piece of JSON that is sent several times but serialized once. */
export class JsonPiece implements JsonText {
  readonly text: string;
  private inside: readonly Uint8Array[] | undefined;

  constructor(text: string) {
    this.text = text;
  }
  get quoted(): readonly Uint8Array[] {
    this.inside ??= [Buffer.from(JSON.stringify(this.text).slice(1, -1))];
    return this.inside;
  }
}

/** Concatenates pieces. */
export function joinedText(pieces: readonly JsonText[]): JsonText {
  let text = '';
  for (const piece of pieces) text += piece.text;
  return {
    text,
    get quoted() {
      const quoted: Uint8Array[] = [];
      for (const piece of pieces) quoted.push(...piece.quoted);
      return quoted;
    },
  };
}
