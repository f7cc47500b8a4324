import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { Admission } from './admission.ts';
import { type RequestWorld, takeRequests } from './requests.ts';
import { OneWriteServer } from './sending/one-write.ts';
import { Session } from './session.ts';

export interface Sockets {
  readonly size: () => number;
  /** Tells everybody to come back later, and lets them go one after another in this time, so that they do not come back all at once. */
  drain(ms: number): Promise<void>;
  /** Closes every connection, and takes no new ones. */
  close(): Promise<void>;
}
const PING = 15_000; // ms between signs of life, at most

/** The live part: Socket.IO on the HTTP server. */
export function openSockets(http: HttpServer, world: RequestWorld): Sockets {
  const { settings, guards, rooms, creators } = world;
  const admission = new Admission(world);
  const patience = settings.limits.slow_reader_seconds * 1000;
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false, // compression would tell secrets by size, and costs memory
    httpCompression: false,
    wsEngine: OneWriteServer,
    maxHttpBufferSize: settings.limits.frame_bytes,
    pingInterval: Math.min(PING, patience),
    pingTimeout: patience,
    connectTimeout: settings.limits.hello_seconds * 1000,
    destroyUpgrade: false, // programs come by other paths
    allowRequest: (request, decide) => {
      const reason = admission.judge(request);
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
    const refusal = admission.greet(socket);
    next(refusal && Object.assign(new Error(refusal.error.message), { data: refusal.error }));
  });
  const sessions = new Set<Session>();
  io.on('connection', (socket) => {
    const session = welcome(socket, world);
    sessions.add(session);
    socket.on('disconnect', () => void session.mailbox.empty().then(() => sessions.delete(session))); // when all is done
  });
  return {
    size: () => sessions.size,
    drain: async (ms) => {
      const last = [...sessions];
      for (const session of last) session.warn(world.clock.now());
      await Promise.all(last.map((session, i) => pause((ms * (i + 1)) / last.length).then(() => session.hangUp())));
    },
    close: async () => {
      const last = [...sessions];
      const done = () => Promise.all(last.map(({ mailbox }) => mailbox.empty()));
      await done();
      io.engine.close(); // without a farewell: whoever is told to go does not come back by itself
      await done(); // what follows from that
    },
  };
}

/** A connection that has been let in: what it asks is done, and its place is kept when it is gone. */
export function welcome(socket: Socket, world: RequestWorld): Session {
  const { clock, settings } = world;
  const { unseated_seconds, slow_reader_bytes } = settings.limits;
  const session = new Session(socket, socket.data.visitor, slow_reader_bytes);
  takeRequests(session, world);
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
      session.standUp();
    });
  });
  return session;
}
