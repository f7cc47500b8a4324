import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../seat-player.ts';
import { firstIds } from '../first-ids.ts';
import {
  type BilledUsage,
  type ErrorDetails,
  formatAt,
  type ProviderAnswer,
  type ProviderFormat,
} from './provider-format.ts';

/** A request as the provider received it. */
export interface ProviderRequest {
  readonly path: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly system: string;
  readonly messages: readonly string[];
  readonly ids: readonly string[]; // allowed by the schema
}
/** What the provider does with a request. */
export type ProviderAction =
  | ({ readonly does: 'answer' } & ProviderAnswer)
  | (ErrorDetails & {
      readonly does: 'refuse';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly says?: string;
    })
  | { readonly does: 'send'; readonly body: unknown } // as it is
  | { readonly does: 'redirect'; readonly to: string }
  | { readonly does: 'hang' | 'drop' | 'cut' | 'nothing' | 'nonsense' | 'flood' }
  | { readonly does: 'wait'; readonly ms: number; readonly next: ProviderAction };
export type ProviderScript = (seen: ProviderRequest, count: number) => ProviderAction;

const realTime: Clock = {
  now: () => Date.now(),
  at: (instant, run) => {
    const timer = setTimeout(run, instant - Date.now());
    return () => clearTimeout(timer);
  },
};

/** A provider on a local port. It speaks all wire formats and fails as scripted. */
export class FakeProvider {
  readonly requests: ProviderRequest[] = [];
  readonly billed: BilledUsage[] = []; // for complete answers
  waiting = 0; // requests held back
  script: ProviderScript = (seen) => ({ does: 'answer', text: firstChoice(seen) });
  private readonly server: Server;
  private readonly clock: Clock;

  private constructor(clock: Clock) {
    this.clock = clock;
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.keepAliveTimeout = 60_000;
  }
  static async start(clock: Clock = realTime): Promise<FakeProvider> {
    const provider = new FakeProvider(clock);
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const format = formatAt(path);
    if (!format) return void response.writeHead(404).end('{}');
    const seen = seenIn(format, path, request, JSON.parse(text));
    this.requests.push(seen);
    this.carryOut(this.script(seen, this.requests.length), format, seen, response);
  }
  private carryOut(
    action: ProviderAction,
    format: ProviderFormat,
    seen: ProviderRequest,
    response: ServerResponse,
  ): void {
    switch (action.does) {
      case 'answer':
        return this.answer(action, format, seen, response);
      case 'refuse':
        // Some providers repeat the key in their error message.
        return reply(
          response,
          action.status,
          format.error('some_error', action.says ?? `not with the key ${seen.key}`, action),
          action.headers,
        );
      case 'send':
        return reply(response, 200, action.body);
      case 'redirect':
        return void response.writeHead(307, { location: action.to }).end();
      case 'wait':
        return this.hold(response, action.ms, () => this.carryOut(action.next, format, seen, response));
      case 'hang':
        return this.hold(response, null, () => {});
      case 'drop':
        return void response.socket?.destroy();
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"id":');
        return void setImmediate(() => response.socket?.destroy());
      case 'nothing':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end();
      case 'nonsense':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>');
      case 'flood':
        return this.answer({ text: 'a'.repeat(3_000_000), usage: null }, format, seen, response);
    }
  }
  private answer(
    spoken: ProviderAnswer,
    format: ProviderFormat,
    seen: ProviderRequest,
    response: ServerResponse,
  ): void {
    const usage = spoken.usage === undefined ? usageOf(seen, spoken.text) : spoken.usage;
    if (usage) this.billed.push(usage);
    reply(response, 200, format.answer(seen.body, spoken, usage));
  }
  private hold(response: ServerResponse, ms: number | null, then: () => void): void {
    this.waiting++;
    let isHeld = true;
    const release = () => {
      if (isHeld) this.waiting--;
      isHeld = false;
    };
    const goOn = () => {
      release();
      then();
    };
    const cancel = ms === null ? () => {} : this.clock.at(this.clock.now() + ms, goOn);
    response.on('close', () => {
      cancel();
      release();
    });
  }
}

function seenIn(
  format: ProviderFormat,
  path: string,
  { headers }: IncomingMessage,
  body: ProviderRequest['body'],
): ProviderRequest {
  const schema = format.schema(body) as { properties?: { choice?: { items?: { enum?: string[] } } } } | undefined;
  return {
    path,
    key: format.key(headers),
    body,
    system: format.system(body),
    messages: format.messages(body),
    ids: schema?.properties?.choice?.items?.enum ?? [],
  };
}
function reply(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
/** Four characters are a token; half of the system prompt comes from the cache. */
const usageOf = ({ system, messages }: ProviderRequest, text: string): BilledUsage => ({
  input: Math.ceil((messages.join('').length + system.length / 2) / 4),
  cacheRead: Math.floor(system.length / 8),
  output: Math.ceil(text.length / 4),
});

/** The first legal choice of every question. */
export const firstChoice = ({ ids, messages }: ProviderRequest, say = ''): string =>
  JSON.stringify({ note: 'the first', say, choice: firstIds(ids, messages.join('\n')) });
