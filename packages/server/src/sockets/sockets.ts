import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { clientAddress, visitorKey } from '../addresses.ts';
import { isOurOrigin } from './origin.ts';
import { type RequestWorld, takeRequests } from './requests.ts';
import { Session } from './session.ts';

export interface Sockets {
  readonly size: () => number;
  /** Closes every connection, and takes no new ones. */
  close(): Promise<void>;
}
const HANDSHAKE = 10_000; // ms to say hello
const PING = 15_000; // ms between signs of life

/** The live part: Socket.IO on the HTTP server. */
export function openSockets(http: HttpServer, world: RequestWorld): Sockets {
  const { settings, guards, rooms, creators } = world;
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false, // compression would tell secrets by size, and costs memory
    httpCompression: false,
    maxHttpBufferSize: settings.limits.frame_bytes,
    pingInterval: PING,
    pingTimeout: settings.limits.slow_reader_seconds * 1000,
    connectTimeout: HANDSHAKE,
    allowRequest: (request, decide) => {
      const isOurs = isOurOrigin(request, settings.publicUrl);
      decide(isOurs ? null : 'bad_origin', isOurs);
    },
  });
  rooms.onClosed((stream) => {
    const visitor = creators.get(stream);
    if (visitor !== undefined) guards.leave('openRooms', visitor);
    creators.delete(stream);
  });
  io.use((socket, next) => {
    const visitor = visitorOf(socket, world);
    const refusal = visitor === null ? undefined : guards.enter('connections', visitor);
    if (refusal) return next(Object.assign(new Error(refusal.error.message), { data: refusal.error }));
    if (visitor !== null) socket.conn.once('close', () => guards.leave('connections', visitor));
    socket.data.visitor = visitor;
    next();
  });
  const sessions = new Set<Session>();
  io.on('connection', (socket) => {
    const session = welcome(socket, world);
    sessions.add(session);
    socket.on('disconnect', () => sessions.delete(session));
  });
  return {
    size: () => sessions.size,
    close: async () => {
      const last = [...sessions];
      const done = () => Promise.all(last.map(({ mailbox }) => mailbox.empty()));
      await done();
      io.engine.close(); // without a farewell: whoever is told to go does not come back by itself
      await done(); // what follows from that
    },
  };
}

function visitorOf({ handshake }: Socket, { settings }: RequestWorld): string | null {
  const forwarded = handshake.headers['x-forwarded-for'];
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const { address: connected = 'gone' } = handshake; // whoever has hung up has none
  const address = clientAddress(connected, chain, settings.trustProxy);
  return settings.isUnlimited(address) ? null : visitorKey(address);
}

function welcome(socket: Socket, world: RequestWorld): Session {
  const { clock, settings } = world;
  const { unseated_seconds, slow_reader_bytes } = settings.limits;
  const session = new Session(socket, socket.data.visitor, slow_reader_bytes);
  takeRequests(session, world);
  let cancelIdle = () => {};
  const watchIdle = () => {
    cancelIdle = clock.at(clock.now() + unseated_seconds * 1000, () => {
      if (session.audience) watchIdle();
      else socket.disconnect(true);
    });
  };
  watchIdle();
  socket.on('disconnect', () => {
    cancelIdle();
    void session.mailbox.post(async () => {
      session.audience?.leave(session);
      session.standUp();
    });
  });
  return session;
}
