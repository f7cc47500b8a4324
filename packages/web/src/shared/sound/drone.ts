import { audio } from './audio.ts';
import { scoreOut } from './mixer.ts';

const VOICES = [55, 82.4, 110.3, 164.6, 220.7]; // Hz: fifths, slightly apart, so that they beat against each other
const LOUD = 0.06;
const FADE = 3; // seconds

/** Plays until it is faded out. */
export function drone(): (() => void) | undefined {
  const context = audio();
  if (!context) return undefined;
  const volume = context.createGain();
  const dull = context.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = 420;
  volume.gain.setValueAtTime(0, context.currentTime);
  volume.gain.linearRampToValueAtTime(LOUD, context.currentTime + FADE);
  dull.connect(volume).connect(scoreOut(context));
  const voices = VOICES.map((pitch) => {
    const voice = context.createOscillator();
    voice.type = 'triangle';
    voice.frequency.value = pitch;
    voice.connect(dull);
    voice.start();
    return voice;
  });
  return () => {
    volume.gain.cancelScheduledValues(context.currentTime);
    volume.gain.setTargetAtTime(0, context.currentTime, FADE / 4);
    for (const voice of voices) voice.stop(context.currentTime + FADE);
  };
}
