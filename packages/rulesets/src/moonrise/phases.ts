import type { Game, Phase } from '@moonrise/engine';

export const PHASES = ['night', 'day', 'voting', 'hunter_revenge'] as const;

const LARGE = 9;
/** Large games get more time. They stay large however many have died. */
const bySize = (small: number, large: number) => (game: Game) => (game.seats.length < LARGE ? small : large);

export const phases: readonly Phase[] = [
  {
    id: 'night',
    light: 'night',
    seconds: bySize(40, 50),
    secret: true,
    order: ['mute', 'skipMute', 'save', 'convert', 'kill', 'scan', 'investigate'],
  },
  { id: 'day', light: 'day', seconds: () => 60, done: () => false, cutShort: true },
  { id: 'voting', light: 'dusk', seconds: bySize(25, 35) },
];
