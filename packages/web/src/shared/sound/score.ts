import { mayPlay } from './loudness.ts';
import type { Stinger } from './stingers.ts';

export type { Stinger } from './stingers.ts';

/** Plays the sound of a moment. Its code is fetched on demand. */
export function sting(name: Stinger): void {
  if (!mayPlay()) return;
  import('./stingers.ts').then(
    ({ strike }) => strike(name),
    () => {}, // no network: no sound
  );
}
