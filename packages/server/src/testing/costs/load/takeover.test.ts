import { expect, test } from 'vitest';
import { takenOver } from './left-rooms.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const size = isLong ? { rooms: 60, lines: 240, seconds: 60 } : { rooms: 4, lines: 120, seconds: 4 };
const MOST = 100; // ms, in the long run
const SHARE = 1 / 3; // of the delay that the same load causes when bots think in the server's own thread

test(`bots that take over ${size.rooms} chatty rooms at once hardly delay the server`, {
  timeout: 3_600_000,
}, async () => {
  const here = await takenOver(size, 0);
  const elsewhere = await takenOver(size, 1);
  if (isLong) console.log('longest delay of the event loop, ms:', { here, elsewhere });
  expect(elsewhere.own).toBeLessThan(here.own * SHARE);
  if (isLong) expect(elsewhere.own).toBeLessThan(MOST); // T94
});
