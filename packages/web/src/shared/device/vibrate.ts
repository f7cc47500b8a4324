import { settings } from '../settings/settings.ts';
import { hasBeenTouched } from './activation.ts';

/** A short shake, where the device can and its owner wants it. */
export function vibrate(pattern: number | readonly number[]): void {
  if (!settings.get().vibration || !('vibrate' in navigator) || !hasBeenTouched()) return;
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
