import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { AgentSeats, agentServer, type ConnectSeat } from '@moonrise/mcp';
import type { Clock } from '../clock.ts';
import type { LocalClient } from '../sockets/admission.ts';

export type ConnectAgent = (from: LocalClient) => ConnectSeat;

const IDLE = 180; // seconds without a call: a model thinks for so long, and then a bot may play on

interface Visits {
  readonly seats: AgentSeats;
  readonly handler: McpHttpHandler;
  running: number; // requests
}

/** Answers agents over HTTP. Their seats are connections of this process, counted by the address that took them. */
export class AgentDoor {
  private readonly connect: ConnectAgent;
  private readonly clock: Clock;
  private readonly visits = new Map<string, Visits>(); // by address

  constructor(connect: ConnectAgent, clock: Clock) {
    this.connect = connect;
    this.clock = clock;
  }
  async answer(request: Request, parsedBody: unknown, from: LocalClient): Promise<Response> {
    const visits = this.visitsOf(from);
    visits.running++;
    try {
      return await visits.handler.fetch(request, { parsedBody });
    } finally {
      visits.running--;
    }
  }
  close(): void {
    for (const { seats } of this.visits.values()) seats.close();
    this.visits.clear();
  }
  /** Addresses that have no seat any more are forgotten. */
  private visitsOf(from: LocalClient): Visits {
    for (const [address, { seats, running }] of this.visits) {
      if (running > 0 || !seats.isEmpty) continue;
      seats.close();
      this.visits.delete(address);
    }
    const known = this.visits.get(from.address);
    if (known) return known;
    const { connect, clock } = this;
    const seats = new AgentSeats({
      connect: connect(from),
      isAlone: false,
      now: () => clock.now(),
      idleSeconds: IDLE,
    });
    const visits = { seats, handler: createMcpHandler(() => agentServer(seats)), running: 0 };
    this.visits.set(from.address, visits);
    return visits;
  }
}
