import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { type Claim, claimsIn } from '../../packages/lab/src/hindsight/claims.ts';
import { matchIn } from '../../packages/server/src/testing/running-match.ts';
import { deal, gather, must, playOut, type TestSeat } from '../../packages/server/src/testing/table.ts';
import type { FinishedGameAnswer } from '../../packages/web/src/shared/story/finished/use-finished-game.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { HeadlessPlayer, openInBrowser } from '../harness/headless-player.ts';
import { accessibilityViolations, overflowingElements, smallTargets } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();

/** A finished game of one person and six bots, with its room. */
async function finished(): Promise<{ readonly game: string; readonly code: string; readonly anna: TestSeat }> {
  const table = await gather(world.on, { rules: 'classic', players: 1, stream: () => 'log' });
  const [anna] = table.seats as [TestSeat];
  must(await anna.client.ask('set_options', { ai_seats: Array(6).fill('standard') }));
  await deal(table);
  await playOut(table);
  const { id } = await matchIn(world.on, table.code);
  return { game: id, code: table.code, anna };
}
const panel = (player: BrowserPlayer, title: Parameters<BrowserPlayer['t']>[0]) =>
  player.page.getByRole('region', { name: player.t(title) });

test('a replay shows the turning points of a game, and verifies it', async () => {
  const { game } = await finished();
  const reader = await world.player('Reader');
  await reader.opens(`/games/${game}`);

  const turns = panel(reader, 'turns.title');
  await turns.getByText(reader.t('turns.spoiler')).waitFor();
  expect(await turns.getByRole('button').count()).toBe(1); // nothing before the roles are shown
  await turns.getByRole('button', { name: reader.t('turns.show') }).click();
  await turns.getByRole('button', { name: reader.t('turns.open') }).click();
  const swings = turns.getByTestId('swings').getByRole('button');
  await swings.first().waitFor({ timeout: 100_000 });
  await turns.getByRole('figure').getByText(/± \d/).first().waitFor();
  const told = await swings.allTextContents();
  expect(told.length).toBeLessThanOrEqual(3);
  for (const words of told) expect(words).toMatch(/^.+: .+ \d+\s% → \d+\s%$/);
  await swings.last().click();
  const timeline = reader.page.getByLabel(reader.t('replay.timeline'));
  expect(Number(await timeline.inputValue())).toBeGreaterThan(0);

  await turns.locator('summary').press('Enter');
  const figures = await turns.getByRole('row').allTextContents();
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.at(-1)).toMatch(/100\s%/);
  for (const check of [accessibilityViolations, overflowingElements, smallTargets])
    expect(await check(reader.page)).toEqual([]);

  const proof = panel(reader, 'proof.title');
  await proof.getByRole('button', { name: reader.t('proof.check') }).press('Enter');
  await proof.getByText(reader.t('proof.sound')).waitFor({ timeout: 60_000 });
  expect(await proof.getByRole('listitem').count()).toBe(4);
});

test('one changed byte fails the verification, in the replay and on the end screen', async () => {
  const { game, code, anna } = await finished();
  const player = await openInBrowser(world, { code, seats: [] }, new HeadlessPlayer(anna.client, anna));
  const proof = panel(player, 'proof.title');
  await proof.getByRole('button', { name: player.t('proof.check') }).click();
  await proof.getByText(player.t('proof.sound')).waitFor({ timeout: 60_000 });

  await player.page.route(`**/api/games/${game}`, async (route) => {
    const answer = await route.fetch();
    const bytes = Buffer.from(await answer.body());
    const at = bytes.indexOf('"seq":5,');
    bytes[bytes.indexOf('"at":', at) + 6]! ^= 1;
    await route.fulfill({ response: answer, body: bytes });
  });
  await proof.getByRole('button', { name: player.t('proof.check') }).click();
  await proof.getByText(player.t('proof.unsoundRow', { row: 5 })).waitFor({ timeout: 60_000 });
  await proof.getByText(player.t('proof.why.chain')).waitFor();
});

test('the view of a seat shows the possible roles of the others', async () => {
  const { game } = await finished();
  const reader = await world.player('Reader', { width: 1280, height: 800 });
  await reader.opens(`/games/${game}`);
  const people = panel(reader, 'replay.table').getByRole('listitem');
  await people.first().waitFor();
  const could = reader.t('knows.could', { roles: '' });
  expect(await people.filter({ hasText: could }).count()).toBe(0); // the public view has no card
  await reader.page.getByLabel(reader.t('replay.watchAs')).selectOption('0');
  await people.filter({ hasText: could }).first().waitFor({ timeout: 60_000 });
  expect(await people.first().textContent()).not.toContain(could);
  await reader.page.getByLabel(reader.t('replay.timeline')).press('End');
  await expect.poll(() => people.filter({ hasText: could }).count()).toBe(0); // all roles are known now
});

test('the all-seeing view shows which claims of the bots were true', async () => {
  const { game } = await finished();
  const { rules, options, log } = (await (
    await fetch(`${world.on.url}/api/games/${game}`)
  ).json()) as FinishedGameAnswer;
  const claims = claimsIn({ rules, options, rows: log.map(({ events }) => events as readonly Event[]) });
  const reader = await world.player('Reader');
  await reader.opens(`/games/${game}`);
  await reader.page.getByLabel(reader.t('replay.timeline')).press('End');
  const said = panel(reader, 'replay.heard');
  const marked = (verdict: Claim['verdict']) =>
    said.getByText(new RegExp(`${reader.t(`claims.${verdict}`, { what: '' })}$`)).count();
  await said.getByRole('log').waitFor();
  expect(await marked('true')).toBe(0);
  await reader.page.getByLabel(reader.t('replay.watchAs')).selectOption('everything');
  const drawn = async () => {
    const counts = await Promise.all((['true', 'false', 'made_up'] as const).map(marked));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThanOrEqual(Math.min(1, claims.length));
  for (const verdict of ['true', 'false', 'made_up'] as const)
    expect(await marked(verdict)).toBeLessThanOrEqual(claims.filter((claim) => claim.verdict === verdict).length);
});
