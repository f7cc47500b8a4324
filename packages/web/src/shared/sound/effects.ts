import { settings } from '../settings/settings.ts';
import type { Effect } from './tones.ts';

export type { Effect } from './tones.ts';

/** Plays an effect, if effects are wanted on this device. No screen waits for how it sounds. */
export function play(effect: Effect): void {
  if (!settings.get().effects) return;
  import('./tones.ts').then(
    ({ sound }) => sound(effect),
    () => {}, // no network: the game goes on without it
  );
}
