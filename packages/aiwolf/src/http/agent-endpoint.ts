import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BatchingWebSocketServer, type Clock } from '@moonrise/server';
import { type AgentRefusal, admitAgent } from '../agents/admission.ts';
import { AgentSocket } from '../agents/agent-connection.ts';
import { promisesTo, Returns, returnKeyIn } from '../agents/returns.ts';
import { tokenIn } from '../agents/token.ts';
import type { Config } from '../config/config.ts';
import type { Contest } from '../contest.ts';
import { addressOf } from './address.ts';
import { CORS } from './answers.ts';

interface AgentEndpointWorld {
  readonly contest: Contest;
  readonly config: Config;
  readonly clock: Clock;
  readonly refused: (why: AgentRefusal, name: string) => void;
}
const LONGEST_ANSWER = 64 * 1024; // bytes
const MOST_LINES = 2_000; // connections
const MOST_NAMELESS = 200; // connections without a name
const MOST_OF_A_TEAM = 200; // waiting

/** The WebSocket endpoint for agents, with limits on connections. */
export class AgentEndpoint {
  private readonly world: AgentEndpointWorld;
  private readonly sockets = new BatchingWebSocketServer({
    noServer: true,
    maxPayload: LONGEST_ANSWER,
    perMessageDeflate: false,
  });
  private readonly returns = new Returns();
  private nameless = 0;

  constructor(world: AgentEndpointWorld) {
    this.world = world;
    this.sockets.on('headers', (headers, { headers: sent }) => {
      headers.push(...CORS_LINES, ...promisesTo(sent));
    });
  }
  upgrade(request: IncomingMessage, tcp: Duplex, head: Buffer): void {
    tcp.on('error', () => tcp.destroy());
    const address = addressOf(request);
    const isFull = this.sockets.clients.size >= MOST_LINES || this.nameless >= MOST_NAMELESS;
    if (address.pathname !== '/ws') return turnAway(tcp, '404 Not Found');
    const returnKey = returnKeyIn(request.headers);
    const isClosing = this.world.contest.isDraining && returnKey === undefined; // running games may finish
    if (isClosing || isFull) return turnAway(tcp, '503 Service Unavailable');
    tcp.cork(); // send the handshake and the first question in one write
    process.nextTick(() => tcp.uncork());
    this.sockets.handleUpgrade(request, tcp, head, (socket) => {
      const connection = new AgentSocket(socket, request.socket);
      if (returnKey !== undefined) return this.returns.welcomeBack(connection, returnKey);
      const settle = this.count();
      socket.on('close', settle);
      this.ask(connection, tokenIn(address, request.headers.authorization), request.headers, settle);
    });
  }
  close(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private ask(
    connection: AgentSocket,
    token: string | undefined,
    headers: IncomingHttpHeaders,
    settle: () => void,
  ): void {
    const { contest, config, clock, refused } = this.world;
    admitAgent(connection, token, {
      clock,
      timeouts: config.server.timeout,
      secret: config.secret,
      isCrowded: (team) => contest.room.waiting(team).length >= MOST_OF_A_TEAM,
      admitted: (agent) => {
        settle();
        this.returns.admit(agent, headers);
        contest.arrive(agent);
      },
      refused: (why, name) => {
        settle();
        refused(why, name);
      },
    });
  }
  /** Counts a connection without a name. Call the result when it has one or is gone. */
  private count(): () => void {
    this.nameless++;
    let isCounted = true;
    return () => {
      if (isCounted) this.nameless--;
      isCounted = false;
    };
  }
}

const CORS_LINES = Object.entries(CORS).map(([key, value]) => `${key}: ${value}`);
function turnAway(tcp: Duplex, status: string): void {
  const lines = [`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...CORS_LINES];
  tcp.end(`${lines.join('\r\n')}\r\n\r\n`);
}
