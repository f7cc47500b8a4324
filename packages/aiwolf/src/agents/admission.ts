import type { Clock } from '@moonrise/server';
import { Agent, type Timeouts, teamOf, trimmedName } from './agent.ts';
import type { AgentConnection } from './agent-connection.ts';
import { looksLikeHouse } from './house.ts';
import type { RefusedConnection } from './refusal.ts';
import type { CheckedToken } from './token.ts';

type Refusal = Omit<RefusedConnection, 'address'>;
interface AdmissionWorld {
  readonly clock: Clock;
  readonly timeouts: Timeouts;
  readonly patience: number; // ms until the name has to be there
  readonly check: ((token: string) => CheckedToken) | null; // null: no token is needed
  readonly isCrowded: (team: string) => boolean;
  readonly admitted: (agent: Agent) => void;
  readonly refused: (refusal: Refusal) => void;
}

// Names are written into comma-separated lines and file names.
const NAMES = /^[^\p{C},]{1,60}$/u;
/** Why no agent can have this name; undefined if one can. */
export function nameFault(name: string): 'nameless' | 'reserved' | undefined {
  const team = teamOf(name);
  if (!NAMES.test(name) || team.trim() === '') return 'nameless';
  return looksLikeHouse(team) ? 'reserved' : undefined;
}

/** Asks a new connection for its name and admits it if it may play. A bad token is closed without a message. */
export function admitAgent(connection: AgentConnection, token: string | undefined, world: AdmissionWorld): void {
  const { clock, timeouts, patience } = world;
  const turnAway = (refusal: Refusal) => {
    cancel();
    connection.listen({ heard: () => {}, closed: () => {} });
    connection.close(1008);
    world.refused(refusal);
  };
  const cancel = clock.at(clock.now() + patience, () => turnAway({ why: 'silent' }));
  connection.listen({
    closed: cancel,
    heard: (text) => {
      const name = trimmedName(text);
      const refusal = whyNot(name, token, world);
      if (refusal) return turnAway(refusal);
      cancel();
      world.admitted(new Agent(name, connection, clock, timeouts));
    },
  });
  connection.send('{"request":"NAME"}');
}

function whyNot(name: string, token: string | undefined, { check, isCrowded }: AdmissionWorld): Refusal | undefined {
  const team = teamOf(name);
  const fault = nameFault(name);
  if (fault) return { why: fault, name: name.slice(0, 60) };
  const refusal = check && tokenRefusal(team, token, check);
  if (refusal) return { ...refusal, name, team };
  return isCrowded(team) ? { why: 'crowded', name, team } : undefined;
}
function tokenRefusal(
  team: string,
  token: string | undefined,
  check: (token: string) => CheckedToken,
): Refusal | undefined {
  if (token === undefined) return { why: 'no_token' };
  const checked = check(token);
  if (!checked.ok) return { why: checked.why };
  const { role, team: tokenTeam } = checked.claims;
  if (role !== 'PLAYER') return { why: 'role' };
  return tokenTeam === team ? undefined : { why: 'team', tokenTeam };
}
