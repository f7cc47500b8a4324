import { expect, test } from 'vitest';
import { playGame } from '../../packages/agent-kit/src/index.ts';
import { roomPrograms } from '../../packages/aiwolf/src/index.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import {
  accessibilityViolations,
  overflowingElements,
  smallTargets,
  untranslatedTexts,
} from '../harness/page-checks.ts';
import { playToEnd } from '../harness/play.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld({ programs: roomPrograms });

/** A contest program as a team would write it. Its packets count as activity, so that the fake clock waits for it. */
function joins(url: string, name: string) {
  const noticed = (answer?: string) => () => {
    world.on.activity.happened();
    return answer;
  };
  const anyone = ({ living }: { readonly living: readonly string[] }) => {
    world.on.activity.happened();
    return living[0] ?? '';
  };
  const handlers = { TALK: noticed(`Greetings from ${name}.`), VOTE: anyone, DIVINE: anyone, ATTACK: anyone };
  const played = playGame({ url, name }, { ...handlers, FINISH: noticed() as () => undefined });
  played.catch(() => undefined); // reported by the code that awaits it
  return played;
}
const addressSeenBy = async ({ page }: BrowserPlayer): Promise<string> =>
  (await page.getByTestId('program-address').textContent()) ?? '';

test('the host opens seats to programs, a program connects, and they play to the end', async () => {
  const [host, guest] = [await world.player('Anna'), await world.player('Bela', { width: 1280, height: 800 })];
  await guest.joins(await host.createsRoom());
  await host.choosesRules('AIWolf');
  await host.asksForBots(3);
  expect(await guest.page.getByTestId('program-address').count()).toBe(0);
  await host.presses(/^Bot 1:/);
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${host.t('bots.program')}`) })
    .click();
  await host.thing('heading', host.t('lobby.programs')).waitFor();
  const address = await addressSeenBy(guest);
  expect(address).toBe(`${world.on.url.replace('http', 'ws')}/aiwolf/${host.view.room?.code}`);
  expect(await addressSeenBy(host)).toBe(address);
  await guest.readies();
  await host.reads(host.t('lobby.whyPrograms', { n: 1 }));
  expect(await host.page.getByTestId('start').isDisabled()).toBe(true);
  expect(await guest.button(guest.t('lobby.programsFill')).count()).toBe(0);
  for (const { page } of [host, guest]) {
    for (const fault of [accessibilityViolations, overflowingElements, smallTargets, untranslatedTexts])
      expect(await fault(page)).toEqual([]);
  }

  const played = joins(address, 'otters1');
  await host.reads('otters1');
  await guest.reads('otters1');
  await host.reads(host.t('lobby.programsAll'));
  await host.starts();
  for (const { page } of [host, guest]) await page.getByTestId('phase').waitFor();
  await playToEnd(world, [host, guest]);
  const { info } = await played;
  expect(Object.keys(info.role_map)).toHaveLength(5);
  const cast = guest.page.getByRole('region', { name: guest.t('end.roles') });
  await cast.getByText(guest.t('minds.playedBy', { kind: 'otters1' })).waitFor();
});

test('all AI seats for programs, and bots for those that stay empty', async () => {
  const anna = await world.player('Anna');
  await anna.createsRoom();
  await anna.choosesRules('AIWolf');
  await anna.asksForBots(4);
  await anna.thing('radio', anna.t('bots.program')).check();
  await expect.poll(() => anna.view.room?.ai_seats).toEqual(Array(4).fill('program'));
  const left = joins(await addressSeenBy(anna), 'badgers2');
  await anna.reads(anna.t('lobby.programsWaiting', { n: 3 }));
  await anna.presses(anna.t('lobby.programsFill'));
  await expect.poll(() => anna.view.room?.ai_seats).toEqual(['program', 'standard', 'standard', 'standard']);
  await anna.reads(anna.t('lobby.canStart'));
  await anna.presses(anna.t('lobby.hideCode'));
  expect(await addressSeenBy(anna)).not.toContain(anna.view.room?.code);

  await anna.presses(/^Bot 1:/);
  await anna.presses(anna.t('bots.remove'));
  await anna.page.getByTestId('program-address').waitFor({ state: 'detached' });
  await expect(left).rejects.toThrow('1008');
});
