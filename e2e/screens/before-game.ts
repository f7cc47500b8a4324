import { gather } from '../../packages/server/src/testing/table.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { HeadlessPlayer } from '../harness/headless-player.ts';
import type { ScreenVisitor } from './screen-visitor.ts';

/** Screens before a game. */
export async function beforeGame(visitor: ScreenVisitor): Promise<void> {
  await pages(visitor);
  await rooms(visitor);
}

async function pages(visitor: ScreenVisitor): Promise<void> {
  const newcomer = await visitor.player('');
  await newcomer.opens('/');
  await visitor.sheet('home-name', newcomer, () => newcomer.presses(newcomer.t('home.create')));
  const anna = await visitor.player('Anna');
  await anna.opens('/');
  await anna.sees('button', anna.t('home.bots'));
  await visitor.stop('home', anna);
  await visitor.sheet('home-bots', anna, async () => {
    await anna.presses(anna.t('home.bots'));
    await anna.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  });
  await visitor.sheet('settings', anna, () => anna.presses(anna.t('common.settings')));
  await anna.opens('/guide');
  await anna.page.getByRole('navigation').getByRole('link').nth(4).waitFor();
  await visitor.stop('guide', anna);
  await anna.opens('/guide/moonrise');
  await anna.sees('heading', anna.t('guide.roles'));
  await visitor.stop('guide-moonrise', anna);
  await lab(visitor, anna);
  await anna.opens('/replay');
  await anna.sees('heading', anna.t('replay.file.title'));
  await visitor.stop('replay-file', anna);
  anna.errors.expect(/404/);
  await anna.opens('/games/nothing');
  await anna.sees('heading', anna.t('replay.missing'));
  await visitor.stop('replay-missing', anna);
}

async function lab(visitor: ScreenVisitor, anna: BrowserPlayer): Promise<void> {
  await anna.opens('/lab');
  await anna.thing('radio', anna.t('lab.random')).check(); // fast
  await anna.presses(anna.t('lab.compare'));
  const figure = anna.page.getByTestId('figure').last();
  for (const [tab, drawn] of [
    ['sides', 'meter'],
    ['roles', 'tbody svg'],
    ['length', 'svg'],
    ['sizes', 'svg'],
  ] as const) {
    await anna.thing('tab', anna.t(`lab.${tab}`)).click();
    await figure.scrollIntoViewIfNeeded(); // games are simulated only while visible
    await figure.locator(drawn).first().waitFor();
    await visitor.stop(`lab-${tab}`, anna);
  }
}

async function rooms(visitor: ScreenVisitor): Promise<void> {
  const { world } = visitor;
  const table = await gather(world.on, { rules: 'moonrise', players: 4 });
  const seats = table.seats.map(({ client, ...seat }) => new HeadlessPlayer(client, seat));
  const dealt = { code: table.code, seats };
  const bela = await visitor.player('Emil');
  await bela.opens(`/r/${dealt.code}`);
  await bela.sees('button', bela.t('home.joinNow'));
  await visitor.stop('join', bela);
  await bela.presses(bela.t('home.joinNow'));
  await bela.sees('button', bela.t('lobby.iAmReady'));
  await visitor.stop('lobby-guest', bela);

  const host = await visitor.openInBrowser(dealt, seats[0] as HeadlessPlayer);
  await host.sees('button', host.t('lobby.start'));
  await host.page.getByRole('heading', { name: host.t('common.cards') }).waitFor();
  await visitor.stop('lobby-host', host);
  await lobbySheets(visitor, host);
  const tv = await visitor.player('Table screen');
  await tv.opens(`/tv/${dealt.code}`);
  await tv.reads(tv.t('display.scanToJoin'));
  await visitor.stop('tv-lobby', tv);
  await tv.context.close(); // an open table screen would cover the phones
  await host.page.locator('summary').first().click();
  await visitor.stop('lobby-options', host);
  await bela.readies();
  await host.presses(host.t('lobby.start'));
  await host.page.getByTestId('countdown').waitFor();
  await visitor.stop('countdown', host);
  await host.presses(host.t('lobby.cancelStart'));
  const first = bela.page;
  await bela.tab();
  await bela.opens(`/r/${dealt.code}`);
  bela.page = first;
  await bela.sees('heading', bela.t('seat.lostReplaced'));
  await visitor.stop('seat-elsewhere', bela);
}

async function lobbySheets(visitor: ScreenVisitor, host: BrowserPlayer): Promise<void> {
  const seats = host.page.getByRole('region', { name: host.t('lobby.seats') }).getByRole('button');
  await visitor.sheet('lobby-person', host, () => seats.nth(1).click());
  await visitor.sheet('lobby-self', host, () => seats.nth(0).click());
  await visitor.sheet('lobby-qr', host, () => host.presses(host.t('lobby.qr')));
}
