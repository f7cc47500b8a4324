import { expect, test } from 'vitest';
import { type Companion, dealt, embody, holding } from './harness/company.ts';
import { answer } from './harness/hand.ts';
import { phasePasses } from './harness/play.ts';
import type { Player } from './harness/player.ts';
import { losesAnswerTo } from './harness/slow.ts';
import { countdownPasses } from './harness/told.ts';
import type { Prompt } from './harness/viewer.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
const offlineTalk = /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*assets|WebSocket connection to/; // parts that come later come later still

/** Loads the page again; the same screen has to come back with the same card. */
async function comesBack(player: Player, heading: string): Promise<void> {
  const { role, table } = player.viewer;
  await player.refreshes();
  await player.sees('heading', heading);
  if (table === undefined) return;
  expect(player.viewer.role).toBe(role);
  expect(player.viewer.table?.seat).toBe(table.seat);
}

test('a refresh in the lobby, in the countdown and in every phase leads back to the same seat', async () => {
  const host = await world.player('Anna');
  const code = await host.createsRoom();
  await comesBack(host, host.t('lobby.title', { code }));
  await host.asksForBots(5);
  await host.presses(host.t('lobby.start'));
  await host.page.getByTestId('countdown').waitFor();
  await comesBack(host, host.t('lobby.title', { code }));
  await host.page.getByTestId('countdown').waitFor();
  await countdownPasses(world.on, host.viewer);
  await comesBack(host, 'Night');
});

test('a refresh in night, revenge, day, voting and at the end', async () => {
  const options = { roles: { wolf: 1, hunter: 4 } };
  const company = await dealt(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = holding(company, 'wolf') as [Companion];
  const [seat, one, two] = holding(company, 'hunter') as [Companion, Companion, Companion];
  const player = await embody(world, company, seat);
  await comesBack(player, 'Night');
  await wolf.does('kill', one);
  await player.sees('heading', 'Hunter Revenge');
  await comesBack(player, 'Hunter Revenge');
  await one.does('revenge', two);
  await player.sees('heading', 'Day');
  await comesBack(player, 'Day');
  expect(await player.page.getByText(/Night falls/).count()).toBe(0); // that was before
  await phasePasses(world, [player]);
  await player.sees('heading', 'Voting');
  const [prompt] = player.viewer.questions as [Prompt];
  await answer(player, prompt, { act: 'vote', targets: [wolf.seat] });
  await comesBack(player, 'Voting');
  await player.reads(player.t('table.chosen'));
  for (const other of company.seats) if (![seat, one, two].includes(other)) await other.does('vote', wolf);
  await player.sees('heading', player.t('end.roles'));
  await comesBack(player, player.t('end.roles'));
  await player.reads(player.t('end.youWon'));
});

test('without a network it is said so; what was chosen meanwhile is sent when it is back', async () => {
  const options = { roles: { wolf: 1, seer: 4 } };
  const company = await dealt(world, { rules: 'moonrise', players: 5, options });
  const [seat] = holding(company, 'seer') as [Companion];
  const seer = await embody(world, company, seat);
  seer.faults.expect(offlineTalk);
  await seer.sees('heading', 'Night');
  await seer.context.setOffline(true);
  await seer.reads(/^Connecting…/);
  const first = seer.page.locator('main ul button[aria-pressed]').first();
  await first.click();
  expect(seer.viewer.questions).toHaveLength(1);
  await seer.context.setOffline(false);
  await seer.reads(seer.t('table.chosen'));
  expect(seer.viewer.questions).toHaveLength(0);
  expect(await seer.page.getByText(/^Connecting…/).count()).toBe(0);
});

test('without a network, Ready waits for it and Start says that it cannot', async () => {
  const [anna, bela] = [await world.player('Anna'), await world.player('Bela')];
  for (const { faults } of [anna, bela]) faults.expect(offlineTalk);
  const code = await anna.createsRoom();
  await bela.joins(code);
  await anna.asksForBots(4);
  await bela.readies();
  await anna.reads(anna.t('lobby.canStart'));
  await anna.context.setOffline(true);
  await anna.reads(/^Connecting…/);
  await anna.presses(anna.t('lobby.start'));
  await anna.page.locator('li').getByText(anna.t('errors.offline')).waitFor();
  await bela.context.setOffline(true);
  await bela.reads(/^Connecting…/);
  await bela.page.waitForTimeout(700); // sooner it would count as a double tap
  await bela.presses(bela.t('lobby.iAmNotReady'));
  await bela.sees('button', bela.t('lobby.iAmReady'));
  for (const { context } of [anna, bela]) await context.setOffline(false);
  await anna.reads(/Not ready yet: Bela/);
  expect(await anna.page.getByTestId('countdown').count()).toBe(0);
});

test('whoever leaves without a network is gone as soon as there is one', async () => {
  const [anna, bela] = [await world.player('Anna'), await world.player('Bela')];
  bela.faults.expect(offlineTalk);
  const code = await anna.createsRoom();
  await bela.joins(code);
  await anna.sees('button', /^Bela/);
  await bela.context.setOffline(true);
  await bela.reads(/^Connecting…/);
  await bela.presses(bela.t('lobby.leave'));
  await bela.presses(bela.t('lobby.leaveYes'));
  await bela.sees('button', bela.t('home.create'));
  await anna.sees('button', new RegExp(`^Bela.*${anna.t('lobby.away')}`));
  await bela.context.setOffline(false);
  await anna.button(/^Bela/).waitFor({ state: 'detached' });
});

test.each(['create_room', 'join_room'])('a lost answer to %s makes no second seat', async (event) => {
  const [anna, bela] = [await world.player('Anna'), await world.player('Bela')];
  const unlucky = event === 'create_room' ? anna : bela;
  unlucky.faults.expect(offlineTalk);
  await losesAnswerTo(unlucky, event);
  const rooms = world.on.server.rooms.size;
  const code = await anna.createsRoom();
  await bela.joins(code);
  for (const { page } of [anna, bela])
    await expect.poll(() => page.getByRole('button', { name: /^(Anna|Bela)/ }).count()).toBe(2);
  expect(await anna.page.getByText(/Anna 2|Bela 2/).count()).toBe(0);
  expect(world.on.server.rooms.size).toBe(rooms + 1);
});

test('back in the seat within a second of the network’s return', async () => {
  const anna = await world.player('Anna');
  anna.faults.expect(offlineTalk);
  await anna.createsRoom();
  const times: number[] = [];
  for (let i = 0; i < 3 && !times.some((ms) => ms < 1_000); i++) {
    await anna.context.setOffline(true);
    await anna.reads(/^Connecting…/);
    await new Promise((resolve) => setTimeout(resolve, 3_500)); // by then a client that only waits tries rarely
    await anna.page.evaluate(startWatch);
    await anna.context.setOffline(false);
    times.push(await anna.page.evaluate(() => (window as unknown as Watched).untilConnected));
  }
  expect(Math.min(...times)).toBeLessThan(1_000); // the best of three: the machine may be busy, the client may not sleep
});
interface Watched {
  untilConnected: Promise<number>;
}
/** Runs in the page: from the moment the browser has a network again until the page has its seat. */
function startWatch(): void {
  (window as unknown as Watched).untilConnected = new Promise((resolve) => {
    const start = () => {
      const from = performance.now();
      const timer = setInterval(() => {
        if (document.body.textContent?.includes('Connecting…')) return;
        clearInterval(timer);
        resolve(performance.now() - from);
      }, 10);
    };
    window.addEventListener('online', start, { once: true });
  });
}

test('another device with the seat’s link goes on where the first one was', async () => {
  const company = await dealt(world, { rules: 'classic', players: 4 });
  const [seat] = company.seats as [Companion];
  const phone = await embody(world, company, seat);
  await phone.page.getByTestId('phase').waitFor();
  const laptop = await embody(world, company, seat, { width: 1280, height: 800 });
  await laptop.page.getByTestId('phase').waitFor();
  await phone.sees('heading', phone.t('seat.lostReplaced'));
});

test('a game that cannot be stored says that it is paused, and that is gone when it goes on', async () => {
  const company = await dealt(world, { rules: 'classic', players: 4 });
  const [seat, other] = company.seats as [Companion, Companion];
  const player = await embody(world, company, seat);
  await player.page.getByTestId('phase').waitFor(); // whoever comes back has the seat handed over, which needs the store
  const { store } = world.on;
  const append = store.append;
  store.append = () => Promise.reject(new Error('disk full'));
  await other.client.ask('send_message', { text: 'Hello?' });
  const paused = player.page.getByText(player.t('chat.news.gamePaused'));
  await paused.first().waitFor();
  store.append = append;
  await world.on.pass(2_000);
  await paused.first().waitFor({ state: 'detached' });
  await other.client.ask('send_message', { text: 'There you are.' });
  await player.reads('There you are.');
});
