import type { ProgramPort } from '@moonrise/server';
import { knock } from '../agents/door.ts';
import { SocketLine } from '../agents/line.ts';
import { SeatedProgram } from './seated-program.ts';

/** Has contest programs play in rooms of the game server, over the same wire as in a contest. */
export const roomPrograms: ProgramPort = {
  rules: 'aiwolf',
  greet: ({ socket, tcp }, { clock, patience, named }) => {
    const timeouts = { action: patience, response: patience, acceptable: 0 }; // other ones at the table
    knock(new SocketLine(socket, tcp), undefined, {
      clock,
      timeouts,
      secret: null,
      isCrowded: () => false,
      refused: () => {},
      admitted: (agent) =>
        named({
          name: agent.name,
          get isGone() {
            return agent.isGone;
          },
          onLeave: (run) => void agent.onLeave(run),
          hangUp: (code) => agent.hangUp(code),
          sitDown: (chair) => new SeatedProgram(agent, timeouts, chair),
        }),
    });
  },
};
