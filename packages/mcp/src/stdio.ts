import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { AgentSeats } from './seat/agent-seats.ts';
import { connectTo } from './socket-connection.ts';
import { agentServer } from './tools/agent-server.ts';

const IDLE = 300; // seconds without a call: the agent thinks, or it is gone

/** Serves one agent on standard input and output, until the input ends. It plays on the game server at this address. */
export async function serveAgent(url: string): Promise<void> {
  const seats = new AgentSeats({ connect: connectTo(url), isAlone: true, idleSeconds: IDLE });
  const handle = serveStdio(() => agentServer(seats));
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  seats.close();
  await handle.close();
}
