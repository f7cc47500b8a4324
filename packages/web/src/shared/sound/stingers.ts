import { audio } from './audio.ts';
import { scoreOut } from './mixer.ts';

/** One voice of a chord: where it starts, where it glides, when, how long and how loud. */
type Voice = readonly [from: number, to: number, at: number, length: number, loud: number, shape?: OscillatorType];

const [A1, D2, A2, D3, F3, A3, CIS4, D4, F4, FIS4, A4, D5, FIS5] = [
  55, 73.4, 110, 146.8, 174.6, 220, 277.2, 293.7, 349.2, 370, 440, 587.3, 740,
];
// All in D: minor at night and for deaths, major at dawn and for the spared. The deep voices have companions above them, for
// speakers that cannot play them.
export const stingers = {
  card: [
    [A3, A3, 0, 0.3, 0.12],
    [D4, D4, 0.09, 0.5, 0.12],
  ],
  nightfall: [
    [D4, D3, 0, 2, 0.14],
    [F4, F3, 0.2, 2, 0.1],
    [D2, D2, 0, 2.4, 0.2, 'triangle'],
  ],
  dawn: [
    [D4, D4, 0, 1.2, 0.1],
    [FIS4, FIS4, 0.18, 1.2, 0.1],
    [A4, A4, 0.36, 1.2, 0.1],
    [D5, D5, 0.54, 1.6, 0.1],
  ],
  dusk: [
    [A3, A3, 0, 0.8, 0.12, 'triangle'],
    [D3, D3, 0.3, 1.4, 0.16, 'triangle'],
    [D4, D4, 0.3, 1.1, 0.07],
  ],
  death: [
    [A2, A1, 0, 2.4, 0.3, 'triangle'],
    [D3, D2, 0.05, 2.2, 0.16],
    [F3, 165, 0.1, 1.8, 0.1],
    [D4, CIS4, 0, 2, 0.1, 'triangle'],
    [F4, D4, 0.1, 1.6, 0.07],
  ],
  spared: [
    [D4, D4, 0, 0.9, 0.1],
    [A4, A4, 0.16, 0.9, 0.09],
    [FIS5, FIS5, 0.32, 1.4, 0.07],
  ],
  shot: [
    [900, 60, 0, 0.22, 0.4, 'sawtooth'],
    [A1, 40, 0.02, 1.4, 0.34, 'triangle'],
    [A3, 160, 0.02, 1, 0.1, 'triangle'],
  ],
  turned: [
    [D3, 155.6, 0, 1.6, 0.16, 'sawtooth'],
    [A2, 103.8, 0.1, 1.8, 0.16, 'triangle'],
  ],
  count: [
    [D3, D3, 0, 0.5, 0.16, 'triangle'],
    [D4, D4, 0, 0.3, 0.1, 'triangle'],
    [D3, D3, 0.6, 0.5, 0.14, 'triangle'],
    [D4, D4, 0.6, 0.3, 0.09, 'triangle'],
    [D3, D3, 1.2, 0.5, 0.12, 'triangle'],
    [D4, D4, 1.2, 0.3, 0.08, 'triangle'],
  ],
  verdict: [
    [D3, D3, 0.5, 1.6, 0.22, 'triangle'],
    [F3, F3, 0.5, 1.6, 0.14],
    [A1, A1, 0.5, 2, 0.26, 'triangle'],
    [D4, D4, 0.5, 1.4, 0.1],
    [F4, F4, 0.5, 1.4, 0.07],
  ],
  curtain: [
    [D3, D3, 0, 2.6, 0.16, 'triangle'],
    [A3, A3, 0.2, 2.4, 0.12],
    [D4, D4, 0.4, 2.2, 0.1],
    [FIS4, FIS4, 0.6, 2.4, 0.1],
  ],
  heartbeat: [
    [62, 40, 0, 0.16, 0.4],
    [248, 160, 0, 0.1, 0.16, 'triangle'],
    [58, 38, 0.24, 0.2, 0.32],
    [232, 152, 0.24, 0.12, 0.13, 'triangle'],
  ],
  turn: [
    [D5, D5, 0, 0.35, 0.12],
    [880, 880, 0.14, 0.5, 0.1],
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;
export type Stinger = keyof typeof stingers;

export function strike(name: Stinger): void {
  const context = audio();
  if (!context) return;
  for (const [from, to, at, length, loud, shape = 'sine'] of stingers[name] as readonly Voice[]) {
    const start = context.currentTime + at;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    source.connect(volume).connect(scoreOut(context));
    source.start(start);
    source.stop(start + length);
  }
}
