import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { WebSocket } from 'ws';
import { isAllowedHost } from '../http/allowed-host.ts';
import { hangUp } from '../http/tcp-connections.ts';
import { addressOf, visitorKey, visitorOf } from '../limits/addresses.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import type { RequestWorld } from './requests.ts';

const POLLING_CLOSE_TIMEOUT = 500; // ms
const closing = refused('closing', 'The server is restarting: come back in a moment.');

/** Where a client of this process is said to come from. */
export interface LocalClient {
  readonly address: string;
  readonly visitor: string | null;
}

/** Decides who may connect. A client counts as silent from the handshake, and as a connection once it has sent its first message. */
export class Admission {
  private readonly world: RequestWorld;
  private readonly networks = new Map<string, string>(); // of each session, by its id
  private readonly silent = new WeakMap<IncomingMessage, () => void>(); // removes a handshake from the count

  constructor(world: RequestWorld) {
    this.world = world;
  }
  /** Why a handshake is refused, or null. */
  refusalOf(request: IncomingMessage): string | null {
    const { settings, guards } = this.world;
    if (!isAllowedHost(request.headers, settings)) return 'wrong_host';
    if (!isAllowedOrigin(request, settings.publicUrl)) return 'bad_origin';
    const visitor = visitorOf(request, settings);
    if (visitor === null) return null;
    const refusal = guards.enter('silent', visitor);
    if (refusal) return refusal.error.code;
    const release = once(() => guards.leave('silent', visitor));
    this.silent.set(request, release);
    if (request.headers.upgrade !== undefined) request.socket.once('close', release);
    return null;
  }
  watch({ engine }: Server): void {
    engine.use((request: IncomingMessage, _: unknown, next: (fault?: string) => void) =>
      next(this.isForeign(request) ? 'the session belongs to another address' : undefined),
    );
    engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!this.world.isDraining() || sessionIn(request) !== null) next();
      else if (request.headers.upgrade === undefined) send503(response);
      else hangUp(request.socket, closing);
    });
    engine.on('connection_error', ({ req }: { req?: IncomingMessage }) => req && this.silent.get(req)?.());
    engine.on('connection', (connection: Socket['conn']) => {
      // By default a closed polling connection is kept for 30 s until the client polls again.
      Object.assign(connection.transport, { closeTimeout: POLLING_CLOSE_TIMEOUT });
      const { id } = connection as unknown as { readonly id: string };
      this.networks.set(id, this.networkOf(connection.request));
      connection.once('close', () => this.networks.delete(id));
      const release = this.silent.get(connection.request);
      if (release) onGone(connection, release);
    });
  }
  /** A polling client names its session in the URL, which can leak: another network cannot use it. */
  private isForeign(request: IncomingMessage): boolean {
    const session = sessionIn(request);
    const network = session === null ? undefined : this.networks.get(session);
    return network !== undefined && network !== this.networkOf(request);
  }
  private networkOf(request: IncomingMessage): string {
    return visitorKey(addressOf(request, this.world.settings));
  }
  /** Counts a client of this process; the answer is why it may not connect, or how to stop counting it. */
  admitLocal({ address, visitor }: LocalClient): Refused | (() => void) {
    const { guards, moderation } = this.world;
    const refusal =
      moderation.bans.refusalFor({ address }) ?? (visitor === null ? undefined : guards.enter('connections', visitor));
    if (refusal) return refusal;
    return once(() => visitor !== null && guards.leave('connections', visitor));
  }
  /** Counts a client that has sent its first message. */
  admit({ conn, data }: Socket): Refused | undefined {
    const { guards, settings, moderation } = this.world;
    const address = addressOf(conn.request, settings);
    const banned = moderation.bans.refusalFor({ address });
    if (banned) return banned;
    const visitor = visitorOf(conn.request, settings);
    const refusal = visitor === null ? undefined : guards.enter('connections', visitor);
    if (refusal) return refusal;
    this.silent.get(conn.request)?.();
    if (visitor !== null) onGone(conn, () => guards.leave('connections', visitor));
    data.visitor = visitor;
    data.address = address;
    return undefined;
  }
}

/** The polling session that a request belongs to; null: a handshake. */
const sessionIn = ({ url }: IncomingMessage): string | null =>
  new URL(url ?? '', 'http://local').searchParams.get('sid');

/** Engine.IO refuses with 400 or 403, which a balancer takes for the client's fault; after 503 it tries another node. */
function send503(response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' };
  response.writeHead(503, headers).end(JSON.stringify({ error: closing.error }));
}

/** Calls back when nothing is left of a connection. Engine.IO reports it closed before the client has answered the close frame. */
function onGone(connection: Socket['conn'], done: () => void): void {
  connection.once('close', () => {
    const { socket } = connection.transport as unknown as { readonly socket?: WebSocket };
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) done();
    else socket.once('close', done);
  });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
