import { mayPlay } from './loudness.ts';
import type { Effect } from './tones.ts';

export type { Effect } from './tones.ts';

/** Plays an effect if effects are on. Its code is fetched on demand. */
export function play(effect: Effect): void {
  if (!mayPlay()) return;
  import('./tones.ts').then(
    ({ sound }) => sound(effect),
    () => {}, // no network: no sound
  );
}
