import { expect, test } from 'vitest';
import { must } from '../../packages/server/src/testing/table.ts';
import { passCountdown } from '../harness/catch-up.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const devices = [
  { width: 390, language: 'en-GB' },
  { width: 1280, language: 'de-DE' },
  { width: 390, language: 'hi-IN' },
  { width: 1280, language: 'ja-JP' },
];
const photo = (name: string) =>
  process.env.MOONRISE_PHOTOS ? { path: `${process.env.MOONRISE_PHOTOS}/${name}.png` } : {};

/** A room with the browser's player as host, and others without a browser. */
async function roomOf(rules: string, others: readonly string[], device: (typeof devices)[number]) {
  const { on } = world;
  const anna = await on.client();
  const { code, token, player_id } = must(await anna.ask('create_room', { name: 'Anna', rules }));
  const clients = [];
  for (const name of others) {
    const client = await on.client();
    const { player_id: id } = must(await client.ask('join_room', { code, name }));
    clients.push({ client, id: String(id) });
  }
  anna.close();
  const host = await world.player('Anna', { ...device, seat: { code: String(code), token: String(token) } });
  await host.opens(`/r/${code}`);
  await host.page.getByTestId('room-code').waitFor();
  return { host, clients, id: String(player_id) };
}

test.each(devices)('launch: the host is asked once whether to start without a player: $language', async (device) => {
  const { host, clients } = await roomOf('launch', ['Cleo', 'Dan', 'Eve', 'Finn', 'Bo'], device);
  for (const { client } of clients.slice(0, -1)) must(await client.ask('set_ready', { ready: true }));
  await host.reads(host.t('lobby.enoughReady', { names: 'Bo' }));
  await host.page.getByTestId('start').click();
  await host.sees('dialog', host.t('lobby.startWithout', { names: 'Bo' }));
  await host.page.screenshot(photo(`launch-${device.language}`));
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: host.t('lobby.startWithoutYes') })
    .click();
  await host.page.getByTestId('countdown').waitFor();
  await passCountdown(world.on, host.view);
  await host.page.getByTestId('phase').waitFor();
  expect(clients.at(-1)?.client.last('game_started')).toMatchObject({ your_role: null });
});

test.each(devices)('classic: its words, and AI seats as tiles without a mark: $language', async (device) => {
  const { host } = await roomOf('classic', ['Cleo', 'Dan'], device);
  const words = (await (await fetch(`${world.on.url}/api/rulesets/classic?lang=${host.language}`)).json()) as {
    words: { screen: Record<string, string> };
  };
  const { screen } = words.words;
  await host.asksForBots(3);
  await host.reads(host.t('lobby.botsAmong', { n: 3 }));
  await world.on.pass(15_000);
  await expect.poll(() => host.view.room?.players.length).toBe(6);
  expect(await host.page.getByText(host.t('lobby.notReady'), { exact: true }).count()).toBe(0);
  await host.page.screenshot({ ...photo(`classic-lobby-${device.language}`), fullPage: true });
  await host.presses(String(screen.start));
  await host.page.getByTestId('countdown').waitFor();
  await passCountdown(world.on, host.view);
  await host.presses(String(screen.end_phase));
  await host.page.screenshot(photo(`classic-voting-${device.language}`));
});

test.each(devices)('one-night: only a player who has not voted is reminded: $language', async (device) => {
  const { host, clients, id } = await roomOf('one-night', ['Cleo', 'Dan'], device);
  await host.presses(host.t('lobby.start'));
  await host.page.getByTestId('countdown').waitFor();
  await passCountdown(world.on, host.view);
  await world.on.pass(51_000);
  must(await (clients[0] as (typeof clients)[number]).client.ask('submit_vote', { target_id: id }));
  expect(await host.page.getByTestId('reminder').count()).toBe(0);
  await world.on.pass(150_000);
  const reminder = host.page.getByTestId('reminder');
  await reminder.waitFor();
  await expect.poll(() => host.page.getByTestId('announced').first().textContent()).toMatch(/\d/);
  await host.page.screenshot(photo(`one-night-${device.language}`));
  expect(clients[0]?.client.all('message').filter(({ text }) => String(text).includes('seconds left'))).toEqual([]);
});
