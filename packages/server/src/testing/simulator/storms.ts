import { logLines } from '../chaos/evidence.ts';
import { type SimOutcome, simulate } from './simulation.ts';

// A storm is one simulated run with faults drawn from its seed.
/** `MOONRISE_SEED` plays one seed alone, and tells its story. */
const only = process.env.MOONRISE_SEED;
const ALL = process.env.MOONRISE_LONG ? 20_000 : 500;
const ENOUGH = 5; // harmful storms to report
const HERE = 'packages/server/src/testing/simulator';

/** The seeds of one half: two files play them, so that two cores can. */
export function seedsOf(half: 0 | 1): readonly string[] {
  if (only !== undefined) return half === 0 ? [only] : [];
  return Array.from({ length: ALL / 2 }, (_, i) => String(2 * i + half));
}

/** Plays them all. Of those that do harm it tells what was wrong, and how to see it again. */
export async function runStorms(seeds: readonly string[]): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  const reports: string[] = [];
  for (const seed of seeds) {
    const outcome = await simulate(seed);
    for (const rarity of outcome.met) met.add(rarity);
    if (outcome.faults.length > 0) reports.push(report(seed, outcome));
    if (reports.length === ENOUGH) break;
  }
  if (reports.length > 0) throw new Error(reports.join('\n\n'));
  return met;
}

function report(seed: string, { faults, story, evidence }: SimOutcome): string {
  const told = only === undefined ? [] : ['', ...story, '', ...logLines(evidence.streams)];
  return [`seed ${seed}:`, ...faults, ...told, '', `MOONRISE_SEED=${seed} npx vitest run ${HERE}`].join('\n');
}
