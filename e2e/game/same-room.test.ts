import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { type DealtGame, dealGame, type HeadlessPlayer, playersWithRole } from '../harness/headless-player.ts';
import { pageDifferences } from '../harness/page-differences.ts';
import { targetsOn } from '../harness/prompt-answers.ts';
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
  await player.hasClosedDeal(); // which has a sound of its own
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

/** Lets the clock run to the end of the phase. */
const passesPhase = ({ view }: HeadlessPlayer) => world.on.pass(Math.max(0, (view.endsAt ?? 0) - world.on.clock.now()));

/** With the card closed, both screens must be equal. */
async function looksTheSame(one: Witnessed, other: Witnessed): Promise<void> {
  await expect.poll(() => pageDifferences(one.player, other.player)).toEqual([]); // one of them may get its packet later
  await expect.poll(() => one.sent).toEqual(other.sent);
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
  await passesPhase(cast.seer);
  await wolf.player.sees('heading', 'Day');
  await hunter.player.sees('heading', 'Day');
  await looksTheSame(wolf, hunter);
  await passesPhase(cast.seer);
  await wolf.player.sees('heading', 'Voting');
  await hunter.player.sees('heading', 'Voting');
  await looksTheSame(wolf, hunter);
  expect(await sounds(wolf.player)).toBeGreaterThan(0); // otherwise nothing was compared
});

test('by day the public chat is visible with the card closed; the pack’s is not', async () => {
  const { cast, wolf, hunter } = await table({ sameRoom: 'on', effects: false });
  await cast.shadowWolf.does('mute', cast.hunter);
  await cast.shadowWolf.does('kill', cast.doctor);
  await cast.shadowWolf.says('The Doctor.', 'wolves');
  await passesPhase(cast.seer);
  await wolf.player.sees('heading', 'Day');
  await cast.seer.says('Good morning.', 'global');
  for (const { player } of [wolf, hunter]) {
    await player.page.getByRole('log').getByText('Good morning.').waitFor();
    expect(await player.page.getByText('The Doctor.').count()).toBe(0);
    expect(await player.page.getByRole('tab').count()).toBe(0);
  }
  await looksTheSame(wolf, hunter);
});

test('the card opens on demand, shows the prompts, and closes again', async () => {
  const { wolf } = await table({ sameRoom: 'on', effects: false });
  const { player } = wolf;
  expect(await targetsOn(player).count()).toBe(0);
  await player.presses(player.t('table.openCard'));
  await targetsOn(player).first().waitFor();
  await player.presses(player.t('table.closeCard'));
  await player.reads(player.t('table.coverText'));
  expect(await targetsOn(player).count()).toBe(0);
});

test('a table screen covers the players’ screens automatically; without one the panel is open', async () => {
  const { dealt, wolf } = await table({});
  await targetsOn(wolf.player).first().waitFor();
  const tv = await world.player('Table');
  await tv.opens(`/tv/${dealt.code}`);
  await wolf.player.reads(wolf.player.t('table.coverText'));
});
