import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FaultMeter } from './fault-meter.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());
const yes = { ok: true as const };

test('a person who comes back is measured from the loss to the next answer', () => {
  const meter = new FaultMeter();
  const watch = meter.person('P0');
  const before = watch.connection();
  meter.begin('node killed');
  before.lost();
  vi.setSystemTime(1_000_300);
  const after = watch.connection();
  vi.setSystemTime(1_000_450);
  after.answered(1_000_400, 'resume', {}, yes);
  expect(meter.outages).toEqual([{ fault: 'node killed', ms: 450 }]);
});

test('a person who asks nothing for minutes was not kept waiting for minutes', () => {
  const meter = new FaultMeter();
  const connection = meter.person('P0').connection();
  connection.answered(1_000_000, 'act', {}, undefined); // a dead player has nothing more to ask in this game
  vi.setSystemTime(1_090_000);
  connection.answered(1_089_900, 'set_ready', {}, yes);
  expect(meter.outages).toEqual([]);
});
