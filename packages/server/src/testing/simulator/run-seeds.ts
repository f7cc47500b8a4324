import { logLines } from '../chaos/evidence.ts';
import { type RunResult, simulate } from './simulation.ts';

/** `MOONRISE_SEED` runs one seed alone and prints its log. */
const only = process.env.MOONRISE_SEED;
const ALL = process.env.MOONRISE_LONG ? 20_000 : 200;
const ENOUGH = 5; // failed runs to report
const HERE = 'simulator/simulator'; // beside it lie tests of the simulator itself

/** The seeds of one half: two test files run them in parallel. */
export function seedsOf(half: 0 | 1): readonly string[] {
  if (only !== undefined) return half === 0 ? [only] : [];
  return Array.from({ length: ALL / 2 }, (_, i) => String(2 * i + half));
}

/** Runs all seeds. Reports the faults of failed runs, and how to repeat them. */
export async function runAll(seeds: readonly string[]): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  const reports: string[] = [];
  for (const seed of seeds) {
    const outcome = await simulate(seed);
    for (const event of outcome.met) met.add(event);
    if (outcome.faults.length > 0) reports.push(report(seed, outcome));
    if (reports.length === ENOUGH) break;
  }
  if (reports.length > 0) throw new Error(reports.join('\n\n'));
  return met;
}

function report(seed: string, { faults, story, evidence }: RunResult): string {
  const told = only === undefined ? [] : ['', ...story, '', ...logLines(evidence.streams)];
  return [`seed ${seed}:`, ...faults, ...told, '', `MOONRISE_SEED=${seed} npx vitest run ${HERE}`].join('\n');
}
