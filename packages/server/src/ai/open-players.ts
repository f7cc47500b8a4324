import type { SeatPlayer } from '@moonrise/bots';
import { chosenRulesOf } from '../chosen-rules.ts';
import type { MatchesWorld } from '../matches/matches.ts';
import type { NodeWorld } from '../nodes/node-world.ts';
import type { NodeFaults } from '../operations/faults.ts';
import type { Programs } from '../programs/programs.ts';
import { Ai, type AiWorld } from './ai.ts';
import { AiMetrics } from './ai-metrics.ts';
import type { Creators } from './creators.ts';
import { deadlinePlayer } from './deadline-player.ts';
import { seatPlayers } from './seat-players.ts';

/** The players of AI seats: built-in ones, a model if one is configured, and connected programs. */
export function openPlayers(
  { settings, store, clock, log, metrics, cluster }: NodeWorld,
  { trouble }: NodeFaults,
  creators: Creators,
  programs: Programs | null,
): MatchesWorld['playersOf'] {
  const shut: AiWorld['shut'] = (fault, model) =>
    log.warn({ fault, model }, 'the AI provider fails: bots play for a while');
  const creatorOf: AiWorld['creatorOf'] = (room) => creators.nameOf(room);
  const run = cluster ? '' : `${clock.now()}/`; // a single server repeats its calls after a restart
  const peers = cluster ? { node: cluster.node, isAlive: (node: string) => cluster.presence.isAlive(node) } : null;
  const world = { store, clock, metrics: new AiMetrics(metrics.registry), creatorOf, run, peers, trouble, shut };
  const ai = settings.ai && new Ai(world, settings.ai);
  return (id, begin, isWolf) => {
    const { room, sitters, table } = begin;
    const built = chosenRulesOf(begin);
    const programAt = (seat: number, standIn: SeatPlayer) => {
      const chair = built.ok && { game: id, seat, rules: built.rules, clock, standIn };
      const program = programs?.at(id, seat);
      if (program && chair) return program.sitDown(chair);
      return cluster && deadlinePlayer(standIn, clock); // the program may be connected to another node
    };
    return seatPlayers(ai, { id, room, sitters, ...(table && { table }) }, isWolf, programAt);
  };
}
