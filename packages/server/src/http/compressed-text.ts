import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Nearly the smallest size, and fast enough for an answer that only one client needs.
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof compressors;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']; // the smallest first

/** A text that is the same for every client: compressed once per encoding, with an ETag so that clients can cache it. */
export class CompressedText {
  readonly #text: string;
  readonly #type: string;
  readonly #caching: string;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, type = 'application/json; charset=utf-8', caching = 'no-cache') {
    this.#text = text;
    this.#type = type;
    this.#caching = caching;
    this.#hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = encoding ? `"${this.#hash}-${encoding}"` : `"${this.#hash}"`;
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': this.#caching });
    if (isAmong(headers['if-none-match'], etag)) return reply.code(304).send();
    const body = encoding ? await this.#body(encoding) : this.#text;
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(this.#type).send(body);
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const body = this.#bodies.get(encoding) ?? compressors[encoding](this.#text);
    this.#bodies.set(encoding, body);
    return body;
  }
}

/** The best encoding that the client accepts. `br;q=0` means that it does not accept `br`. */
function encodingFor(accepted = ''): Encoding | undefined {
  const offers = accepted.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()));
  return ENCODINGS.find((encoding) =>
    offers.some(([name, weight = 'q=1']) => name === encoding && Number(weight.slice('q='.length)) > 0),
  );
}

/** A proxy that changes the encoding marks the tag as weak. It still identifies this text. */
const isAmong = (known = '', etag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
