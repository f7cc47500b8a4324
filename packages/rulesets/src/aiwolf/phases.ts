import type { Game, Phase } from '@moonrise/engine';
import { exile, raid } from './ballots.ts';
import { holders, isInDeck } from './holders.ts';
import type { Chosen } from './options.ts';

/** The phases of choice. Those of speech are made with their acts. */
export function phasesOfChoice({ timeout, fixed_night, vote, attack_vote }: Chosen): readonly Phase[] {
  const seconds = () => timeout.action / 1000;
  const hidden = (id: 'divine' | 'guard' | 'attack', rounds = 1): Phase => ({
    id,
    light: 'night',
    seconds,
    secret: true,
    seenBy: (game) => holders(game, id),
    when: (game) => rounds > 0 && (fixed_night ? isInDeck(game, id) : hasActor(game, id)),
  });
  return [
    { id: 'vote', light: 'dusk', seconds, when: () => vote.max_count > 0, ...exile(vote.max_count).phase },
    hidden('divine'),
    hidden('guard'),
    { ...hidden('attack', attack_vote.max_count), ...raid(attack_vote.max_count).phase },
  ];
}
const hasActor = (game: Game, phase: string): boolean => holders(game, phase).some((id) => game.isAlive(id));
