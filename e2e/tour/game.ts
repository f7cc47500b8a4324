import { type Companion, type Company, dealt, holding } from '../harness/company.ts';
import { answer, cardOf } from '../harness/hand.ts';
import { arrived } from '../harness/play.ts';
import type { Player } from '../harness/player.ts';
import { rulesOf } from '../harness/rules-of.ts';
import type { Prompt, Room } from '../harness/viewer.ts';
import type { Guide } from './guide.ts';

const roles = ['wolf', 'shadowWolf', 'seer', 'doctor', 'gunner', 'detective', 'hunter', 'revenant'] as const;
type Cast = Readonly<Record<(typeof roles)[number], Companion>>;
interface Evening {
  readonly guide: Guide;
  readonly company: Company;
  readonly cast: Cast;
  readonly tv: Player;
  readonly seer: Player;
  readonly shadow: Player;
  readonly hunter: Player; // sits in one room with the others
}

/** One game with every kind of screen in it: a fallen Hunter, somebody muted, a shot, a vote, and the end. */
export async function game(guide: Guide): Promise<void> {
  const company = await dealt(guide.world, { rules: 'moonrise', players: 8 });
  const cast = Object.fromEntries(roles.map((role) => [role, holding(company, role)[0]])) as Cast;
  const tv = await guide.player('Table screen');
  await tv.opens(`/tv/${company.code}`);
  const seer = await guide.embody(company, cast.seer, { sameRoom: 'off' });
  const shadow = await guide.embody(company, cast.shadowWolf, { sameRoom: 'off' });
  const hunter = await guide.embody(company, cast.hunter);
  for (const { page } of [seer, shadow, hunter]) await page.getByTestId('phase').waitFor();
  const evening = { guide, company, cast, tv, seer, shadow, hunter };
  await night(evening);
  await revenge(evening);
  await day(evening);
  await voting(evening);
  await end(evening);
}

const does = (player: Player, act: string, ...targets: readonly Companion[]): Promise<void> => {
  const prompt = player.viewer.prompts.find(({ offers }) => offers.some((offer) => offer.act === act)) as Prompt;
  return answer(player, prompt, { act, targets: targets.map(({ seat }) => seat) });
};

async function night({ guide, cast, tv, seer, shadow, hunter }: Evening): Promise<void> {
  await cast.wolf.says('The Hunter first.', 'wolves');
  await guide.stop('night-choice', seer);
  await guide.stop('night-pack', shadow);
  await guide.sheet('night-pack-chat', shadow, () => shadow.opensChat());
  await guide.stop('night-cover', hunter);
  await hunter.presses(hunter.t('table.openCard'));
  await hunter.page.getByTestId('waiting').waitFor();
  await guide.stop('night-waiting', hunter);
  await guide.stop('tv-night', tv);
  await holdsCard(guide, seer);
  await does(seer, 'scan', cast.wolf);
  await seer.reads(seer.t('table.chosen'));
  await guide.stop('night-locked-in', seer);
  await cast.doctor.does('save', cast.doctor);
  await cast.detective.does('investigate', cast.wolf, cast.seer);
  await cast.wolf.does('kill', cast.hunter);
  await does(shadow, 'mute', cast.gunner);
  await does(shadow, 'kill', cast.hunter);
}

/** Looks at the card as long as a finger is on it. */
async function holdsCard(guide: Guide, player: Player): Promise<void> {
  await player.button(player.t('table.myCard')).hover();
  await player.page.mouse.down();
  await player.page.getByTestId('role-card').waitFor();
  await guide.stop('my-card', player);
  await player.page.mouse.up();
  await player.page.getByTestId('role-card').waitFor({ state: 'detached' });
}

async function revenge({ guide, cast, tv, seer, hunter }: Evening): Promise<void> {
  await seer.page.locator('html[data-light="dusk"]').waitFor({ timeout: 30_000 });
  await guide.stop('revenge-witness', seer);
  await guide.stop('tv-revenge', tv);
  await hunter.presses(hunter.t('table.openCard'));
  await guide.stop('revenge', hunter);
  const rules = await rulesOf(guide.world.on.url, hunter.viewer.room as Room, hunter.language);
  await cardOf(hunter, rules, hunter.viewer.questions[0] as Prompt)
    .locator('ul button')
    .first()
    .click();
  const sure = hunter.page.getByRole('dialog');
  await sure.waitFor();
  await guide.stop('sure', hunter);
  await sure.getByRole('button', { name: hunter.t('common.cancel') }).click();
  await does(hunter, 'revenge', cast.revenant);
}

async function day({ guide, company, cast, tv, seer, hunter }: Evening): Promise<void> {
  const gunner = await guide.embody(company, cast.gunner, { sameRoom: 'off' });
  await cast.doctor.says('I was at home all night, and nobody came.');
  await cast.detective.says('Then who was it? I have my own ideas, and I will tell them when I am ready.');
  await seer.page.locator('html[data-light="day"]').waitFor({ timeout: 30_000 }); // it dawns first
  await guide.stop('day', seer);
  await guide.sheet('day-chat', seer, () => seer.opensChat());
  await guide.sheet('notebook', seer, () => seer.presses(seer.t('table.notebook')));
  const about = seer.page.getByTitle(seer.t('table.about', { name: cast.wolf.name }));
  await guide.sheet('about-player', seer, () => about.click());
  await guide.stop('day-muted', gunner);
  await guide.stop('day-covered', hunter);
  await hunter.presses(hunter.t('table.openCard'));
  await guide.stop('day-dead', hunter);
  await guide.stop('tv-day', tv);
  const watcher = await guide.player('Somebody');
  await watcher.opens(`/watch/${company.code}`);
  await watcher.page.getByTestId('phase').waitFor();
  await guide.stop('day-watching', watcher);
  await does(gunner, 'shoot', cast.wolf);
  await seer.sees('region', seer.t('table.graveyard'));
  await guide.stop('day-shot', seer);
}

async function voting({ guide, cast, tv, seer, shadow }: Evening): Promise<void> {
  const { on } = guide.world;
  await on.pass(Math.max(0, (cast.doctor.viewer.endsAt ?? 0) - on.clock.now()));
  await arrived([seer, shadow]);
  await cast.doctor.does('vote', cast.shadowWolf);
  await cast.detective.does('vote', cast.doctor);
  await seer.page.locator('html[data-light="dusk"]').waitFor();
  await guide.stop('voting', seer);
  await guide.stop('tv-voting', tv);
  await cast.detective.does('vote', cast.shadowWolf);
  await does(seer, 'vote', cast.shadowWolf);
  await on.pass(60_000);
}

async function end({ guide, tv, seer, shadow }: Evening): Promise<void> {
  for (const player of [seer, shadow]) await player.sees('heading', player.t('end.story'));
  await guide.stop('end-won', seer);
  await guide.stop('end-lost', shadow);
  await guide.stop('tv-end', tv);
  const reader = await guide.player('Reader');
  await reader.opens(`/games/${seer.viewer.table?.game_id}`);
  const slider = await reader.sees('slider', reader.t('replay.timeline'));
  await guide.stop('replay', reader);
  await slider.fill('25');
  await reader.page.getByRole('combobox').selectOption('everything');
  await guide.stop('replay-all-seeing', reader);
}
