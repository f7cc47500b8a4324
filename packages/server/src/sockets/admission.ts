import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { visitorOf } from '../limits/addresses.ts';
import type { Refused } from '../rooms/refused.ts';
import { isOurOrigin } from './origin.ts';
import type { RequestWorld } from './requests.ts';

const FAREWELL = 500; // ms

/** Who may connect. Everybody is counted before anything is kept for them, first as silent, then, after a hello, as a connection. */
export class Admission {
  private readonly world: RequestWorld;
  private readonly silent = new WeakMap<IncomingMessage, () => void>(); // how each is counted no more

  constructor(world: RequestWorld) {
    this.world = world;
  }
  /** Why a handshake is refused, or null. */
  judge(request: IncomingMessage): string | null {
    const { settings, guards, isDraining } = this.world;
    if (!isOurOrigin(request, settings.publicUrl)) return 'bad_origin';
    if (isDraining()) return 'closing';
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
    engine.on('connection_error', ({ req }: { req?: IncomingMessage }) => req && this.silent.get(req)?.());
    engine.on('connection', (connection: Socket['conn']) => {
      // A polling client that is told to go and does not ask again would be kept for half a minute.
      Object.assign(connection.transport, { closeTimeout: FAREWELL });
      const release = this.silent.get(connection.request);
      if (release) connection.once('close', release);
    });
  }
  /** The hello. */
  greet({ conn, data }: Socket): Refused | undefined {
    const { guards, settings } = this.world;
    const visitor = visitorOf(conn.request, settings);
    const refusal = visitor === null ? undefined : guards.enter('connections', visitor);
    if (refusal) return refusal;
    this.silent.get(conn.request)?.();
    if (visitor !== null) conn.once('close', () => guards.leave('connections', visitor));
    data.visitor = visitor;
    return undefined;
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
