import { expect, test } from 'vitest';
import type { SpeechAct } from '../../acts.ts';
import type { Impression } from './impression.ts';
import { settle } from './settle.ts';

/** An impression of a line that names seat 1 only. */
const impression = (ofSeat: Readonly<Record<string, number>>, side?: 'bad' | 'good'): Impression => ({
  line: new Map([['none', 1]]),
  seats: new Map([[1, { odds: new Map(Object.entries(ofSeat)), mood: { side, isTurned: false } }]]),
});
const suspect: SpeechAct = { type: 'suspect', seat: 1 };
const trust: SpeechAct = { type: 'trust', seat: 1 };

test.each<[parsed: readonly SpeechAct[], impression: Impression, settled: readonly SpeechAct[]]>([
  [[], impression({ suspect: 0.7, none: 0.3 }, 'bad'), [suspect]],
  [[], impression({ suspect: 0.5, none: 0.5 }, 'bad'), []],
  [[], impression({ suspect: 0.8, none: 0.2 }, 'good'), []],
  [[suspect], impression({ suspect: 0.4, none: 0.6 }, 'bad'), [suspect]],
  [[suspect], impression({ none: 0.9, suspect: 0.1 }, 'bad'), []],
  [[trust], impression({ 'ask-role': 0.95, trust: 0.05 }), [{ type: 'ask', seat: 1, about: 'role' }]],
  [
    [{ type: 'report', key: 'scanned', about: [1], answer: 'werewolf', day: 1 }],
    impression({ none: 1 }),
    [{ type: 'report', key: 'scanned', about: [1], answer: 'werewolf', day: 1 }],
  ],
])('%j beside an impression', (parsed, seems, settled) => {
  expect(settle(parsed, seems)).toEqual(settled);
});
