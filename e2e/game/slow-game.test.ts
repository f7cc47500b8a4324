import { expect, test } from 'vitest';
import { must } from '../../packages/server/src/testing/table.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const ORIGIN = 'https://127.0.0.1:9'; // no push service answers there
const world = useTestWorld({ env: { MOONRISE_PUSH_ORIGINS: ORIGIN } });
const HOUR = 3_600; // seconds
const durations = { day: 12 * HOUR, voting: 6 * HOUR, night: 6 * HOUR };

/** A room, and a player in its lobby whose browser subscribes without a push service. */
async function enters(options: object, language = 'en-GB'): Promise<{ player: BrowserPlayer; code: string }> {
  const host = await world.on.client();
  const { code } = must(await host.ask('create_room', { name: 'Anna', rules: 'classic', options }));
  const player = await world.player('Bo', { language, keepsPages: true });
  await player.context.grantPermissions(['notifications']);
  await player.context.addInitScript((origin) => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = {
      options: {},
      unsubscribe: async () => true,
      toJSON: () => ({ endpoint: `${origin}/bo`, keys }),
    };
    Object.assign(PushManager.prototype, { getSubscription: async () => null, subscribe: async () => subscription });
  }, ORIGIN);
  await player.opens(`/r/${code}`);
  await player.presses(player.t('home.joinNow'));
  await player.sees('heading', player.t('lobby.title', { code: String(code) }));
  return { player, code: String(code) };
}
const storedIn = async (code: string) =>
  JSON.stringify(await world.on.store.read(`notices/${await world.on.store.roomByCode(code)}`));

test('only a slow game asks whether this device may tell when it is the turn', async () => {
  const { player } = await enters({});
  expect(await player.thing('region', player.t('notices.title')).count()).toBe(0);
});

test('yes, quiet hours, and no more: the server is told', async () => {
  const { player, code } = await enters({ durations });
  await player.presses(player.t('notices.yes'));
  await player.sees('switch', player.t('notices.switch'));
  expect(await storedIn(code)).toContain(`${ORIGIN}/bo`);
  await player.thing('switch', player.t('notices.quiet')).check();
  await player.page.getByLabel(player.t('notices.quiet.to')).fill('08:30');
  await expect.poll(() => storedIn(code)).toContain('"from":1320,"to":510');
  await player.thing('switch', player.t('notices.switch')).uncheck();
  await expect.poll(() => storedIn(code)).toContain('"unsubscribe"');
});

test('a push message is told to the player, unless the room is on the screen', async () => {
  const { player, code } = await enters({ durations }, 'de-DE');
  await player.presses(player.t('notices.yes'));
  await player.sees('switch', player.t('notices.switch'));
  const { context, page } = player;
  const devtools = await context.newCDPSession(page);
  const tried: string[] = []; // a browser without a screen refuses to show notices, and says so
  devtools.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => tried.push(errorMessage.errorMessage));
  const registered = new Promise<string>((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => first && resolve(first.registrationId),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ kind: 'day', code, until: Date.now() + 1000 * HOUR });
  const deliver = () =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: world.on.url, registrationId, data });
  await deliver();
  await page.goto(`${world.on.url}/guide`);
  await deliver();
  await expect.poll(() => tried).toEqual([expect.stringContaining('showNotification')]);
});
