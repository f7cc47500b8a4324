import type { Game, Phase, SeatId } from '@moonrise/engine';
import { exile, raid } from './ballots.ts';
import { holders, isInDeck } from './holders.ts';
import type { Chosen } from './options.ts';

/** The phases of choice. Those of speech are made with their acts. */
export function phasesOfChoice({ timeout, fixed_night, vote, attack_vote }: Chosen, version: number): readonly Phase[] {
  const seconds = () => timeout.action / 1000;
  const hidden = (id: 'divine' | 'guard' | 'attack', rounds = 1): Phase => ({
    id,
    light: 'night',
    seconds,
    secret: true,
    seenBy: (game) => (id === 'attack' || version < 2 ? holders(game, id) : livingHolders(game, id)),
    when: (game) => rounds > 0 && (fixed_night ? isInDeck(game, id) : hasActor(game, id)),
  });
  return [
    {
      id: 'vote',
      light: 'dusk',
      seconds,
      when: (game) => vote.max_count > 0 && game.living().length > 0,
      ...exile(vote.max_count).phase,
    },
    hidden('divine'),
    hidden('guard'),
    { ...hidden('attack', attack_vote.max_count), ...raid(attack_vote.max_count).phase },
  ];
}
const livingHolders = (game: Game, phase: string): readonly SeatId[] =>
  holders(game, phase).filter((id) => game.isAlive(id));
const hasActor = (game: Game, phase: string): boolean => livingHolders(game, phase).length > 0;
