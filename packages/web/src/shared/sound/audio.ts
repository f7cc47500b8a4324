import { hasBeenTouched } from '../device/activation.ts';

/** The one audio context of this page. It starts with the first touch: browsers allow it no sooner. */
let context: AudioContext | undefined;

export function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || !hasBeenTouched()) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}
