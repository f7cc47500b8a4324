import type { IncomingHttpHeaders } from 'node:http';
import type { Agent } from './agent.ts';

const SEAT = 'moonrise-seat'; // with the key for a seat to come
const RETURN = 'moonrise-return'; // with the key of a seat that was left
const KEY = /^[\w-]{20,100}$/;
/** What those are told who brought a key: their seat will be kept. Nobody else is told anything. */
export const KEPT = `${SEAT}: kept`;

export const seatKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, SEAT);
export const returnKeyIn = (headers: IncomingHttpHeaders): string | undefined => keyIn(headers, RETURN);

/** Programs that can come back into a running game, by the key that they made up when they first came. */
export class Returns {
  private readonly agents = new Map<string, Agent>();

  expect(key: string, agent: Agent): void {
    this.agents.set(key, agent);
    agent.onLeave(() => this.agents.delete(key));
  }
  find(key: string): Agent | undefined {
    return this.agents.get(key);
  }
}

function keyIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const key = headers[name];
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}
