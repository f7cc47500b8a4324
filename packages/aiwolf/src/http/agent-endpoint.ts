import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BatchingWebSocketServer, type Clock, visitorKey } from '@moonrise/server/parts';
import { admitAgent } from '../agents/admission.ts';
import { AgentSocket } from '../agents/agent-connection.ts';
import type { AgentRefusal, RefusedConnection } from '../agents/refusal.ts';
import { promisesTo, Returns, returnKeyIn } from '../agents/returns.ts';
import { type CheckedToken, tokenIn } from '../agents/token.ts';
import { UnnamedConnections } from '../agents/unnamed-connections.ts';
import type { Config } from '../config/config.ts';
import type { Contest } from '../contest.ts';
import { addressOf, remoteOf } from './address.ts';
import { CORS } from './answers.ts';

interface AgentEndpointWorld {
  readonly contest: Contest;
  readonly config: Config;
  readonly clock: Clock;
  readonly check: ((token: string) => CheckedToken) | null; // null: no token is needed
  readonly refused: (refused: RefusedConnection) => void;
}
const SOCKETS = {
  noServer: true,
  maxPayload: 64 * 1024, // bytes of an answer
  perMessageDeflate: false,
  closeTimeout: 1_000, // ms: a client that does not answer a close is cut off then
};
const MOST_OF_A_TEAM = 200; // waiting

/** The WebSocket endpoint for agents, with limits on connections. */
export class AgentEndpoint {
  private readonly world: AgentEndpointWorld;
  private readonly sockets = new BatchingWebSocketServer(SOCKETS);
  private readonly returns = new Returns();
  private readonly unnamed: UnnamedConnections;
  private readonly connections = new Map<string, number>(); // by address

  constructor(world: AgentEndpointWorld) {
    this.world = world;
    const { unnamed, unnamed_per_address } = world.config.server.limits;
    this.unnamed = new UnnamedConnections(unnamed, unnamed_per_address);
    this.sockets.on('headers', (headers, { headers: sent }) => {
      headers.push(...CORS_LINES, ...promisesTo(sent));
    });
  }
  upgrade(request: IncomingMessage, tcp: Duplex, head: Buffer): void {
    tcp.on('error', () => tcp.destroy());
    const address = addressOf(request);
    const returnKey = returnKeyIn(request.headers);
    const sender = visitorKey(request.socket.remoteAddress ?? 'gone');
    const why = this.whyNot(address.pathname, sender, returnKey !== undefined);
    if (why) {
      this.world.refused({ why, address: remoteOf(request) });
      return turnAway(tcp, why === 'path' ? '404 Not Found' : '503 Service Unavailable');
    }
    tcp.cork(); // send the handshake and the first question in one write
    process.nextTick(() => tcp.uncork());
    this.sockets.handleUpgrade(request, tcp, head, (socket) => {
      const connection = new AgentSocket(socket, request.socket);
      socket.on('close', this.count(sender));
      if (returnKey !== undefined) return this.welcomeBack(connection, returnKey, request);
      const settle = this.unnamed.enter(sender, () => {
        connection.close(1008);
        this.world.refused({ why: 'unnamed', address: sender });
      });
      socket.on('close', settle);
      this.ask(connection, tokenIn(address, request.headers.authorization), request, settle);
    });
  }
  close(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private whyNot(path: string, sender: string, isReturning: boolean): AgentRefusal | undefined {
    const { connections, connections_per_address } = this.world.config.server.limits;
    if (path !== '/ws') return 'path';
    if (this.world.contest.isDraining && !isReturning) return 'draining'; // running games may finish
    if (this.sockets.clients.size >= connections) return 'full';
    return (this.connections.get(sender) ?? 0) >= connections_per_address ? 'address' : undefined;
  }
  private welcomeBack(connection: AgentSocket, key: string, request: IncomingMessage): void {
    if (!this.returns.welcomeBack(connection, key)) this.world.refused({ why: 'no_seat', address: remoteOf(request) });
  }
  private ask(connection: AgentSocket, token: string | undefined, request: IncomingMessage, settle: () => void): void {
    const { contest, config, clock, check, refused } = this.world;
    const address = remoteOf(request); // a closed connection no longer has one
    admitAgent(connection, token, {
      clock,
      timeouts: config.server.timeout,
      patience: config.server.limits.name,
      check,
      isCrowded: (team) => contest.room.waiting(team).length >= MOST_OF_A_TEAM,
      admitted: (agent) => {
        settle();
        this.returns.admit(agent, request.headers);
        contest.arrive(agent);
      },
      refused: (refusal) => {
        settle();
        refused({ ...refusal, address });
      },
    });
  }
  /** Counts a connection of this address. Call the result when it is closed. */
  private count(sender: string): () => void {
    this.connections.set(sender, (this.connections.get(sender) ?? 0) + 1);
    return () => {
      const left = (this.connections.get(sender) ?? 0) - 1;
      if (left > 0) this.connections.set(sender, left);
      else this.connections.delete(sender);
    };
  }
}

const CORS_LINES = Object.entries(CORS).map(([key, value]) => `${key}: ${value}`);
function turnAway(tcp: Duplex, status: string): void {
  const lines = [`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...CORS_LINES];
  tcp.end(`${lines.join('\r\n')}\r\n\r\n`);
}
