import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { dealGame, type HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

const payloads = [
  '<img src=x onerror="window.hit=1">',
  '<script>window.hit=1</script>',
  '"><svg onload="window.hit=1">',
  "javascript:window.hit='1'",
  '{{constructor.constructor("window.hit=1")()}}',
  '<a href="javascript:window.hit=1">click</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  '</textarea><script>window.hit=1</script>',
  '<b>bold</b> &lt;i&gt; %3Cscript%3E',
];

/** Elements that were injected into the page, and scripts that ran. */
const intruders = ({ page }: BrowserPlayer): Promise<readonly string[]> =>
  page.evaluate(() => {
    const strange = document.querySelectorAll(
      '#root img[src="x"], #root script, #root iframe, #root b, #root i, #root a[href^="javascript"], [onerror], [onload]',
    );
    const hit = 'hit' in window ? ['a script ran'] : [];
    return [...hit, ...[...strange].map((element) => element.outerHTML.slice(0, 100))];
  });

/** Rewrites the server's messages, as a compromised or careless server would send them. */
async function toldBy(player: BrowserPlayer, from: string, to: string): Promise<void> {
  await player.context.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    const inJson = JSON.stringify(to).slice(1, -1);
    server.onMessage((message) => socket.send(String(message).replaceAll(from, inJson)));
  });
}

test('a name with markup is refused, and shown as text', async () => {
  const mallory = await world.player('<b>Mallory</b>');
  await mallory.opens('/');
  await mallory.presses(mallory.t('home.create'));
  await mallory.reads(mallory.t('errors.bad_name.sign'));
  expect(await intruders(mallory)).toEqual([]);
});

test('lobby chat is shown as text', async () => {
  const anna = await world.player('Anna');
  const bela = await world.player('Bela');
  const code = await anna.createsRoom();
  await bela.joins(code);
  for (const text of payloads) await bela.says(text);
  for (const text of payloads) await anna.page.getByRole('log').getByText(text, { exact: true }).waitFor();
  for (const player of [anna, bela]) expect(await intruders(player)).toEqual([]);
});

test.each(payloads.slice(0, 3))('even if the server lets %s be a name, it is text on every screen', async (name) => {
  const options = { roles: { werewolf: 1, villager: 3 } };
  const dealt = await dealGame(world, { rules: 'classic', players: 4, options });
  const [seat] = dealt.seats as [HeadlessPlayer];
  const player = await world.player('Viewer', { seat: { code: dealt.code, token: seat.token } });
  await toldBy(player, 'Bela', name);
  await player.opens(`/r/${dealt.code}`);
  await expect.poll(() => player.page.locator('body').textContent()).toContain(name);
  expect(await intruders(player)).toEqual([]);
  const tv = await world.player('Table');
  await toldBy(tv, 'Bela', name);
  await tv.opens(`/tv/${dealt.code}`);
  await expect.poll(() => tv.page.locator('body').textContent()).toContain(name);
  expect(await intruders(tv)).toEqual([]);
});

test('game chat is shown as text, also on the table screen', async () => {
  const options = { roles: { werewolf: 1, villager: 3 } };
  const dealt = await dealGame(world, { rules: 'classic', players: 4, options });
  const [seat, other] = dealt.seats as [HeadlessPlayer, HeadlessPlayer];
  const player = await openInBrowser(world, dealt, seat);
  await player.page.getByTestId('phase').waitFor();
  const tv = await world.player('Table');
  await tv.opens(`/tv/${dealt.code}`);
  for (const text of payloads) await other.says(text);
  await player.sees('button', player.t('table.openCard')); // covered because of the table screen
  await player.presses(player.t('table.openCard'));
  await player.opensChat();
  for (const text of payloads) await player.page.getByRole('log').getByText(text, { exact: true }).waitFor();
  for (const one of [player, tv]) expect(await intruders(one)).toEqual([]);
});
