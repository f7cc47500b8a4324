import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import { isAllowedHost, wrongHost } from '../http/allowed-host.ts';
import { hangUp } from '../http/tcp-connections.ts';
import { addressOf, visitorOf } from '../limits/addresses.ts';
import type { Guards } from '../limits/guards.ts';
import type { Moderation } from '../moderation/moderation.ts';
import { keysIn } from '../rooms/access/person-keys.ts';
import { isWrongCredential } from '../rooms/access/wrong-credential.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { barred } from '../rooms/model/people.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings/settings.ts';
import { isAllowedOrigin } from '../sockets/allowed-origin.ts';
import { BatchingWebSocketServer } from '../sockets/sending/batching-web-socket-server.ts';
import type { ProgramPort } from './port.ts';
import { openSeats, type Programs } from './programs.ts';

interface EndpointWorld {
  readonly programs: Programs | null; // null: there are none
  readonly rooms: Rooms;
  readonly guards: Guards;
  readonly moderation: Moderation;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly isOverloaded: () => boolean;
  readonly isDraining: () => boolean;
  readonly failed: (event: string, error: unknown) => void;
}
const HERE = 'http://localhost';
const PEOPLE = '/socket.io/';
const NO_SEAT = 1008;
const unknownPath = refused('not_found', 'There is no WebSocket at this address.');
const closing = refused('closing', 'The server is restarting: come back in a moment.');
const overloaded = refused('overloaded', 'The server is full. Running games continue; try again in a few minutes.');
const badOrigin = refused(
  'bad_origin',
  'This page does not belong to the server. Programs must not send an Origin header.',
);
const running = refused('game_running', 'A game is running in this room: connect when it is over.');
const locked = refused('room_locked', 'The host has locked this room: ask them to unlock it.');
const shut = refused('room_full', 'This room has no seats for programs: the host can open some in the lobby.');
const full = refused('room_full', 'All seats for programs in this room are taken.');

/** Handles WebSocket upgrades other than those of people. */
export function openProgramEndpoint(http: Server, world: EndpointWorld): ProgramEndpoint {
  const endpoint = new ProgramEndpoint(world);
  http.on('upgrade', (request, tcp, head) => {
    if (!request.url?.startsWith(PEOPLE)) endpoint.upgrade(request, tcp as Socket, head);
  });
  return endpoint;
}

/** Where programs connect to a room: `/RULES/CODE`. A refused connection gets the reason and the matching status. */
class ProgramEndpoint {
  private readonly world: EndpointWorld;
  private readonly sockets: BatchingWebSocketServer;
  private readonly addresses = new Map<WebSocket, string>();
  private readonly unlisten: () => void;

  constructor(world: EndpointWorld) {
    this.world = world;
    const maxPayload = world.settings.limits.program_frame_bytes;
    this.sockets = new BatchingWebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
    const { programs } = world;
    this.sockets.on('headers', (lines, { headers }) => lines.push(...(programs?.port.promises(headers) ?? [])));
    this.unlisten = world.moderation.listen(({ type }) => type === 'banned' && this.dropBanned());
  }
  upgrade(request: IncomingMessage, tcp: Socket, head: Buffer): void {
    tcp.on('error', () => tcp.destroy());
    const { programs, failed, guards, settings } = this.world;
    const address = URL.canParse(request.url ?? '/', HERE) ? new URL(request.url ?? '/', HERE) : null;
    const [, rules, code, ...rest] = address?.pathname.split('/') ?? [];
    if (!address || !programs || rules !== programs.port.rules || !code || rest.length > 0)
      return hangUp(tcp, unknownPath);
    const asked = { code, password: passwordIn(address, request), port: programs.port };
    const visitor = visitorOf(request, settings);
    guards.codes
      .inTurn(visitor, () => this.admit(request, tcp, head, asked))
      .catch((error: unknown) => {
        failed('a program', error);
        tcp.destroy();
      });
  }
  get size(): number {
    return this.sockets.clients.size;
  }
  close(): void {
    this.unlisten();
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private async admit(request: IncomingMessage, tcp: Socket, head: Buffer, asked: ProgramRequest): Promise<void> {
    const { guards, settings } = this.world;
    const visitor = visitorOf(request, settings);
    const refusal = this.refusal(request) ?? (visitor === null ? undefined : await tooOften(guards, visitor));
    if (refusal) return hangUp(tcp, refusal);
    if (tcp.destroyed) return;
    if (visitor !== null) {
      const tooMany = guards.enter('connections', visitor);
      if (tooMany) return hangUp(tcp, tooMany);
      tcp.once('close', () => guards.leave('connections', visitor));
    }
    const isReturning = asked.port.isReturning(request.headers);
    const found = await this.room(asked, visitor, isReturning);
    if (!found.ok) return hangUp(tcp, found);
    if (tcp.destroyed) return;
    const { room } = found;
    const crowded = guards.enter('programs', room.room.id);
    if (crowded) return hangUp(tcp, crowded);
    tcp.once('close', () => guards.leave('programs', room.room.id));
    this.sockets.handleUpgrade(request, tcp, head, (socket) => {
      this.addresses.set(socket, addressOf(request, settings));
      socket.once('close', () => this.addresses.delete(socket));
      this.dropBanned(); // a ban may have come since the first check
      if (socket.readyState !== socket.OPEN) return;
      const { clock } = this.world;
      const patience = settings.limits.hello_seconds * 1000;
      const { headers } = request;
      asked.port.greet({ socket, tcp, headers }, { clock, patience, named: (program) => welcome(room, program) });
    });
  }
  private dropBanned(): void {
    for (const [socket, address] of this.addresses)
      if (this.world.moderation.bans.refusalFor({ address })) socket.close(NO_SEAT);
  }
  private refusal(request: IncomingMessage): Refused | undefined {
    const { settings, isDraining, isOverloaded, moderation } = this.world;
    if (!isAllowedHost(request.headers, settings)) return wrongHost;
    if (!isAllowedOrigin(request, settings.publicUrl)) return badOrigin;
    if (isDraining()) return closing;
    return isOverloaded() ? overloaded : moderation.bans.refusalFor({ address: addressOf(request, settings) });
  }
  private async room({ code, password }: ProgramRequest, visitor: string | null, isReturning: boolean) {
    const { rooms, guards } = this.world;
    const found = await rooms.find(code, password);
    if (!found.ok && visitor !== null && isWrongCredential(found, password))
      await guards.codes.count(visitor, found.error.code);
    if (!found.ok) return found;
    const { state, room } = found.room;
    const removed = barred(state, keysIn(room.id, { network: visitor }));
    return removed ?? (isReturning ? undefined : whyNot(found.room)) ?? found;
  }
}
interface ProgramRequest {
  readonly code: string;
  readonly password: string | undefined;
  readonly port: ProgramPort;
}

const tooOften = async (guards: Guards, visitor: string): Promise<Refused | undefined> =>
  (await guards.codes.refusalFor(visitor)) ?? guards.takeEverywhere('joins', visitor);

function whyNot(live: LiveRoom): Refused | undefined {
  const { state } = live;
  if (state.status === 'playing') return running;
  if (state.isLocked) return locked;
  const seats = live.hasPrograms ? openSeats(state) : 0;
  if (seats === 0) return shut;
  return live.programs.length >= seats ? full : undefined;
}
/** Checks again: other programs may have come, or the room may have changed. */
function welcome(live: LiveRoom, program: Parameters<LiveRoom['addProgram']>[0]): void {
  if (whyNot(live)) program.hangUp(NO_SEAT);
  else live.addProgram(program);
}

/** A program sends the room's password as its token: in the URL or in the header. */
const passwordIn = (address: URL, { headers }: IncomingMessage): string | undefined =>
  address.searchParams.get('token') ?? /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
