import { audio } from './audio.ts';
import { scoreOut } from './mixer.ts';

/** One voice of an effect: a tone that swells and fades. */
interface Tone {
  readonly from: number; // Hz
  readonly to?: number; // glides there
  readonly at: number; // seconds from now
  readonly length: number;
  readonly loud: number; // 0 … 1
  readonly shape?: OscillatorType;
}

const effects = {
  nightfall: [
    { from: 392, to: 196, at: 0, length: 1.8, loud: 0.16 },
    { from: 294, to: 147, at: 0.25, length: 2, loud: 0.14, shape: 'triangle' },
  ],
  dawn: [
    { from: 523, at: 0, length: 0.9, loud: 0.1 },
    { from: 659, at: 0.22, length: 0.9, loud: 0.1 },
    { from: 784, at: 0.44, length: 1.4, loud: 0.12 },
  ],
  death: [
    { from: 110, to: 55, at: 0, length: 2.2, loud: 0.3, shape: 'triangle' },
    { from: 165, to: 82, at: 0.05, length: 1.8, loud: 0.12 },
  ],
  turn: [
    { from: 587, at: 0, length: 0.35, loud: 0.12 },
    { from: 880, at: 0.14, length: 0.5, loud: 0.1 },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type Effect = keyof typeof effects;

export function sound(effect: Effect): void {
  const context = audio();
  if (!context) return;
  for (const tone of effects[effect]) voice(context, tone);
}

const SWELL = 0.03;
function voice(context: AudioContext, { from, to = from, at, length, loud, shape = 'sine' }: Tone): void {
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + SWELL);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(scoreOut(context));
  source.start(start);
  source.stop(start + length);
}
