import type { Clock } from '@moonrise/server';
import { Agent, type Timeouts, teamOf, trimmedName } from './agent.ts';
import type { AgentConnection } from './agent-connection.ts';
import { readToken } from './token.ts';

/** Why an agent is not admitted. */
export type AgentRefusal = 'silent' | 'nameless' | 'unauthorized' | 'crowded';
interface AdmissionWorld {
  readonly clock: Clock;
  readonly timeouts: Timeouts;
  readonly patience: number; // ms until the name has to be there
  readonly secret: string | null; // null: no token is needed
  readonly isCrowded: (team: string) => boolean;
  readonly admitted: (agent: Agent) => void;
  readonly refused: (why: AgentRefusal, name: string) => void;
}

// Names are written into comma-separated lines and file names.
const NAMES = /^[^\p{C},]{1,60}$/u;

/** Asks a new connection for its name and admits it if it may play. A bad token is closed without a message. */
export function admitAgent(connection: AgentConnection, token: string | undefined, world: AdmissionWorld): void {
  const { clock, timeouts, patience } = world;
  const turnAway = (why: AgentRefusal, name = '') => {
    cancel();
    connection.listen({ heard: () => {}, closed: () => {} });
    connection.close(1008);
    world.refused(why, name);
  };
  const cancel = clock.at(clock.now() + patience, () => turnAway('silent'));
  connection.listen({
    closed: cancel,
    heard: (text) => {
      const name = trimmedName(text);
      const why = whyNot(name, token, world);
      if (why) return turnAway(why, name.slice(0, 60));
      cancel();
      world.admitted(new Agent(name, connection, clock, timeouts));
    },
  });
  connection.send('{"request":"NAME"}');
}

function whyNot(
  name: string,
  token: string | undefined,
  { secret, clock, isCrowded }: AdmissionWorld,
): AgentRefusal | undefined {
  const team = teamOf(name);
  if (!NAMES.test(name) || team.trim() === '') return 'nameless';
  if (secret !== null) {
    const claims = token === undefined ? undefined : readToken(token, secret, clock.now());
    if (claims?.role !== 'PLAYER' || claims.team !== team) return 'unauthorized';
  }
  return isCrowded(team) ? 'crowded' : undefined;
}
