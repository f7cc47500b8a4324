import { expect, test } from 'vitest';
import { LoadMeter } from './load-meter.ts';

test('one long stall is an overload, although most delays are short (T86)', async () => {
  const meter = new LoadMeter(200);
  try {
    expect(meter.isOverloaded).toBe(false);
    await pause(50);
    const end = performance.now() + 400;
    while (performance.now() < end); // the event loop stands still
    while (!meter.isOverloaded) await pause(20);
    expect(meter.lag).toBeGreaterThan(300);
  } finally {
    meter.close();
  }
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
