import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { round } from './measure.mjs';

/**
 * A CPU profile of a playing table: functions by self time.
 * @param {import('./tables.mjs').Table} table
 * @param {number} ms
 * @returns {Promise<{ where: string, share: number }[]>}
 */
export async function profile(table, ms) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  round(table, ms / 2);
  await session.post('Profiler.start');
  round(table, ms);
  const { profile: taken } = await session.post('Profiler.stop');
  session.disconnect();
  /** @type {Map<string, number>} */
  const hits = new Map();
  for (const { callFrame, hitCount = 0 } of taken.nodes) {
    const { functionName, url, lineNumber } = callFrame;
    const where = `${functionName || '(anonymous)'}${url ? ` ${basename(url)}:${lineNumber + 1}` : ''}`;
    hits.set(where, (hits.get(where) ?? 0) + hitCount);
  }
  const total = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return [...hits].sort(([, a], [, b]) => b - a).map(([where, count]) => ({ where, share: count / total }));
}
