import type { Program, ProgramPort } from '@moonrise/server';
import { admitAgent } from '../agents/admission.ts';
import type { Agent } from '../agents/agent.ts';
import { AgentSocket } from '../agents/agent-connection.ts';
import { promisesTo, Returns, returnKeyIn } from '../agents/returns.ts';
import { type ProgramTimeouts, SeatedProgram } from './seated-program.ts';

const returns = new Returns();

/** Lets contest programs play in rooms of the game server, over the contest's protocol. */
export const roomPrograms: ProgramPort = {
  rules: 'aiwolf',
  isReturning: (headers) => returnKeyIn(headers) !== undefined,
  promises: promisesTo,
  greet: ({ socket, tcp, headers }, { clock, patience, named }) => {
    const connection = new AgentSocket(socket, tcp);
    const returnKey = returnKeyIn(headers);
    if (returnKey !== undefined) return void returns.welcomeBack(connection, returnKey);
    const timeouts = { action: patience, response: patience, acceptable: 0 }; // replaced when the game starts
    admitAgent(connection, undefined, {
      clock,
      timeouts,
      patience,
      check: null,
      isCrowded: () => false,
      refused: () => {},
      admitted: (agent) => {
        returns.admit(agent, headers);
        named(programOf(agent, timeouts));
      },
    });
  },
};

const programOf = (agent: Agent, timeouts: ProgramTimeouts): Program => ({
  name: agent.name,
  get isGone() {
    return agent.isGone;
  },
  onLeave: (run) => void agent.onLeave(run),
  hangUp: (code) => agent.hangUp(code),
  sitDown: (chair) => new SeatedProgram(agent, timeouts, chair),
});
