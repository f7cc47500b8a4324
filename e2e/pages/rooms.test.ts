import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

async function gathered(...names: readonly string[]): Promise<{ code: string; people: BrowserPlayer[] }> {
  const people = await Promise.all(names.map((name) => world.player(name)));
  const [host, ...guests] = people as [BrowserPlayer, ...BrowserPlayer[]];
  const code = await host.createsRoom();
  for (const guest of guests) await guest.joins(code);
  return { code, people };
}

test('a typed code may have small letters and spaces', async () => {
  const { code, people } = await gathered('Anna');
  const bela = await world.player('Bela');
  await bela.opens('/');
  await bela.fills(bela.t('home.code'), ` ${code.slice(0, 2).toLowerCase()} ${code.slice(2).toLowerCase()}`);
  await bela.presses(bela.t('home.join'));
  await bela.presses(bela.t('home.joinNow'));
  await (people[0] as BrowserPlayer).sees('button', /^Bela/);
});

test('a refused name is asked for again with the reason, and not remembered', async () => {
  const anna = await world.player('');
  await anna.opens('/');
  await anna.presses(anna.t('home.create'));
  const sheet = anna.page.getByRole('dialog');
  const refusals = { Host: 'reserved', '<b>x</b>': 'sign', 'مريم प्रिया': 'scripts' } as const;
  for (const [name, reason] of Object.entries(refusals)) {
    await sheet.getByLabel(anna.t('home.name')).fill(name);
    await sheet.getByRole('button', { name: anna.t('home.create') }).click();
    await sheet
      .getByRole('alert')
      .getByText(anna.t(`errors.bad_name.${reason}`))
      .waitFor();
  }
  await sheet.getByLabel(anna.t('home.name')).fill('🐺'.repeat(21));
  await sheet.getByText(anna.t('errors.bad_name.too_long')).waitFor();
  await anna.refreshes();
  await anna.sees('button', anna.t('home.create'));
  expect(await anna.button(anna.t('home.changeName')).count()).toBe(0);
  await anna.presses(anna.t('home.create'));
  await sheet.getByLabel(anna.t('home.name')).fill('🐺'.repeat(20));
  await sheet.getByRole('button', { name: anna.t('home.create') }).click();
  await anna.page.getByTestId('room-code').waitFor();
  await anna.opens('/');
  await anna.sees('button', anna.t('home.changeName'));
});

test('an unknown code is reported at once, with other ways', async () => {
  const anna = await world.player('Anna');
  anna.errors.expect(/status of 404/);
  await anna.opens('/r/ZZZ9');
  await anna.reads(anna.t('home.codeUnknown'));
  expect(await anna.page.getByLabel(anna.t('home.name')).count()).toBe(0);
  expect(await anna.page.getByLabel(anna.t('home.code')).inputValue()).toBe('ZZZ9');
  await anna.thing('link', anna.t('common.home')).click();
  await anna.fills(anna.t('home.code'), 'ZZZ8');
  await anna.presses(anna.t('home.join'));
  await anna.reads(anna.t('home.codeUnknown'));
  expect(await anna.page.getByLabel(anna.t('home.code')).inputValue()).toBe('ZZZ8');
});

test('a code of a running game leads to watching it', async () => {
  const { code, people } = await gathered('Anna');
  const [anna] = people as [BrowserPlayer];
  await anna.asksForBots(5);
  await anna.presses(anna.t('lobby.start'));
  await world.on.pass(7_000);
  await anna.page.getByTestId('phase').waitFor();
  const bela = await world.player('Bela');
  bela.errors.expect(/status of 409/);
  await bela.opens('/');
  await bela.fills(bela.t('home.code'), code);
  await bela.presses(bela.t('home.join'));
  await bela.reads(bela.t('errors.game_running'));
  await bela.opens(`/r/${code}`);
  await bela.reads(bela.t('errors.game_running'));
  await bela.thing('link', bela.t('home.goneWatch')).click();
  await bela.page.getByTestId('phase').waitFor();
});

test('a game against bots begins after two taps', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  await anna.presses(anna.t('home.bots'));
  await anna.page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await anna.page.waitForURL('**/r/*');
  await world.on.pass(0);
  await anna.page.getByTestId('phase').waitFor();
});

test('the lobby says why Start is disabled, until nothing is missing', async () => {
  const { people } = await gathered('Anna', 'Bela');
  const [anna, bela] = people as [BrowserPlayer, BrowserPlayer];
  await anna.choosesRules('Launch');
  const start = anna.button(anna.t('lobby.start'));
  await anna.reads(/players are missing/);
  expect(await start.isDisabled()).toBe(true);
  await anna.asksForBots(3); // with the host four are ready, and five have to be
  await anna.reads(/Not ready yet: Bela/);
  await bela.readies();
  await anna.reads(anna.t('lobby.canStart'));
  expect(await start.isEnabled()).toBe(true);
});

test('everyone sees the countdown, and the host can cancel it', async () => {
  const { people } = await gathered('Anna', 'Bela');
  const [anna, bela] = people as [BrowserPlayer, BrowserPlayer];
  await anna.asksForBots(4);
  await bela.readies();
  await anna.presses(anna.t('lobby.start'));
  await bela.page.getByTestId('countdown').waitFor();
  await anna.presses(anna.t('lobby.cancelStart'));
  await bela.page.getByTestId('countdown').waitFor({ state: 'detached' });
});

test('when the host leaves, the next host gets the powers, and it is announced', async () => {
  const { people } = await gathered('Anna', 'Bela', 'Cleo');
  const [anna, bela, cleo] = people as [BrowserPlayer, BrowserPlayer, BrowserPlayer];
  await anna.presses(anna.t('lobby.leave'));
  await anna.presses(anna.t('lobby.leaveYes'));
  await anna.sees('button', anna.t('home.create'));
  await bela.sees('button', bela.t('lobby.start'));
  await cleo.sees('button', new RegExp(`^Bela.*${cleo.t('lobby.host')}`));
  await cleo.page.getByRole('log').getByText(/Bela/).first().waitFor();
});

test('when the host disconnects, another one takes over after half a minute', async () => {
  const { people } = await gathered('Anna', 'Bela');
  const [anna, bela] = people as [BrowserPlayer, BrowserPlayer];
  await anna.page.close();
  await bela.sees('button', new RegExp(`^Anna.*${bela.t('lobby.away')}`));
  await world.on.pass(31_000);
  await bela.sees('button', bela.t('lobby.start'));
});

test('a kicked player is told so, and cannot return to the seat', async () => {
  const { code, people } = await gathered('Anna', 'Bela');
  const [anna, bela] = people as [BrowserPlayer, BrowserPlayer];
  await anna.presses(/^Bela/);
  await anna.presses(anna.t('lobby.kick', { name: 'Bela' }));
  await anna.presses(anna.t('lobby.kickYes'));
  await bela.sees('heading', bela.t('seat.lostKicked'));
  await bela.presses(bela.t('common.home'));
  expect(await bela.page.getByRole('button', { name: bela.t('home.wayBack', { code }) }).count()).toBe(0);
  await anna.button(/^Bela/).waitFor({ state: 'detached' });
});

test('a locked room says so and offers no way to watch, and one with a password asks for it', async () => {
  const { code, people } = await gathered('Anna');
  const [anna] = people as [BrowserPlayer];
  await anna.thing('switch', anna.t('lobby.lock')).click();
  await anna.reads(anna.t('lobby.locked'));
  const bela = await world.player('Bela');
  await bela.opens(`/r/${code}`);
  await bela.presses(bela.t('home.joinNow'));
  await bela.reads(bela.t('errors.room_locked'));
  expect(await bela.thing('link', bela.t('home.watch')).count()).toBe(0);
  await anna.thing('switch', anna.t('lobby.lock')).click();
  await anna.fills(anna.t('lobby.password'), 'full moon');
  await anna.presses(anna.t('lobby.passwordSet'));
  await anna.reads(anna.t('lobby.passwordIs'));
  await bela.presses(bela.t('home.joinNow'));
  await bela.fills(bela.t('home.password'), 'full moon');
  await bela.presses(bela.t('home.joinNow'));
  await anna.sees('button', /^Bela/);
});

test('a room with a password asks for it at once', async () => {
  const { code, people } = await gathered('Anna');
  const [anna] = people as [BrowserPlayer];
  await anna.fills(anna.t('lobby.password'), 'full moon');
  await anna.presses(anna.t('lobby.passwordSet'));
  await anna.reads(anna.t('lobby.passwordIs'));
  const bela = await world.player('Bela');
  await bela.opens(`/r/${code}`);
  await bela.fills(bela.t('home.password'), 'half moon');
  await bela.presses(bela.t('home.joinNow'));
  await bela.reads(bela.t('errors.wrong_password'));
  await bela.fills(bela.t('home.password'), 'full moon');
  await bela.presses(bela.t('home.joinNow'));
  await anna.sees('button', /^Bela/);
});

test('a host can rename a player whose name the filter masks', async () => {
  const [anna, bela] = [await world.player('Anna', { settings: { filter: 'strict' } }), await world.player('Shithead')];
  await bela.joins(await anna.createsRoom());
  await anna.presses(/^S•/);
  expect(await anna.page.getByLabel(anna.t('lobby.rename')).inputValue()).toBe('Shithead');
});

test('a second tab takes the seat, and the first one can take it back', async () => {
  const { code, people } = await gathered('Anna');
  const [anna] = people as [BrowserPlayer];
  const first = anna.page;
  await anna.tab();
  await anna.opens(`/r/${code}`);
  await anna.page.getByTestId('room-code').waitFor();
  await first.getByRole('heading', { name: anna.t('seat.lostReplaced') }).waitFor();
  await first.getByRole('button', { name: anna.t('seat.useHere') }).click();
  await first.getByTestId('room-code').waitFor();
  await anna.sees('heading', anna.t('seat.lostReplaced'));
});
