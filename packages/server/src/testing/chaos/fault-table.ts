import type { Row } from '../../store/store.ts';
import type { RunEvidence } from './checker.ts';
import type { FaultMeter } from './fault-meter.ts';

interface FaultRow {
  readonly fault: string;
  readonly times: number;
  readonly acknowledged: number;
  readonly recoveries: readonly number[]; // ms
  readonly late: readonly number[]; // ms after the end of a phase
}
const ALL = 'all';

/** One line for each kind of fault, and one for all. `wrong`: the checker's sentences. */
export function faultTable(meter: FaultMeter, { streams }: RunEvidence, wrong: readonly string[]): string {
  const late = [...streams.values()].flatMap((rows) => lateness(rows));
  const rowOf = (fault: string): FaultRow => {
    const isOf = (one: string) => fault === ALL || one === fault;
    return {
      fault,
      times: fault === ALL ? [...meter.times.values()].reduce((sum, n) => sum + n, 0) : (meter.times.get(fault) ?? 0),
      acknowledged: meter.acked.filter((one) => isOf(one.fault)).length,
      recoveries: meter.outages.filter((one) => isOf(one.fault)).map(({ ms }) => ms),
      late: late.filter(({ at }) => isOf(meter.faultAt(at))).map(({ ms }) => ms),
    };
  };
  const rows = [...meter.times.keys()].sort().map(rowOf);
  const count = (pattern: RegExp) => String(wrong.filter((sentence) => pattern.test(sentence)).length);
  const found = [count(/in no log/), count(/twice/), count(/packet|has the rows|continues/)];
  const none = rows.map(() => (wrong.length === 0 ? ['0', '0', '0'] : ['', '', ''])); // a fault found afterwards has no time
  return [
    cells(['fault', 'times', 'acked', 'lost', 'doubled', 'gaps', 'back p50', 'p99', 'max', 'late p99', 'max s']),
    ...rows.map((row, i) => line(row, none[i] ?? [])),
    line(rowOf(ALL), found),
  ].join('\n');
}
const line = ({ fault, times, acknowledged, recoveries, late }: FaultRow, found: readonly string[]): string =>
  cells([
    fault,
    String(times),
    String(acknowledged),
    ...found,
    ...[0.5, 0.99, 1].map((share) => seconds(recoveries, share)),
    ...[0.99, 1].map((share) => seconds(late, share)),
  ]);
const cells = ([first = '', ...others]: readonly string[]): string =>
  first.padEnd(30) + others.map((cell) => cell.padStart(9)).join('');

function seconds(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '-' : (value / 1000).toFixed(2);
}

/** How late the clocks of phases were carried out. */
function lateness(rows: readonly Row[]): readonly { readonly at: number; readonly ms: number }[] {
  return rows.flatMap(({ command, at }, i) => {
    const deadline = rows[i - 1]?.deadline ?? null;
    const isEnd = (command as { readonly type?: string }).type === 'expire';
    return isEnd && deadline !== null ? [{ at, ms: Math.max(0, at - deadline) }] : [];
  });
}
