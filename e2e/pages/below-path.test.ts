// The game below a path of a host with other pages, behind a real nginx; and inside pages of other origins.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { belowPath } from '../../packages/server/src/testing/deploy/proxies/below-path.ts';
import { behind, isInstalled } from '../../packages/server/src/testing/deploy/proxies/proxy.ts';
import { freePort } from '../../packages/server/src/testing/services/free-port.ts';
import { squaresOf } from '../../packages/web/src/shared/qr/squares.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const port = await freePort();
const address = `http://127.0.0.1:${port}/wolf`;
const [friend, stranger] = [await embedder(), await embedder()];
afterAll(() => void [friend, stranger].map((server) => server.close()));

const env = { PUBLIC_URL: address, TRUST_PROXY: 'loopback', MOONRISE_EMBED_ORIGINS: originOf(friend) };
const world = useTestWorld({ env });
const below = (work: () => Promise<void>) =>
  behind(belowPath, { port, server: `127.0.0.1:${world.on.server.address.port}` }, work);

/** A page of another origin with the game in a frame. */
async function embedder(): Promise<Server> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${address}/" width="390" height="800"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a camera reads: the squares of this picture are those of this text. */
async function showsQrOf(player: BrowserPlayer, label: string, text: string): Promise<void> {
  const path = player.thing('img', label).locator('path');
  expect(await path.getAttribute('d')).toBe((await squaresOf(text)).path);
}
async function createsRoom(player: BrowserPlayer): Promise<string> {
  const page = await player.tab();
  await page.goto(`${address}/`);
  await player.presses(player.t('home.create'));
  return String(await page.getByTestId('room-code').textContent()).trim();
}

test.runIf(isInstalled(belowPath))('the link, its QR code, sharing and the shared screen lead below the path', () =>
  below(async () => {
    const anna = await world.player('Anna');
    await anna.context.addInitScript(() => {
      Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what.url }) });
    });
    const code = await createsRoom(anna);
    const link = `${address}/r/${code}`;
    expect(anna.page.url()).toBe(link);
    await anna.presses(anna.t('lobby.share'));
    expect(await anna.page.evaluate(() => Reflect.get(window, 'shared'))).toBe(link);
    await anna.presses(anna.t('lobby.qr'));
    await showsQrOf(anna, anna.t('lobby.qrLabel', { code }), link);
    await anna.page.keyboard.press('Escape');

    const [tv] = await Promise.all([
      anna.context.waitForEvent('page'),
      anna.thing('link', anna.t('lobby.tv')).first().click(),
    ]);
    anna.page = tv;
    await tv.waitForURL(`${address}/tv/${code}`);
    await showsQrOf(anna, anna.t('display.scanToJoin'), link);

    const bo = await world.player('Bo');
    await (await bo.tab()).goto(link);
    await bo.presses(bo.t('home.joinNow'));
    await bo.sees('heading', bo.t('lobby.title', { code }));
  }),
);

test.runIf(isInstalled(belowPath))('the preview card has a picture, and programs that fetch it get it', () =>
  below(async () => {
    const page = await (await fetch(`${address}/r/K7QM`)).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const { status, headers } = await fetch(picture);
    expect([picture, status, headers.get('content-type')]).toEqual([`${address}/og.png`, 200, 'image/png']);
  }),
);

test.runIf(isInstalled(belowPath))('the service worker and its notices keep to the path', () =>
  below(async () => {
    const anna = await world.player('Anna', { keepsPages: true });
    await anna.context.grantPermissions(['notifications']);
    const code = await createsRoom(anna);
    const scope = () => anna.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scope()).toBe(`${address}/`);
    const [worker] = anna.context.serviceWorkers();
    await worker?.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const shown: unknown[] = []; // a browser without a screen refuses to show notices
      registration.showNotification = async (_, options) => void shown.push(options?.data.address);
      Object.assign(globalThis, { shown });
    });
    const devtools = await anna.context.newCDPSession(anna.page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const data = JSON.stringify({ kind: 'day', code, until: Date.now() + 3_600_000 });
    const deliver = () =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(address).origin, registrationId, data });
    await deliver(); // the room is on the screen
    await anna.page.goto(`${address}/guide`);
    await deliver();
    await expect.poll(() => worker?.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual([`${address}/r/${code}`]);
    await anna.page.goto(new URL('/', address).href);
    expect(await anna.page.textContent('body')).toBe('another page');
    expect(await anna.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }),
);

test.runIf(isInstalled(belowPath))('a page that the operator names shows the game in a frame, and no other', () =>
  below(async () => {
    const anna = await world.player('Anna');
    anna.errors.expect(/frame-ancestors/);
    const page = await anna.tab();
    await page.goto(originOf(friend));
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: anna.t('home.create') })
      .click();
    await page.frameLocator('iframe').getByTestId('room-code').waitFor();
    await page.goto(originOf(stranger));
    const refused = page.frames().find((frame) => frame !== page.mainFrame());
    await expect.poll(() => refused?.url()).toMatch(/^chrome-error:/);
  }),
);
