import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { type DealtGame, dealGame, type HeadlessPlayer, playersWithRole } from '../harness/headless-player.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const roles = ['wolf', 'shadowWolf', 'seer', 'doctor', 'gunner', 'detective', 'hunter', 'revenant'] as const;
const HEARTBEAT = '3'; // depends on the clock only
type Cast = Readonly<Record<(typeof roles)[number], HeadlessPlayer>>;

interface Witnessed {
  readonly player: BrowserPlayer;
  readonly fetched: string[]; // lazy parts arrive in any order
  readonly sent: string[];
}

/** The page as a neighbour sees it: all tags, except the time and the mark of the player's own seat. */
const seenFrom = ({ page, t }: BrowserPlayer) =>
  page.evaluate((you) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const isOwnSign = ({ children, textContent }: Element) => children.length === 0 && textContent?.trim() === you;
    const marks = copy.querySelectorAll(
      '[class*="_icons_"] > *, [role="timer"], [role="timer"] ~ *, script, link, style',
    );
    for (const mark of [...marks, ...[...copy.querySelectorAll('*')].filter(isOwnSign)]) mark.remove();
    for (const moving of copy.querySelectorAll('[style]')) moving.removeAttribute('style');
    return [document.title, ...copy.outerHTML.split(/(?=<)/)];
  }, t('table.you'));

async function watched(dealt: DealtGame, seat: HeadlessPlayer, settings: object): Promise<Witnessed> {
  const player = await world.player(seat.name, { settings, seat: { code: dealt.code, token: seat.token } });
  await player.tab();
  const fetched: string[] = [];
  const sent: string[] = [];
  player.page.on('request', (request) => fetched.push(`${request.method()} ${new URL(request.url()).pathname}`));
  player.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload !== HEARTBEAT) sent.push(String(payload).replace(/\d+|"token":"[^"]*"/g, '#'));
    }),
  );
  await player.page.addInitScript(countSounds);
  seat.client.close();
  await player.opens(`/r/${dealt.code}`);
  await player.page.getByTestId('phase').click(); // sound needs a first tap
  return { player, fetched, sent };
}
/** Runs in the page: counts the sounds that start. */
function countSounds(): void {
  const counted = window as unknown as { sounds: number };
  counted.sounds = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...given) {
    counted.sounds += 1;
    return start.apply(this, given);
  };
}
const sounds = ({ page }: BrowserPlayer) => page.evaluate(() => (window as unknown as { sounds: number }).sounds);

async function table(settings: object) {
  const dealt = await dealGame(world, { rules: 'moonrise', players: 8 });
  const cast = Object.fromEntries(roles.map((role) => [role, playersWithRole(dealt, role)[0]])) as Cast;
  const wolf = await watched(dealt, cast.wolf, settings);
  const hunter = await watched(dealt, cast.hunter, settings);
  return { dealt, cast, wolf, hunter };
}

/** With the card closed, both screens must be equal. */
async function looksTheSame(one: Witnessed, other: Witnessed): Promise<void> {
  const difference = async () => {
    const theirs = await seenFrom(other.player);
    return (await seenFrom(one.player))
      .flatMap((tag, i) => (tag === theirs[i] ? [] : [`${tag} ≠ ${theirs[i]}`]))
      .slice(0, 5);
  };
  await expect.poll(difference).toEqual([]); // one of them may get its packet later
  expect(one.sent).toEqual(other.sent);
  expect(one.fetched.toSorted()).toEqual(other.fetched.toSorted());
  expect(await sounds(one.player)).toBe(await sounds(other.player));
}

test('in one room, with the card closed, the screens of all roles are equal through a whole round', async () => {
  const { cast, wolf, hunter } = await table({ sameRoom: 'on', effects: true });
  await wolf.player.reads(wolf.player.t('table.coverText'));
  await looksTheSame(wolf, hunter);
  await cast.shadowWolf.does('kill', cast.doctor);
  await cast.shadowWolf.says('The Doctor.', 'wolves');
  await looksTheSame(wolf, hunter);
  await world.on.pass(40_000);
  await wolf.player.sees('heading', 'Day');
  await hunter.player.sees('heading', 'Day');
  await looksTheSame(wolf, hunter);
  await world.on.pass(60_000);
  await wolf.player.sees('heading', 'Voting');
  await hunter.player.sees('heading', 'Voting');
  await looksTheSame(wolf, hunter);
  expect(await sounds(wolf.player)).toBeGreaterThan(0); // otherwise nothing was compared
});

test('by day the public chat is visible with the card closed; the pack’s is not', async () => {
  const { cast, wolf, hunter } = await table({ sameRoom: 'on' });
  await cast.shadowWolf.does('mute', cast.hunter);
  await cast.shadowWolf.does('kill', cast.doctor);
  await cast.shadowWolf.says('The Doctor.', 'wolves');
  await world.on.pass(40_000);
  await wolf.player.sees('heading', 'Day');
  await cast.seer.says('Good morning.', 'global');
  for (const { player } of [wolf, hunter]) await player.sees('button', /^Chat.*1/);
  await looksTheSame(wolf, hunter);
  for (const { player } of [wolf, hunter]) {
    await player.opensChat();
    await player.page.getByRole('log').getByText('Good morning.').waitFor();
    expect(await player.page.getByText('The Doctor.').count()).toBe(0);
    expect(await player.page.getByRole('tab').count()).toBe(0);
  }
  await looksTheSame(wolf, hunter);
});

test('the card opens on demand, shows the prompts, and closes again', async () => {
  const { wolf } = await table({ sameRoom: 'on' });
  const { player } = wolf;
  expect(await player.page.locator('main ul button[aria-pressed]').count()).toBe(0);
  await player.presses(player.t('table.openCard'));
  await player.page.locator('main ul button[aria-pressed]').first().waitFor();
  await player.presses(player.t('table.closeCard'));
  await player.reads(player.t('table.coverText'));
  expect(await player.page.locator('main ul button[aria-pressed]').count()).toBe(0);
});

test('a table screen covers the players’ screens automatically; without one the panel is open', async () => {
  const { dealt, wolf } = await table({});
  await wolf.player.page.locator('main ul button[aria-pressed]').first().waitFor();
  const tv = await world.player('Table');
  await tv.opens(`/tv/${dealt.code}`);
  await wolf.player.reads(wolf.player.t('table.coverText'));
});
