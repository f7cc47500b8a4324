import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { passCountdown } from '../harness/catch-up.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { loseFirstAnswer } from '../harness/network-faults.ts';
import { passPhase } from '../harness/play.ts';
import type { WirePrompt } from '../harness/player-view.ts';
import { answerPrompt, targetsOn } from '../harness/prompt-answers.ts';
import { tap } from '../harness/tap.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const kept = { keepsPages: true } as const;
const offlineTalk = /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*assets|WebSocket connection to/; // lazy parts fail while offline

/** Reloads the page; the same screen with the same card must come back. */
async function comesBack(player: BrowserPlayer, heading: string): Promise<void> {
  const { role, table } = player.view;
  await player.refreshes();
  await player.sees('heading', heading);
  if (table === undefined) return;
  expect(player.view.role).toBe(role);
  expect(player.view.table?.seat).toBe(table.seat);
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
  await passCountdown(world.on, host.view);
  await comesBack(host, 'Night');
});

test('a refresh in night, revenge, day, voting and at the end', async () => {
  const options = { roles: { wolf: 1, hunter: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [seat, one, two] = playersWithRole(dealt, 'hunter') as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const player = await openInBrowser(world, dealt, seat);
  await comesBack(player, 'Night');
  await wolf.does('kill', one);
  await player.sees('heading', 'Hunter Revenge');
  await comesBack(player, 'Hunter Revenge');
  await one.does('revenge', two);
  await player.sees('heading', 'Day');
  await comesBack(player, 'Day');
  const news = player.page.getByRole('region', { name: player.t('table.news') });
  expect(await news.getByText(/Night falls/).count()).toBe(0); // from before the reload
  await passPhase(world, [player]);
  await player.sees('heading', 'Voting');
  const [prompt] = player.view.questions as [WirePrompt];
  await answerPrompt(player, prompt, { act: 'vote', targets: [wolf.seat] });
  await comesBack(player, 'Voting');
  await player.reads(player.t('table.chosen'));
  for (const other of dealt.seats) if (![seat, one, two].includes(other)) await other.does('vote', wolf);
  await player.sees('heading', player.t('end.roles'));
  await comesBack(player, player.t('end.roles'));
  await player.reads(player.t('end.youWon'));
});

test('offline, the page says so; a choice made meanwhile is sent when the network is back', async () => {
  const options = { roles: { wolf: 1, seer: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [seat] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const seer = await openInBrowser(world, dealt, seat, kept);
  seer.errors.expect(offlineTalk);
  await seer.sees('heading', 'Night');
  await seer.context.setOffline(true);
  await seer.reads(/^Connecting…/);
  await tap(targetsOn(seer).first());
  expect(seer.view.questions).toHaveLength(1);
  await seer.context.setOffline(false);
  await seer.reads(seer.t('table.chosen'));
  expect(seer.view.questions).toHaveLength(0);
  expect(await seer.page.getByText(/^Connecting…/).count()).toBe(0);
});

test('offline, Ready waits for the network and Start is refused', async () => {
  const [anna, bela] = [await world.player('Anna', kept), await world.player('Bela', kept)];
  for (const { errors } of [anna, bela]) errors.expect(offlineTalk);
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
  await bela.page.waitForTimeout(700); // sooner, it would count as a double tap
  await bela.presses(bela.t('lobby.iAmNotReady'));
  await bela.sees('button', bela.t('lobby.iAmReady'));
  for (const { context } of [anna, bela]) await context.setOffline(false);
  await anna.reads(/Not ready yet: Bela/);
  expect(await anna.page.getByTestId('countdown').count()).toBe(0);
});

test('leaving while offline takes effect when the network is back', async () => {
  const [anna, bela] = [await world.player('Anna', kept), await world.player('Bela', kept)];
  bela.errors.expect(offlineTalk);
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
  unlucky.errors.expect(offlineTalk);
  await loseFirstAnswer(unlucky, event);
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
  anna.errors.expect(offlineTalk);
  await anna.createsRoom();
  const times: number[] = [];
  for (let i = 0; i < 3 && !times.some((ms) => ms < 1_000); i++) {
    await anna.context.setOffline(true);
    await anna.reads(/^Connecting…/);
    await new Promise((resolve) => setTimeout(resolve, 3_500)); // by then a client with plain back-off retries rarely
    await anna.page.evaluate(startWatch);
    await anna.context.setOffline(false);
    times.push(await anna.page.evaluate(() => (window as unknown as Watched).untilConnected));
  }
  expect(Math.min(...times)).toBeLessThan(1_000); // the best of three, because the machine may be busy
});
interface Watched {
  untilConnected: Promise<number>;
}
/** Runs in the page: the time from the network's return until the page has its seat. */
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

test('another device with the seat’s token continues where the first one was', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 4 });
  const [seat] = dealt.seats as [HeadlessPlayer];
  const phone = await openInBrowser(world, dealt, seat);
  await phone.page.getByTestId('phase').waitFor();
  const laptop = await openInBrowser(world, dealt, seat, { width: 1280, height: 800 });
  await laptop.page.getByTestId('phase').waitFor();
  await phone.sees('heading', phone.t('seat.lostReplaced'));
});

test('a game that cannot be stored says that it is paused, until it resumes', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 4 });
  const [seat, other] = dealt.seats as [HeadlessPlayer, HeadlessPlayer];
  const player = await openInBrowser(world, dealt, seat);
  await player.page.getByTestId('phase').waitFor(); // coming back hands the seat over, which needs the store
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
