import { asked } from '../services/postgres.ts';
import type { RealCluster } from './cluster.ts';

/** What the nodes have done so far, together. */
export interface ClusterUsage {
  readonly at: number; // ms
  readonly reads: number; // of the store
  readonly appends: number;
  readonly conflicts: number;
  readonly own: number; // packets of rows that the node itself has stored
  readonly others: number; // packets of rows of other nodes
  readonly hints: number; // sent to other nodes
  readonly cpu: number; // seconds
}
const COUNTS = {
  reads: /^moonrise_store_seconds_count\{operation="read".*/,
  appends: /^moonrise_store_seconds_count\{operation="append".*/,
  conflicts: /^moonrise_store_seconds_count\{operation="append",outcome="conflict".*/,
  own: /^moonrise_delivery_seconds_count\{node="this".*/,
  others: /^moonrise_delivery_seconds_count\{node="other".*/,
  hints: /^moonrise_hints_total\{direction="sent".*/,
} as const;

export async function usageOf({ members }: RealCluster): Promise<ClusterUsage> {
  const asked = members.map(({ metricsPort }) => fetch(`http://127.0.0.1:${metricsPort}/metrics`));
  const texts = await Promise.all((await Promise.all(asked)).map((answer) => answer.text()));
  const lines = texts.flatMap((text) => text.split('\n'));
  const sum = (pattern: RegExp) =>
    lines.filter((line) => pattern.test(line)).reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  const [reads, appends, conflicts] = [sum(COUNTS.reads), sum(COUNTS.appends), sum(COUNTS.conflicts)];
  const [own, others, hints] = [sum(COUNTS.own), sum(COUNTS.others), sum(COUNTS.hints)];
  const cpu = members.reduce((total, { node }) => total + node.cpu, 0);
  return { at: Date.now(), reads, appends, conflicts, own, others, hints, cpu };
}

/** What was done between two moments, per second. */
export function usageLine(before: ClusterUsage, after: ClusterUsage): string {
  const seconds = (after.at - before.at) / 1000;
  const rate = (key: keyof ClusterUsage) => ((after[key] - before[key]) / seconds).toFixed(1);
  const share = (100 * (after.cpu - before.cpu)) / seconds;
  return [
    `per second: ${rate('reads')} reads, ${rate('appends')} appends (${rate('conflicts')} in conflict)`,
    `${rate('own')} packets of own rows, ${rate('others')} of rows of other nodes`,
    `${rate('hints')} hints, ${share.toFixed(0)} % of a core`,
  ].join(', ');
}

/** What a row takes on the disk of the database, with its indexes. */
export async function rowsLine({ databaseUrl }: RealCluster): Promise<string> {
  const rows = Number(await asked(databaseUrl, 'SELECT count(*) FROM rows'));
  const bytes = Number(await asked(databaseUrl, `SELECT pg_total_relation_size('rows')`));
  return `${rows} rows of ${(bytes / rows).toFixed(0)} bytes`;
}
