import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';

const GAMES = process.env.MOONRISE_LONG ? 2_000 : 25;
const MOST = 16 * GAMES; // until the rarest act, a potion that needs a sure victim, was used
const PATIENCE = 1_200_000; // ms
const bots = { village: 'standard', wolves: 'standard' };
const guests = {
  lycan: 1,
  mayor: 1,
  survivor: 1,
  witch: 1,
  bodyguard: 1,
  priest: 1,
  troublemaker: 1,
  alphaWolf: 1,
  loneWolf: 1,
  seer: 1,
  villager: 1,
};
const acts = ['guard', 'heal', 'poison', 'pray', 'hush', 'stir', 'maul'];

test.each(['moonrise', 'launch', 'classic'])(
  '%s: bots play every guest role legally and cast every vote',
  (rules) => {
    const setup = setUp({ rules, options: { roles: guests }, players: 11, seed: 'guests', bots });
    if (!setup.ok) throw new Error(setup.message);
    const used = new Map<string, number>();
    const unused = () => acts.filter((act) => !used.has(act));
    for (let i = 0; i < GAMES || (i < MOST && unused().length > 0); i++) {
      const { log } = gameOf(setup, i); // an illegal act throws
      const alive = new Set(Array(11).keys());
      for (const event of log) {
        if (event.type === 'died') alive.delete(event.seat);
        if (event.type === 'counted') expect(event.ballots, `game ${i}`).toHaveLength(alive.size);
        const isUse = event.type === 'did' || (event.type === 'chose' && event.deed.act === 'hush');
        if (isUse) used.set(event.deed.act, (used.get(event.deed.act) ?? 0) + 1);
      }
    }
    expect(unused()).toEqual([]);
  },
  PATIENCE,
);

const wolfOf: Readonly<Record<string, string>> = { moonrise: 'wolf', launch: 'werewolf', classic: 'werewolf' };
const alone = Object.keys(wolfOf).flatMap((rules) =>
  Object.keys(guests)
    .slice(0, -2)
    .map((guest) => [rules, guest] as const),
);

test.each(alone)('%s: bots play a table with one guest, the %s', (rules, guest) => {
  const roles = { [guest]: 1, [wolfOf[rules] as string]: 1, seer: 1, villager: 4 };
  const setup = setUp({ rules, options: { roles }, players: 7, seed: 'guest', bots });
  if (!setup.ok) throw new Error(setup.message);
  for (let i = 0; i < 8; i++) gameOf(setup, i); // an illegal act or a fault throws
});

test('a healing potion is not used in the first night, but for a valuable player or when few are left', () => {
  const roles = { witch: 1, wolf: 2, villager: 4, seer: 1, doctor: 1 };
  const setup = setUp({ rules: 'moonrise', options: { roles }, players: 9, seed: 'potion', bots });
  if (!setup.ok) throw new Error(setup.message);
  const nights = Array.from({ length: 20 }, (_, i) => {
    const { log } = gameOf(setup, i);
    const at = log.findIndex((event) => event.type === 'did' && event.deed.act === 'heal');
    return log.slice(0, at + 1).filter((event) => event.type === 'opened' && event.phase === 'night').length;
  });
  expect(nights.filter((night) => night > 1).length).toBeGreaterThan(5);
  expect(nights.filter((night) => night === 1).length).toBeLessThan(5);
});
