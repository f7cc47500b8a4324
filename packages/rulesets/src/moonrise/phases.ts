import type { Game, Phase } from '@moonrise/engine';
import { isTroubled } from '../guests/troublemaker.ts';
import { isFullMoon } from './happenings.ts';

export const PHASES = ['night', 'day', 'voting', 'hunter_revenge', 'prayer'] as const;

const LARGE = 9;
/** Large games get more time, by the number of seats and not of the living. */
const bySize = (small: number, large: number) => (game: Game) => (game.seats.length < LARGE ? small : large);

const NIGHT = [
  ...['raise', 'mute', 'skipMute', 'save', 'guard', 'heal', 'convert', 'maul', 'kill', 'poison', 'hush', 'stir'],
  ...['scan', 'investigate', 'shine'],
];

export const phases: readonly Phase[] = [
  {
    id: 'night',
    light: 'night',
    seconds: bySize(40, 50),
    secret: true,
    order: NIGHT,
  },
  { id: 'day', light: 'day', seconds: (game) => (isFullMoon(game) ? 30 : 60), done: () => false, cutShort: true },
  { id: 'voting', light: 'dusk', seconds: bySize(25, 35), again: isTroubled },
];
