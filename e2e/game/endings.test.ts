import { expect, test } from 'vitest';
import { matchIn } from '../../packages/server/src/testing/running-match.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { targetsOn } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const HOUR = 3_600_000;
const notFound = /status of 404/; // a stopped game has no stored story

test('a game stopped by a fault says so to everyone, and its host leads back to the lobby', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 4 });
  const [hostSeat, guestSeat, breaker] = dealt.seats as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const host = await openInBrowser(world, dealt, hostSeat);
  const guest = await openInBrowser(world, dealt, guestSeat);
  const tv = await world.player('Table');
  await tv.opens(`/tv/${dealt.code}`);
  for (const { errors } of [host, guest, tv]) errors.expect(notFound);
  await host.page.getByTestId('phase').waitFor();
  await guest.page.getByTestId('phase').waitFor();

  const match = await matchIn(world.on, dealt.code);
  Object.defineProperty(match.game, 'rules', {
    get() {
      throw new Error('planted');
    },
  });
  await breaker.client.ask('submit_vote', { target_id: null });

  await host.sees('heading', host.t('end.stopped'));
  await guest.sees('heading', guest.t('end.stopped'));
  await guest.reads(guest.t('end.stoppedWhy'));
  await tv.reads(tv.t('end.stopped'));
  await guest.says('What a pity.');
  await host.page.getByRole('log').getByText('What a pity.').waitFor();
  await host.presses('Return to Lobby'); // as classic calls it
  await guest.page.getByTestId('room-code').waitFor();
});

/** Returns a function that says whether "One moment…" has been on the screen since. */
async function watchForWaiting({ page }: BrowserPlayer): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const seen = { waiting: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.waiting ||= document.querySelector('main[aria-busy="true"]') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { waiting: boolean } }).seen.waiting);
}

test('the last vote is told ballot by ballot before the end, except with reduced motion', async () => {
  const options = { roles: { wolf: 1, seer: 7 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [one, two, victim, ...rest] = playersWithRole(dealt, 'seer') as [
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
    ...HeadlessPlayer[],
  ];
  const calm = await openInBrowser(world, dealt, one);
  const moved = await openInBrowser(world, dealt, two);
  await moved.page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { page } of [calm, moved]) await page.getByTestId('phase').waitFor();
  await wolf.does('kill', victim);
  await world.on.pass(40_000);
  await moved.sees('heading', 'Day');
  await world.on.pass(60_000);
  await moved.sees('heading', 'Voting');
  const hasWaited = await watchForWaiting(moved);
  for (const seat of rest) await seat.does('vote', wolf);
  await world.on.pass(60_000);
  for (const kind of ['count', 'verdict', 'curtain']) await moved.page.locator(`[data-scene="${kind}"]`).waitFor();
  await moved.sees('heading', moved.t('end.roles'));
  expect(await hasWaited()).toBe(false);
  expect(await calm.page.locator('[data-scene]').count()).toBe(0);
  await calm.sees('heading', calm.t('end.roles'));
  await calm.reads(calm.t('end.diedInNight', { day: 1 }));
});

test('a closed room says so to its players, its spectators and on the television', async () => {
  const host = await world.player('Anna');
  const code = await host.createsRoom();
  const watcher = await world.player('Wanda');
  await watcher.opens(`/watch/${code}`);
  await watcher.page.getByTestId('room-code').waitFor();
  const tv = await world.player('Table', { width: 1280, height: 800 });
  await tv.opens(`/tv/${code}`);
  await tv.reads(code);
  for (const { errors } of [host, watcher, tv]) errors.expect(notFound);
  await world.on.pass(24 * HOUR); // no one starts a game
  for (const player of [host, watcher, tv]) {
    await player.sees('heading', player.t('seat.lostClosed'));
    await player.presses(player.t('common.home'));
    await player.sees('button', player.t('home.create'));
  }
});

test('a television that disconnects uncovers no screen, and is no longer counted', async () => {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options: { roles: { wolf: 1, seer: 4 } } });
  const [seat] = playersWithRole(dealt, 'seer') as [HeadlessPlayer];
  const seer = await openInBrowser(world, dealt, seat);
  await targetsOn(seer).first().waitFor();
  const tv = await world.player('Table');
  await tv.opens(`/tv/${dealt.code}`);
  await seer.reads(seer.t('table.coverText'));
  await tv.context.close();
  await expect.poll(() => seer.view.room?.displays ?? 0).toBe(0);
  expect(await seer.page.getByText(seer.t('table.coverText')).isVisible()).toBe(true);
  expect(await targetsOn(seer).count()).toBe(0);
});

test('the phones and the table screen award who saved most', async () => {
  const options = { roles: { wolf: 1, doctor: 1, villager: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 6, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [doctor] = playersWithRole(dealt, 'doctor') as [HeadlessPlayer];
  const [victim, watcher, ...rest] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, HeadlessPlayer];
  const screen = await world.player('Screen', { width: 1920, height: 1080 });
  await screen.opens(`/tv/${dealt.code}`);
  const phone = await openInBrowser(world, dealt, watcher);
  await phone.page.getByTestId('phase').waitFor();
  await wolf.does('kill', victim);
  await doctor.does('save', victim);
  const pass = () => world.on.pass(Math.max(0, (wolf.view.endsAt ?? 0) - world.on.clock.now()));
  for (let steps = 0; wolf.view.phase !== 'voting' && steps < 9; steps++) await pass();
  for (const seat of [doctor, victim, ...rest]) await seat.does('vote', wolf);
  for (let steps = 0; !wolf.view.isOver && steps < 9; steps++) await pass();
  for (const { page, t } of [phone, screen]) {
    const awards = page.getByRole('listitem').filter({ hasText: t('award.most-saved', { n: 1 }) });
    await awards.getByText(doctor.name, { exact: true }).waitFor();
    await page.getByText(t('turns.title')).first().waitFor();
  }
});
