import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { seatAndDeal, type TestSeat } from '../testing/table.ts';

const MINUTE = 60_000;
const FOUR_HOURS = 14_400; // seconds
const slow = {
  rules: 'classic',
  players: 4,
  options: { durations: { day: FOUR_HOURS, voting: FOUR_HOURS, night: FOUR_HOURS } },
};

test('in a slow game a bot takes over after a quarter of the phase, also when the server has restarted', () =>
  serving(async (on) => {
    const { code, seats } = await seatAndDeal(on, slow);
    const bots = async () =>
      (await matchIn(on, code)).rows.filter(({ command }) => command.type === 'hand_over' && command.to === 'bot')
        .length;
    (seats[1] as TestSeat).client.close();
    await on.settled();
    await on.pass(59 * MINUTE);
    expect(await bots()).toBe(0);
    await on.pass(2 * MINUTE);
    expect(await bots()).toBe(1);
    await on.restart(1_000); // now all are away
    await on.pass(50 * MINUTE);
    expect(await bots()).toBe(1);
    await on.pass(11 * MINUTE);
    expect(await bots()).toBe(4);
  }));
