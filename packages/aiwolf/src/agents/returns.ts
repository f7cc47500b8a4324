import type { IncomingHttpHeaders } from 'node:http';
import type { Agent } from './agent.ts';
import type { AgentConnection } from './agent-connection.ts';

const SEAT = 'moonrise-seat'; // carries the key for a new seat
const RETURN = 'moonrise-return'; // carries the key of a kept seat
const KEY = /^[\w-]{20,100}$/;
const NOT_KEPT = 1008;

const seatKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, SEAT);
export const returnKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, RETURN);
/** Confirms in the handshake that the seat will be kept, if the client sent a key. */
export const promisesTo = (headers: IncomingHttpHeaders): readonly string[] =>
  seatKeyIn(headers) === undefined ? [] : [`${SEAT}: kept`];

/** Programs that may return to a running game, by the key they sent when they first connected. */
export class Returns {
  private readonly agents = new Map<string, Agent>();

  /** Registers an admitted agent; its seat is kept if it sent a key. */
  admit(agent: Agent, headers: IncomingHttpHeaders): void {
    const key = seatKeyIn(headers);
    if (key === undefined) return;
    agent.keepSeat();
    this.agents.set(key, agent);
    agent.onLeave(() => this.agents.get(key) === agent && this.agents.delete(key));
  }
  /** Returns a connection to the seat of this key. False if the seat is not kept, or its game is over. */
  welcomeBack(connection: AgentConnection, key: string): boolean {
    const agent = this.agents.get(key);
    if (agent) agent.comeBack(connection);
    else connection.close(NOT_KEPT);
    return agent !== undefined;
  }
}

function keyIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const key = headers[name];
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}
