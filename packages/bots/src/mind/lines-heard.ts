import { signsOf } from '../talk/sentences-said.ts';
import type { Memory } from './memory.ts';

const RECENT = 24; // lines
const SPOKEN = 1200; // sentences

/** Remembers what was said to everyone, in order. */
export function noteLines(memory: Memory, lines: readonly string[]): void {
  if (lines.length === 0) return;
  memory.recent = latest(memory.recent.concat(lines), RECENT);
  memory.spoken = latest(memory.spoken.concat(...lines.map(signsOf)), SPOKEN);
}
const latest = <T>(list: T[], most: number): T[] => (list.length > most ? list.slice(-most) : list);
