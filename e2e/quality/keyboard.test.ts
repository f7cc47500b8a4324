import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { fetchRules, type RoomRules } from '../harness/fetch-rules.ts';
import { passPhase } from '../harness/play.ts';
import type { WirePrompt, WireRoom } from '../harness/player-view.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const MOST_TABS = 80;

/** The focused element: its tag, its role, its accessible name, and its place on the board. */
const focused = (player: BrowserPlayer) =>
  player.page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const labels = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute('aria-label') ?? [...labels].map((label) => label.textContent).join() ?? '';
    const { seat, place = seat } = element.dataset;
    const role = element.getAttribute('role');
    return { name: name || (element.textContent ?? ''), place: place ?? '', role, tag: element.tagName };
  });
type Focused = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until a matching element has the focus. */
async function tabsTo(player: BrowserPlayer, isMeant: (focused: Focused) => boolean): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < MOST_TABS; i++) {
    const now = await focused(player);
    if (isMeant(now)) return;
    seen.push(now.name.slice(0, 30));
    await player.page.keyboard.press('Tab');
  }
  throw new Error(`no way with Tab; there were: ${seen.join(' | ')}`);
}
const named = (name: string) => (focused: Focused) => focused.name.trim().startsWith(name);

/** Presses arrows until a place of the board has the focus: first to the first one, then from neighbour to neighbour. */
async function walksTo(player: BrowserPlayer, place: number): Promise<void> {
  const isThere = async () => (await focused(player)).place === String(place);
  await player.page.keyboard.press('Home');
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
    for (let last = ''; !(await isThere()); ) {
      await player.page.keyboard.press(arrow);
      const { place: now } = await focused(player);
      if (now === last) break;
      last = now;
    }
  expect(await isThere()).toBe(true);
}

/** Answers a prompt with Tab, arrows and Enter. */
async function answersByKeys(player: BrowserPlayer, prompt: WirePrompt, rules: RoomRules): Promise<void> {
  const offer = prompt.offers[0] as WirePrompt['offers'][number];
  await tabsTo(player, ({ role }) => role === 'option');
  for (const target of offer.targets.slice(0, Math.max(offer.pick, 0))) {
    await walksTo(player, target);
    await player.page.keyboard.press('Enter');
  }
  const isTaken = () => !player.view.questions.some(({ slot }) => slot === prompt.slot);
  const isAsked = async () => (await player.page.getByRole('dialog').count()) > 0;
  await expect.poll(async () => isTaken() || (await isAsked())).toBe(true);
  if (isTaken()) return;
  await tabsTo(player, named(rules.words.cards[offer.act]?.pick ?? player.t('table.yes')));
  await player.page.keyboard.press('Enter');
  await expect.poll(isTaken).toBe(true);
}

test('a whole game with nothing but a keyboard', async () => {
  const anna = await world.player('Anna');
  await anna.opens('/');
  await anna.sees('button', anna.t('home.bots'));
  await tabsTo(anna, named(anna.t('home.bots')));
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await tabsTo(anna, (now) => now.tag === 'BUTTON' && /\d/.test(now.name));
  await anna.page.keyboard.press('Enter');
  await anna.page.waitForURL('**/r/*');
  await world.on.pass(0);
  await anna.page.getByTestId('phase').waitFor();
  const rules = await fetchRules(world.on.url, anna.view.room as WireRoom, 'en');

  await tabsTo(anna, named(anna.t('table.myCard')));
  await anna.page.keyboard.down('Space');
  await anna.page.getByTestId('role-card').waitFor();
  await anna.page.keyboard.up('Space');
  await anna.page.getByTestId('role-card').waitFor({ state: 'detached' });

  for (let phases = 0; !anna.view.isOver; phases++) {
    if (phases > 60) throw new Error('the game does not end');
    const question = anna.view.questions.find(({ required }) => required);
    if (question) await answersByKeys(anna, question, rules);
    await passPhase(world, [anna]);
  }
  await anna.sees('heading', anna.t('end.roles'));
  await tabsTo(anna, named(anna.t('end.again')));
  await anna.page.keyboard.press('Enter');
  await anna.page.getByTestId('countdown').waitFor();
});
