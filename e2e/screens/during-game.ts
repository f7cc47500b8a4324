import type { BrowserPlayer } from '../harness/browser-player.ts';
import { type DealtGame, dealGame, type HeadlessPlayer, playersWithRole } from '../harness/headless-player.ts';
import { catchUpAll } from '../harness/play.ts';
import type { WirePrompt } from '../harness/player-view.ts';
import { answerPrompt, houseOf, targetsOn } from '../harness/prompt-answers.ts';
import type { ScreenVisitor } from './screen-visitor.ts';

const roles = ['wolf', 'shadowWolf', 'seer', 'doctor', 'gunner', 'detective', 'hunter', 'revenant'] as const;
type Cast = Readonly<Record<(typeof roles)[number], HeadlessPlayer>>;
interface StartedGame {
  readonly visitor: ScreenVisitor;
  readonly dealt: DealtGame;
  readonly cast: Cast;
  readonly tv: BrowserPlayer;
  readonly seer: BrowserPlayer;
  readonly shadow: BrowserPlayer;
  readonly hunter: BrowserPlayer; // in the same room as the others
}

/** Screens of a game: a dying Hunter, a muted player, a shot, a vote, and the end. */
export async function duringGame(visitor: ScreenVisitor): Promise<void> {
  const dealt = await dealGame(visitor.world, { rules: 'moonrise', players: 8 });
  const cast = Object.fromEntries(roles.map((role) => [role, playersWithRole(dealt, role)[0]])) as Cast;
  const tv = await visitor.player('Table screen');
  await tv.opens(`/tv/${dealt.code}`);
  const seer = await visitor.openInBrowser(dealt, cast.seer, { sameRoom: 'off' });
  const shadow = await visitor.openInBrowser(dealt, cast.shadowWolf, { sameRoom: 'off' });
  const hunter = await visitor.openInBrowser(dealt, cast.hunter);
  for (const player of [seer, shadow, hunter]) await player.hasClosedDeal();
  const started = { visitor, dealt, cast, tv, seer, shadow, hunter };
  await night(started);
  await revenge(started);
  await day(started);
  await voting(started);
  await end(started);
}

const does = (player: BrowserPlayer, act: string, ...targets: readonly HeadlessPlayer[]): Promise<void> => {
  const prompt = player.view.prompts.find(({ offers }) => offers.some((offer) => offer.act === act)) as WirePrompt;
  return answerPrompt(player, prompt, { act, targets: targets.map(({ seat }) => seat) });
};

async function night({ visitor, cast, tv, seer, shadow, hunter }: StartedGame): Promise<void> {
  await cast.wolf.says('The Hunter first.', 'wolves');
  await visitor.stop('night-choice', seer);
  await visitor.stop('night-pack', shadow);
  await shadow.opensChat();
  await visitor.stop('night-pack-chat', shadow);
  await shadow.closesChat();
  await visitor.stop('night-cover', hunter);
  await hunter.presses(hunter.t('table.openCard'));
  await hunter.page.getByTestId('waiting').waitFor();
  await visitor.stop('night-waiting', hunter);
  await visitor.stop('tv-night', tv);
  await holdsCard(visitor, seer);
  await does(seer, 'scan', cast.wolf);
  await seer.reads(seer.t('table.chosen'));
  await visitor.stop('night-locked-in', seer);
  await cast.doctor.does('save', cast.doctor);
  await cast.detective.does('investigate', cast.wolf, cast.seer);
  await cast.wolf.does('kill', cast.hunter);
  await does(shadow, 'mute', cast.gunner);
  await does(shadow, 'kill', cast.hunter);
}

/** Shows the card while it is held. */
async function holdsCard(visitor: ScreenVisitor, player: BrowserPlayer): Promise<void> {
  await player.button(player.t('table.myCard')).hover();
  await player.page.mouse.down();
  await player.page.getByTestId('role-card').waitFor();
  await visitor.stop('my-card', player);
  await player.page.mouse.up();
  await player.page.getByTestId('role-card').waitFor({ state: 'detached' });
}

async function revenge({ visitor, cast, tv, seer, hunter }: StartedGame): Promise<void> {
  await seer.page.locator('html[data-light="dusk"]').waitFor({ timeout: 30_000 });
  await visitor.stop('revenge-witness', seer);
  await visitor.stop('tv-revenge', tv);
  await hunter.presses(hunter.t('table.openCard'));
  await visitor.stop('revenge', hunter);
  await targetsOn(hunter).first().click();
  const sure = hunter.page.getByRole('dialog');
  await sure.waitFor();
  await visitor.stop('sure', hunter);
  await sure.getByRole('button', { name: hunter.t('common.cancel') }).click();
  await does(hunter, 'revenge', cast.revenant);
}

async function day({ visitor, dealt, cast, tv, seer, hunter }: StartedGame): Promise<void> {
  const gunner = await visitor.openInBrowser(dealt, cast.gunner, { sameRoom: 'off' });
  await cast.doctor.says('I was at home all night, and nobody came.');
  await cast.detective.says('Then who was it? I have my own ideas, and I will tell them when I am ready.');
  await seer.page.locator('html[data-light="day"]').waitFor({ timeout: 30_000 }); // dawn comes first
  await visitor.stop('day', seer);
  await seer.opensChat();
  await visitor.stop('day-chat', seer);
  await visitor.sheet('notebook', seer, () => seer.presses(seer.t('table.notebook')));
  await visitor.sheet('about-player', seer, () => houseOf(seer, cast.wolf.seat).click());
  await visitor.stop('day-muted', gunner);
  await visitor.stop('day-covered', hunter);
  await hunter.presses(hunter.t('table.openCard'));
  await visitor.stop('day-dead', hunter);
  await visitor.stop('tv-day', tv);
  const watcher = await visitor.player('Somebody');
  await watcher.opens(`/watch/${dealt.code}`);
  await watcher.page.getByTestId('phase').waitFor();
  await visitor.stop('day-watching', watcher);
  await does(gunner, 'shoot', cast.wolf);
  await visitor.sheet('village-facts', seer, () => seer.presses(seer.t('table.facts')));
  await visitor.stop('day-shot', seer);
}

async function voting({ visitor, cast, tv, seer, shadow }: StartedGame): Promise<void> {
  const { on } = visitor.world;
  await on.pass(Math.max(0, (cast.doctor.view.endsAt ?? 0) - on.clock.now()));
  await catchUpAll([seer, shadow]);
  await cast.doctor.does('vote', cast.shadowWolf);
  await cast.detective.does('vote', cast.doctor);
  await seer.page.locator('html[data-light="dusk"]').waitFor();
  await visitor.stop('voting', seer);
  await visitor.stop('tv-voting', tv);
  await cast.detective.does('vote', cast.shadowWolf);
  await does(seer, 'vote', cast.shadowWolf);
  await on.pass(60_000);
}

async function end({ visitor, tv, seer, shadow }: StartedGame): Promise<void> {
  for (const player of [seer, shadow]) await player.sees('heading', player.t('end.story'));
  await visitor.stop('end-won', seer);
  await visitor.stop('end-lost', shadow);
  await visitor.stop('tv-end', tv);
  const reader = await visitor.player('Reader');
  await reader.opens(`/games/${seer.view.table?.game_id}`);
  const slider = await reader.sees('slider', reader.t('replay.timeline'));
  await visitor.stop('replay', reader);
  await slider.fill('25');
  await reader.page.getByRole('combobox').selectOption('everything');
  await visitor.stop('replay-all-seeing', reader);
}
