import { settings } from '../settings/settings.ts';
import { hasBeenTouched } from './activation.ts';

/** A short vibration, where the device supports it and the setting is on. */
export function vibrate(pattern: number | readonly number[]): void {
  if (!settings.get().vibration || !('vibrate' in navigator) || !hasBeenTouched()) return;
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
