import { type Packet, packet, type Request } from '@moonrise/agent-kit';
import { type Id, seedOf } from '@moonrise/engine';
import { Agent } from '../agents/agent.ts';
import { readConfig } from '../config/read-config.ts';
import type { ContestChance } from '../games/chance.ts';
import { ContestGame } from '../games/contest-game.ts';
import type { ContestResult, Reporter } from '../games/reporter.ts';
import { TableSetup } from '../games/table-setup.ts';
import { FakeConnection } from './fake-connection.ts';
import { HandClock } from './hand-clock.ts';

export const ID = '01JZ8Q4M7T3V5X9K2B6C8D0EFG';

/** Deterministic: the seed decides the deal, and seats follow the order of arrival. */
export const firstCome = (seed = 'contest'): ContestChance => ({
  below: () => 0,
  seed: () => seedOf(seed),
  id: () => ID,
});

export function configOf(text: string, environment = {}, flags = {}) {
  const read = readConfig(text, environment, flags);
  if (!read.ok) throw new Error(read.message);
  return read.config;
}

/** An agent's answer to a packet; undefined for none. */
export type AgentScript = (
  packet: Packet,
  agent: { readonly name: string; readonly connection: FakeConnection },
) => string | undefined;

export interface PlayedContest {
  readonly result: ContestResult;
  readonly sent: ReadonlyMap<string, readonly Packet[]>; // by name in the game
  readonly clock: HandClock;
}

interface Setup {
  readonly config?: string;
  readonly cards?: readonly Id[]; // by seat
  readonly script?: AgentScript;
  readonly reporters?: readonly Reporter[];
  readonly seed?: string;
}

export const othersAlive = ({ info }: Packet): string[] =>
  Object.entries(info?.status_map ?? {})
    .filter(([name, status]) => status === 'ALIVE' && name !== info?.agent)
    .map(([name]) => name);
const SPEECH: readonly Request[] = ['TALK', 'WHISPER'];
const CHOICE: readonly Request[] = ['VOTE', 'DIVINE', 'GUARD', 'ATTACK'];
/** Ends its speech at once, and chooses the first of the other players. */
export const plain: AgentScript = (asked) => {
  if (CHOICE.includes(asked.request)) return othersAlive(asked)[0];
  return SPEECH.includes(asked.request) ? 'Over' : undefined;
};

/** Plays a whole game over fake connections. Every packet is checked against the strict schema. */
export async function played({
  config = '',
  cards,
  script = plain,
  reporters = [],
  seed,
}: Setup = {}): Promise<PlayedContest> {
  const settled = configOf(config);
  const clock = new HandClock();
  const sent = new Map<string, Packet[]>();
  const agents = Array.from({ length: settled.game.agent_count }, (_, i) => {
    const connection = new FakeConnection();
    const agent = new Agent(`team${i + 1}`, connection, clock, settled.server.timeout);
    connection.onSend = (text) => {
      const got = packet.parse(JSON.parse(text)) as Packet;
      if (got.info) sent.set(got.info.agent, [...(sent.get(got.info.agent) ?? []), got]);
      queueMicrotask(() => {
        const answer = script(got, { name: got.info?.agent ?? agent.name, connection });
        if (answer !== undefined) connection.say(answer);
      });
    };
    return agent;
  });
  const layer = new TableSetup(settled, clock, firstCome(seed), 'standard');
  const game = new ContestGame(layer.setUp({ contestants: agents, ...(cards && { roles: cards }) }), {
    clock,
    reporters,
  });
  return { result: await clock.until(game.run()), sent, clock };
}
