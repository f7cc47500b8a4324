import type { IncomingHttpHeaders } from 'node:http';
import type { Agent } from './agent.ts';
import type { AgentConnection } from './agent-connection.ts';

const SEAT = 'moonrise-seat'; // with the key for a seat to come
const RETURN = 'moonrise-return'; // with the key of a seat that was left
const KEY = /^[\w-]{20,100}$/;
const NOT_KEPT = 1008;

const seatKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, SEAT);
export const returnKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, RETURN);
/** What those are told who brought a key: their seat will be kept. Nobody else is told anything. */
export const promisesTo = (headers: IncomingHttpHeaders): readonly string[] =>
  seatKeyIn(headers) === undefined ? [] : [`${SEAT}: kept`];

/** Programs that can come back into a running game, by the key that they made up when they first came. */
export class Returns {
  private readonly agents = new Map<string, Agent>();

  /** It is in; if it brought a key, its seat will be kept. */
  admit(agent: Agent, headers: IncomingHttpHeaders): void {
    const key = seatKeyIn(headers);
    if (key === undefined) return;
    agent.keepSeat();
    this.agents.set(key, agent);
    agent.onLeave(() => this.agents.get(key) === agent && this.agents.delete(key));
  }
  /** Leads somebody back to the seat that this key opens, if it is still kept and its game runs. */
  welcomeBack(connection: AgentConnection, key: string): void {
    const agent = this.agents.get(key);
    if (agent) agent.comeBack(connection);
    else connection.close(NOT_KEPT);
  }
}

function keyIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const key = headers[name];
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}
