import { expect, test } from 'vitest';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

// A slow phone on a slow mobile network. The time depends on the test machine; what does not:
// the first paint waits for the page and its style sheet only, not for the script.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }; // bytes per second
const SLOWER = 4; // times slower than this processor

test('on a slow phone the first paint does not wait for the script', async () => {
  const phone = await world.player('Anna');
  await phone.tab();
  const session = await phone.context.newCDPSession(phone.page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await phone.opens('/');
  await phone.sees('button', phone.t('home.create'));
  const { first, program, sheets } = await phone.page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = (pattern: RegExp) =>
      loaded.filter(({ name }) => pattern.test(name)).map(({ responseEnd }) => responseEnd);
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      program: Math.max(...ends(/\/assets\/index-[^/]*\.js/)),
      sheets: Math.max(...ends(/\/assets\/index-[^/]*\.css/)),
    };
  });
  console.log(
    `first picture after ${Math.round(first)} ms, style ${Math.round(sheets)}, program ${Math.round(program)}`,
  );
  expect(program).toBeGreaterThan(sheets);
  expect(first).toBeLessThan(program);
});
