import { gather } from '../../packages/server/src/testing/table.ts';
import { Companion } from '../harness/company.ts';
import type { Player } from '../harness/player.ts';
import type { Guide } from './guide.ts';

/** What one meets before a game. */
export async function doors(guide: Guide): Promise<void> {
  await pages(guide);
  await rooms(guide);
}

async function pages(guide: Guide): Promise<void> {
  const newcomer = await guide.player('');
  await newcomer.opens('/');
  await guide.sheet('home-name', newcomer, () => newcomer.presses(newcomer.t('home.create')));
  const anna = await guide.player('Anna');
  await anna.opens('/');
  await anna.sees('button', anna.t('home.bots'));
  await guide.stop('home', anna);
  await guide.sheet('home-bots', anna, async () => {
    await anna.presses(anna.t('home.bots'));
    await anna.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  });
  await guide.sheet('settings', anna, () => anna.presses(anna.t('settings.title')));
  await anna.opens('/guide');
  await anna.page.getByRole('navigation').getByRole('link').nth(4).waitFor();
  await guide.stop('guide', anna);
  await anna.opens('/guide/moonrise');
  await anna.sees('heading', anna.t('guide.roles'));
  await guide.stop('guide-moonrise', anna);
  await lab(guide, anna);
  await anna.opens('/replay');
  await anna.sees('heading', anna.t('replay.file.title'));
  await guide.stop('replay-file', anna);
  anna.faults.expect(/404/);
  await anna.opens('/games/nothing');
  await anna.sees('heading', anna.t('replay.missing'));
  await guide.stop('replay-missing', anna);
}

async function lab(guide: Guide, anna: Player): Promise<void> {
  await anna.opens('/lab');
  await anna.thing('radio', anna.t('lab.random')).check(); // they do not think long
  await anna.presses(anna.t('lab.compare'));
  const figure = anna.page.getByTestId('figure').last();
  for (const [tab, drawn] of [
    ['sides', 'meter'],
    ['roles', 'tbody svg'],
    ['length', 'svg'],
    ['sizes', 'svg'],
  ] as const) {
    await anna.thing('tab', anna.t(`lab.${tab}`)).click();
    await figure.scrollIntoViewIfNeeded(); // games are played for whoever looks
    await figure.locator(drawn).first().waitFor();
    await guide.stop(`lab-${tab}`, anna);
  }
}

async function rooms(guide: Guide): Promise<void> {
  const { world } = guide;
  const table = await gather(world.on, { rules: 'moonrise', players: 4 });
  const seats = table.seats.map(({ client, ...seat }) => new Companion(client, seat));
  const company = { code: table.code, seats };
  const bela = await guide.player('Emil');
  await bela.opens(`/r/${company.code}`);
  await bela.sees('button', bela.t('home.joinNow'));
  await guide.stop('join', bela);
  await bela.presses(bela.t('home.joinNow'));
  await bela.sees('button', bela.t('lobby.iAmReady'));
  await guide.stop('lobby-guest', bela);

  const host = await guide.embody(company, seats[0] as Companion);
  await host.sees('button', host.t('lobby.start'));
  await host.page.getByRole('heading', { name: host.t('common.cards') }).waitFor();
  await guide.stop('lobby-host', host);
  await lobbySheets(guide, host);
  const tv = await guide.player('Table screen');
  await tv.opens(`/tv/${company.code}`);
  await tv.reads(tv.t('display.scanToJoin'));
  await guide.stop('tv-lobby', tv);
  await tv.context.close(); // where a table screen is open, phones are discreet
  await host.page.locator('summary').first().click();
  await guide.stop('lobby-options', host);
  await bela.readies();
  await host.presses(host.t('lobby.start'));
  await host.page.getByTestId('countdown').waitFor();
  await guide.stop('countdown', host);
  await host.presses(host.t('lobby.cancelStart'));
  const first = bela.page;
  await bela.tab();
  await bela.opens(`/r/${company.code}`);
  bela.page = first;
  await bela.sees('heading', bela.t('seat.lostReplaced'));
  await guide.stop('seat-elsewhere', bela);
}

async function lobbySheets(guide: Guide, host: Player): Promise<void> {
  const seats = host.page.getByRole('region', { name: host.t('lobby.seats') }).getByRole('button');
  await guide.sheet('lobby-person', host, () => seats.nth(1).click());
  await guide.sheet('lobby-self', host, () => seats.nth(0).click());
  await guide.sheet('lobby-qr', host, () => host.presses(host.t('lobby.qr')));
}
