import type { Player } from '@moonrise/bots';
import { chosenRules } from '../chosen-rules.ts';
import type { MatchesWorld } from '../matches/matches.ts';
import type { NodeWorld } from '../nodes/node-world.ts';
import type { NodeFaults } from '../operations/faults.ts';
import type { Programs } from '../programs/programs.ts';
import { Ai, type AiWorld } from './ai.ts';
import { AiMetrics } from './ai-metrics.ts';
import type { Creators } from './creators.ts';
import { patientPlayer } from './patient-player.ts';
import { seatPlayers } from './seat-players.ts';

/** Who plays AI seats: the built-in players, a model if one is configured, and programs that have connected. */
export function openPlayers(
  { settings, store, clock, log, metrics, cluster }: NodeWorld,
  { trouble }: NodeFaults,
  creators: Creators,
  programs: Programs | null,
): MatchesWorld['playersOf'] {
  const shut: AiWorld['shut'] = (fault) => log.warn({ fault }, 'the AI provider fails: bots play for a while');
  const creatorOf: AiWorld['creatorOf'] = (room) => creators.nameOf(room);
  const run = cluster ? '' : `${clock.now()}/`; // after a restart nobody else makes the call that was under way
  const world = { store, clock, metrics: new AiMetrics(metrics.registry), creatorOf, run, trouble, shut };
  const ai = settings.ai && new Ai(world, settings.ai);
  return (id, { room, sitters, rules, options }) => {
    const built = chosenRules(rules, options);
    const programAt = (seat: number, standIn: Player) => {
      const chair = built.ok && { game: id, seat, rules: built.rules, clock, standIn };
      const program = programs?.at(id, seat);
      if (program && chair) return program.sitDown(chair);
      return cluster && patientPlayer(standIn, clock); // it may be connected to another node
    };
    return seatPlayers(ai, { id, room, sitters }, programAt);
  };
}
