import { expect, test } from 'vitest';
import { matchIn } from '../../packages/server/src/testing/running-match.ts';
import { playOut, seatAndDeal } from '../../packages/server/src/testing/table.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

// A slow phone on a slow mobile network. The time depends on the test machine; what does not:
// the first paint waits for the page and its style sheet only, not for the script.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }; // bytes per second
const SLOWER = 4; // times slower than this processor

async function slowPhone(): Promise<BrowserPlayer> {
  const phone = await world.player('Anna');
  await phone.tab();
  const session = await phone.context.newCDPSession(phone.page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return phone;
}

test('on a slow phone the first paint does not wait for the script', async () => {
  const phone = await slowPhone();
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

test('on a slow phone a replay is loaded beside the script, not after it', async () => {
  const table = await seatAndDeal(world.on, { rules: 'classic', players: 1, ai: 6 });
  await playOut(table);
  const { id } = await matchIn(world.on, table.code);
  const phone = await slowPhone();
  await phone.context.addInitScript(() => {
    new MutationObserver((_, seen) => {
      if (!document.querySelector('input[type="range"]')) return;
      seen.disconnect();
      performance.mark('drawn');
    }).observe(document, { childList: true, subtree: true });
  });
  await phone.opens(`/games/${id}`);
  await phone.sees('slider', phone.t('replay.timeline'));
  const { program, parts, rules, drawn } = await phone.page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (pattern: RegExp) => loaded.filter(({ name }) => pattern.test(name));
    return {
      program: of(/\/assets\/index-[^/]*\.js/)[0]?.responseEnd ?? 0,
      parts: [/replay-page/, /replay-screen.*js/, /api\/games/].map((pattern) => of(pattern)[0]?.startTime),
      rules: of(/api\/rulesets/)[0]?.startTime,
      drawn: performance.getEntriesByName('drawn')[0]?.startTime ?? 0,
    };
  });
  console.log(
    `a replay after ${Math.round(drawn)} ms, program ${Math.round(program)}, rules asked ${Math.round(rules ?? 0)}`,
  );
  for (const start of parts) expect(start).toBeLessThan(program);
});
