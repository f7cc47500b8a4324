import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { Admission } from './admission.ts';
import { handleRequests, type RequestWorld } from './requests.ts';
import { BatchingWebSocketServer } from './sending/batching-web-socket-server.ts';
import { Session } from './session.ts';

export interface Sockets {
  readonly size: () => number;
  /** Announces the stop, and closes connections one by one over this time, so that clients do not reconnect all at once. */
  drain(ms: number): Promise<void>;
  /** Closes all connections, and accepts no new ones. */
  close(): Promise<void>;
}
const PING = 15_000; // ms between heartbeats, at most

/** Starts Socket.IO on the HTTP server. */
export function openSockets(http: HttpServer, world: RequestWorld): Sockets {
  const { settings, guards, rooms, creators } = world;
  const admission = new Admission(world);
  const timeout = settings.limits.slow_reader_seconds * 1000;
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false, // compressed sizes would leak secrets, and compression costs memory
    httpCompression: false,
    wsEngine: BatchingWebSocketServer,
    maxHttpBufferSize: settings.limits.frame_bytes,
    pingInterval: Math.min(PING, timeout),
    pingTimeout: timeout,
    connectTimeout: settings.limits.hello_seconds * 1000,
    destroyUpgrade: false, // programs use other paths
    allowRequest: (request, decide) => {
      const reason = admission.refusalOf(request);
      decide(reason, reason === null);
    },
  });
  admission.watch(io);
  rooms.onClosed((stream) => {
    const visitor = creators.visitorOf(stream);
    if (visitor !== undefined) guards.leave('openRooms', visitor);
    creators.forget(stream);
  });
  io.use((socket, next) => {
    const refusal = admission.admit(socket);
    next(refusal && Object.assign(new Error(refusal.error.message), { data: refusal.error }));
  });
  const sessions = new Set<Session>();
  io.on('connection', (socket) => {
    const session = openSession(socket, world);
    sessions.add(session);
    socket.on('disconnect', () => void session.mailbox.empty().then(() => sessions.delete(session))); // after pending requests
  });
  return {
    size: () => sessions.size,
    drain: async (ms) => {
      const last = [...sessions];
      for (const session of last) session.warn(world.clock.now());
      await Promise.all(
        last.map((session, i) => pause((ms * (i + 1)) / last.length).then(() => session.closeWhenIdle())),
      );
    },
    close: async () => {
      const last = [...sessions];
      const done = () => Promise.all(last.map(({ mailbox }) => mailbox.empty()));
      await done();
      io.engine.close(); // without a disconnect packet: clients that get one do not reconnect
      await done(); // the work that closing has caused
    },
  };
}

/** Starts the session of a new connection. When the connection closes, the player keeps the seat. */
export function openSession(socket: Socket, world: RequestWorld): Session {
  const { clock, settings } = world;
  const { unseated_seconds, slow_reader_bytes } = settings.limits;
  const session = new Session(socket, socket.data.visitor, slow_reader_bytes);
  handleRequests(session, world);
  let cancelIdle = () => {};
  const watchIdle = () => {
    cancelIdle = clock.at(clock.now() + unseated_seconds * 1000, () => {
      if (session.roomConnections) watchIdle();
      else socket.disconnect(true);
    });
  };
  watchIdle();
  socket.on('disconnect', () => {
    cancelIdle();
    void session.mailbox.post(async () => {
      session.roomConnections?.leave(session);
      session.leaveRoom();
    });
  });
  return session;
}
