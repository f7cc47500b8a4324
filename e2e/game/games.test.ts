import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { playToEnd } from '../harness/play.ts';
import { type Device, useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

interface Table {
  readonly rules: string;
  readonly people: readonly string[];
  readonly bots: number;
  readonly device?: Device;
}
const games: readonly Table[] = [
  { rules: 'Moonrise', people: ['Anna', 'Bela', 'Cleo'], bots: 3, device: { keepsPages: true } },
  { rules: 'Launch', people: ['Anna', 'Bela'], bots: 3 },
  { rules: 'Classic', people: ['Anna', 'Bela'], bots: 4 },
  { rules: 'AIWolf', people: ['Anna', 'Bela'], bots: 3 },
  { rules: 'One Night', people: ['Anna', 'Bela', 'Cleo'], bots: 2 },
];

test.each(games)('a whole game of $rules, from an empty room to the next game', async (game) => {
  const people = await Promise.all(game.people.map((name) => world.player(name, game.device)));
  const [host, ...guests] = people as [BrowserPlayer, ...BrowserPlayer[]];
  const code = await host.createsRoom();
  for (const guest of guests) await guest.joins(code);
  await host.choosesRules(game.rules);
  await host.asksForBots(game.bots);
  for (const guest of guests) await guest.readies();
  await host.starts();
  for (const { page } of people) await page.getByTestId('phase').waitFor();

  await playToEnd(world, people);

  for (const one of people) await one.sees('heading', one.t('end.roles'));
  await expect
    .poll(() =>
      host.page
        .getByText(host.t('end.youWon'))
        .or(host.page.getByText(host.t('end.youLost')))
        .count(),
    )
    .toBe(1);
  const guest = guests[0] as BrowserPlayer;
  await guest.thing('link', 'Watch the replay').click();
  await guest.sees('slider', guest.t('replay.timeline'));
  await guest.page.goBack();
  await guest.sees('heading', guest.t('end.roles')); // players who are not back count as away

  await host.presses(host.t('end.again'));
  await host.page.getByTestId('countdown').waitFor();
  await world.on.pass(10_000);
  for (const { page } of people) await page.getByTestId('phase').waitFor();
});
