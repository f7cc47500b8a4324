import type { Request } from '@moonrise/agent-kit';

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

/** A packet for one seat, joined from pieces that other packets share. */
export class PacketText implements JsonText {
  readonly request: Request;
  readonly text: string;
  private readonly pieces: readonly JsonText[];

  constructor(request: Request, pieces: readonly JsonText[]) {
    this.request = request;
    this.pieces = pieces;
    let text = '';
    for (const piece of pieces) text += piece.text;
    this.text = text;
  }
  get quoted(): readonly Uint8Array[] {
    const quoted: Uint8Array[] = [];
    for (const piece of this.pieces) quoted.push(...piece.quoted);
    return quoted;
  }
}
