import { settings } from '../settings/settings.ts';

let isTableScreen = false;
let isQuiet = false; // the table screen has the sound
/** The table screen has sound unless it was turned off; other devices have it if they want it, and gently. */
export function soundAtTable(isOn: boolean): void {
  isTableScreen = isOn;
}
/** Phones beside a table screen leave the sound to it. */
export function keepQuiet(isOn: boolean): void {
  isQuiet = isOn;
}
export const mayPlay = (): boolean => (isTableScreen ? settings.get().voice : settings.get().effects && !isQuiet);
export const isGentle = (): boolean => !isTableScreen;
