import type { Id, Phase } from '@moonrise/engine';

export const PHASES = ['reveal', 'night', 'day'] as const;

/** The order in which the night's choices are carried out, whenever they are made. */
export const NIGHT_ORDER: readonly Id[] = ['lonePeek', 'peek', 'peekCenter', 'rob', 'swap', 'drink', 'done'];

export const phases: readonly Phase[] = [
  { id: 'reveal', light: 'dusk', seconds: () => 5, done: () => false },
  { id: 'night', light: 'night', seconds: () => 45, secret: true, order: NIGHT_ORDER },
  { id: 'day', light: 'day', seconds: () => 180, nudge: 30 },
];
