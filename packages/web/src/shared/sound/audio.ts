import { hasBeenTouched } from '../device/activation.ts';

/** The audio context of this page. Browsers let it start only after the first tap or key. */
let context: AudioContext | undefined;

export function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || !hasBeenTouched()) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}
