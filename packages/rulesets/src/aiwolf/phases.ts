import type { Game, Phase } from '@moonrise/engine';
import { exile, raid } from './ballots.ts';
import { holders, isInDeck } from './holders.ts';
import type { Chosen } from './options.ts';

/** The phases of choice. Those of speech are made with their acts. */
export function phasesOfChoice(chosen: Chosen): readonly Phase[] {
  const seconds = () => chosen.timeout.action / 1000;
  const hidden = (id: 'divine' | 'guard' | 'attack'): Phase => ({
    id,
    seconds,
    secret: true,
    seenBy: (game) => holders(game, id),
    when: (game) => (chosen.fixed_night ? isInDeck(game, id) : hasActor(game, id)),
  });
  const attack = hidden('attack');
  const votes = exile(chosen.vote.max_count).phase;
  const attacks = raid(chosen.attack_vote.max_count).phase;
  const isDue = (game: Game, day: number) => (attacks.when?.(game, day) ?? true) && (attack.when?.(game, day) ?? true);
  return [{ id: 'vote', seconds, ...votes }, hidden('divine'), hidden('guard'), { ...attack, ...attacks, when: isDue }];
}
const hasActor = (game: Game, phase: string): boolean => holders(game, phase).some((id) => game.isAlive(id));
