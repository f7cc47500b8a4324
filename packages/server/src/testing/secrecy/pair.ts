import type { SecrecyScene } from './scenes.ts';
import { playWorld, type World } from './world.ts';

export interface WirePairReport {
  readonly worlds: readonly [World, World];
  readonly frames: number; // compared
  readonly answers: number;
  readonly findings: readonly string[];
}

const LONGEST = 14; // phases

/** Plays both worlds of a scene, and says what those can tell apart who may not. */
export async function checkPair(scene: SecrecyScene, longest = LONGEST): Promise<WirePairReport> {
  const worlds = [await playWorld(scene, false, longest), await playWorld(scene, true, longest)] as const;
  const [a, b] = worlds;
  const findings = a.heard.flatMap(({ who, frames, answers }, i) => [
    ...difference(`${who}: frames`, frames, b.heard[i]?.frames ?? []),
    ...difference(`${who}: answers`, answers, b.heard[i]?.answers ?? []),
  ]);
  if (a.heard.map(({ who }) => who).join() !== b.heard.map(({ who }) => who).join())
    findings.push('the viewers are not the same');
  const count = (key: 'frames' | 'answers') => a.heard.reduce((sum, heard) => sum + heard[key].length, 0);
  return { worlds, frames: count('frames'), answers: count('answers'), findings };
}

function difference(what: string, a: readonly string[], b: readonly string[]): string[] {
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0 && a.length === b.length) return [];
  const i = at < 0 ? a.length : at;
  return [`${what} differ at ${i} of ${a.length} and ${b.length}\n  ${a[i] ?? 'nothing'}\n  ${b[i] ?? 'nothing'}`];
}
