import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { bareHeaders } from '../http/headers.ts';
import type { ConnectAgent } from '../mcp/agent-door.ts';
import { isScreen } from '../rooms/access/spectator-tickets.ts';
import { Admission } from './admission.ts';
import { limitFrameValues } from './frame-values.ts';
import { Handshakes } from './handshakes.ts';
import { LocalConnections } from './local-connections.ts';
import { followModeration } from './moderated-sessions.ts';
import { handleRequests, type RequestWorld, type Turns } from './requests.ts';
import { BatchingWebSocketServer } from './sending/batching-web-socket-server.ts';
import { Session } from './session.ts';

export interface Sockets {
  readonly counts: () => ConnectionCounts;
  /** Opens a connection for a client in this process. */
  readonly connect: ConnectAgent;
  /** Announces the stop, and closes connections one by one over this time, so that clients do not reconnect all at once. */
  drain(ms: number): Promise<void>;
  /** Closes all connections, and accepts no new ones. */
  close(): Promise<void>;
}
type ConnectionKind = 'player' | 'spectator' | 'display' | 'unseated';
type ConnectionCounts = Readonly<Record<ConnectionKind, number>>;
const PING = 5_000; // ms between heartbeats, at most; a client that misses one goes to another node

/** Starts Socket.IO on the HTTP server. */
export function openSockets(http: HttpServer, world: RequestWorld): Sockets {
  const { settings, guards, rooms, creators } = world;
  const admission = new Admission(world);
  const handshakes = new Handshakes(world.tracer);
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
      handshakes.begin(request, reason);
      decide(reason, reason === null);
    },
  });
  io.engine.use(bareHeaders(settings.publicUrl));
  admission.watch(io);
  limitFrameValues(io, settings.limits.frame_values);
  rooms.onClosed((stream) => {
    const visitor = creators.visitorOf(stream);
    if (visitor !== undefined) guards.leave('openRooms', visitor);
    creators.forget(stream);
  });
  io.use((socket, next) => {
    const refusal = admission.admit(socket);
    if (refusal) handshakes.end(socket.request, refusal.error.code);
    next(refusal && Object.assign(new Error(refusal.error.message), { data: refusal.error }));
  });
  const sessions = new Set<Session>();
  const stopFollowing = followModeration(world, sessions);
  const begin = (socket: Socket) => {
    const session = openSession(socket, world, (network) => world.slices.turn(network));
    sessions.add(session);
    socket.on('disconnect', () => void session.mailbox.empty().then(() => sessions.delete(session))); // after pending requests
    return session;
  };
  io.on('connection', (socket) => {
    begin(socket).handshake = handshakes.end(socket.request, 'ok');
    (socket.conn as { request: unknown }).request = null; // frees the handshake's headers and streams
  });
  const locals = new LocalConnections((from) => admission.admitLocal(from), begin);
  return {
    counts: () => countsOf(sessions),
    connect: (from) => locals.connect(from),
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
      locals.close();
      io.engine.close(); // without a disconnect packet: clients that get one do not reconnect
      await done(); // the work that closing has caused
      stopFollowing();
    },
  };
}

function countsOf(sessions: Iterable<Session>): ConnectionCounts {
  const counts = { player: 0, spectator: 0, display: 0, unseated: 0 };
  for (const { roomConnections, player, spectator } of sessions) {
    const watching = spectator !== null && isScreen(spectator) ? 'display' : 'spectator';
    const seated = player === null ? watching : 'player';
    counts[roomConnections ? seated : 'unseated']++;
  }
  return counts;
}

/** Starts the session of a new connection. When the connection closes, the player keeps the seat. Without `turns` requests are handled at once. */
export function openSession(socket: Socket, world: RequestWorld, turns?: Turns): Session {
  const { clock, settings } = world;
  const { unseated_seconds, slow_reader_bytes } = settings.limits;
  const session = new Session(socket, socket.data.visitor, slow_reader_bytes, world.sending);
  handleRequests(session, world, turns);
  let cancelIdle = () => {};
  const watchIdle = () => {
    cancelIdle = clock.at(clock.now() + unseated_seconds * 1000, () => {
      if (session.roomConnections || session.waiting) watchIdle();
      else socket.disconnect(true);
    });
  };
  watchIdle();
  socket.on('disconnect', () => {
    cancelIdle();
    void session.mailbox.post(async () => {
      session.waiting?.in.stopWaiting(session);
      session.roomConnections?.leave(session);
      session.leaveRoom();
    });
  });
  return session;
}
