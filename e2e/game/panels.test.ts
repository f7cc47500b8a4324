import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { fetchRules } from '../harness/fetch-rules.ts';
import {
  type DealtGame,
  dealGame,
  type HeadlessPlayer,
  openInBrowser,
  playersWithRole,
} from '../harness/headless-player.ts';
import type { WirePrompt, WireRoom } from '../harness/player-view.ts';
import { answerPrompt, houseOf, promptCard, targetsOn } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const rulesFor = (player: BrowserPlayer) => fetchRules(world.on.url, player.view.room as WireRoom, player.language);
const seesTime = async (player: BrowserPlayer) =>
  expect(await player.page.getByRole('timer').first().textContent()).toMatch(/^\d+:\d\d$/);

/** The names that a player can choose on the card of a prompt. */
async function choices(player: BrowserPlayer, prompt: WirePrompt): Promise<string[]> {
  await promptCard(player, await rulesFor(player), prompt).waitFor();
  const names = player.view.names.filter((name) => name !== '');
  await targetsOn(player).first().waitFor();
  const texts = await targetsOn(player).allTextContents();
  return texts.flatMap((text) => names.find((name) => text.includes(name)) ?? []).sort();
}
const namesOf = (players: readonly HeadlessPlayer[], ...without: readonly string[]) =>
  players
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))
    .sort();
const withRole = (dealt: DealtGame, role: string) => playersWithRole(dealt, role)[0] as HeadlessPlayer;

test('the lobby shows how many play; only the host sets the number of AI seats and starts', async () => {
  const anna = await world.player('Anna');
  const bela = await world.player('Bela');
  const code = await anna.createsRoom();
  await anna.choosesRules('Classic');
  await bela.joins(code);
  await anna.asksForBots(2);
  for (const player of [anna, bela]) await player.reads(player.t('lobby.playersNow', { n: 4 }));
  const hosting = (player: BrowserPlayer) =>
    Promise.all([
      player.page.getByLabel(player.t('lobby.aiSeats'), { exact: true }).count(),
      player.button('Start Game').count(),
    ]);
  expect(await hosting(bela)).toEqual([0, 0]);
  expect(await hosting(anna)).toEqual([1, 1]);
});

test('by day the host can end the talk; the vote lists the living, its tally and the time left', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 5 });
  const [first, second, third, fourth] = dealt.seats as [
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
  ];
  const host = await openInBrowser(world, dealt, first);
  const guest = await openInBrowser(world, dealt, second);
  for (const player of [host, guest]) {
    await player.sees('heading', 'Day');
    await seesTime(player);
  }
  const toVote = (player: BrowserPlayer) => player.button(/^(End this phase|Start Vote)$/);
  expect(await toVote(guest).count()).toBe(0);
  await toVote(host).click();
  for (const player of [host, guest]) await player.sees('heading', 'Voting');
  await seesTime(guest);
  const [prompt] = guest.view.questions as [WirePrompt];
  expect(await choices(guest, prompt)).toEqual(namesOf(dealt.seats, guest.name));
  await third.does('vote', fourth);
  await guest.reads(`1 vote: ${third.name}`);
  await answerPrompt(guest, prompt, { act: 'vote', targets: [fourth.seat] });
  await host.reads(/^2 votes: /);
  const [own] = host.view.questions as [WirePrompt];
  await answerPrompt(host, own, { act: 'vote' });
  await expect.poll(() => guest.page.locator('main').textContent()).toContain(host.name);
  expect(host.view.questions).toEqual([]);
});

test('one person against bots has one button that ends the talk', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 1, ai: 4 });
  const player = await openInBrowser(world, dealt, dealt.seats[0] as HeadlessPlayer);
  await player.sees('heading', 'Day');
  await player.sees('button', player.t('table.endTalk'));
  expect(await player.button(/^(End this phase|Start Vote)$/).count()).toBe(0);
});

test('at night each role has its own panel and all see the time left', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 7 });
  const [host] = dealt.seats as [HeadlessPlayer];
  await host.client.ask('start_vote');
  await world.on.pass(30_000);
  const [wolf, mate] = playersWithRole(dealt, 'werewolf') as [HeadlessPlayer, HeadlessPlayer];
  const panels = [
    { seat: wolf, expected: namesOf(dealt.seats, wolf.name, mate.name) },
    { seat: withRole(dealt, 'seer'), expected: namesOf(dealt.seats, withRole(dealt, 'seer').name) },
    { seat: withRole(dealt, 'doctor'), expected: namesOf(dealt.seats) },
  ];
  for (const { seat, expected } of panels) {
    const player = await openInBrowser(world, dealt, seat);
    await player.sees('heading', 'Night');
    await seesTime(player);
    const [prompt] = player.view.questions as [WirePrompt];
    expect(await choices(player, prompt)).toEqual(expected);
    if (seat === wolf) {
      await houseOf(player, mate.seat).click();
      await player.reads(player.t('lobby.youKnowRole', { role: 'Werewolf' }));
    }
    await player.context.close();
  }
  const villager = await openInBrowser(world, dealt, withRole(dealt, 'villager'));
  await villager.sees('heading', 'Night');
  await seesTime(villager);
  expect(await villager.page.getByTestId('waiting').textContent()).toMatch(/Waiting for (the )?night to end/);
  expect(villager.view.questions).toEqual([]);
});

test('the end names the winning side and shows every role', async () => {
  const dealt = await dealGame(world, { rules: 'classic', players: 4 });
  const [first] = dealt.seats as [HeadlessPlayer];
  const host = await openInBrowser(world, dealt, first);
  await host.sees('heading', 'Day');
  await host.button(/^(End this phase|Start Vote)$/).click();
  await host.sees('heading', 'Voting');
  const wolf = withRole(dealt, 'werewolf');
  for (const voter of dealt.seats) if (voter !== first && voter !== wolf) await voter.does('vote', wolf);
  await world.on.pass(30_000);
  await host.sees('heading', 'Victory for the Town');
  const cast = host.page.getByRole('region', { name: host.t('end.roles') });
  for (const { name } of dealt.seats) await cast.getByText(name).first().waitFor();
  for (const role of ['Werewolf', 'Seer', 'Doctor', 'Villager']) await cast.getByText(role).first().waitFor();
  await host.button(/^(Back to the lobby|Return to Lobby)$/).click();
  await host.page.getByTestId('room-code').waitFor();
});

test('a death in the night and a tied vote are announced on the screen', async () => {
  const dealt = await dealGame(world, { rules: 'launch', players: 5 });
  const wolf = withRole(dealt, 'werewolf');
  const [victim, one, two, watching] = playersWithRole(dealt, 'villager') as [
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
  ];
  const player = await openInBrowser(world, dealt, watching);
  await player.sees('heading', 'Night');
  await wolf.does('kill', victim);
  await player.sees('heading', 'Day');
  const news = player.page.getByRole('region', { name: player.t('table.news') });
  await news.getByText(`${victim.name} was killed during the night`).waitFor();
  await one.does('vote', two);
  await two.does('vote', one);
  await world.on.pass(120_000);
  await player.sees('heading', 'Night');
  await news.getByText('The vote was tied. No one was eliminated.').waitFor();
});

test('results of the Seer and the Detective stay in the notebook', async () => {
  const options = { roles: { wolf: 1, seer: 1, detective: 1, villager: 3 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 6, options });
  const [seer, detective, wolf] = ['seer', 'detective', 'wolf'].map((role) => withRole(dealt, role)) as [
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
  ];
  const [villager] = playersWithRole(dealt, 'villager') as [HeadlessPlayer];
  for (const target of [wolf, villager]) {
    await seer.does('scan', target);
    await detective.does('investigate', target, seer);
    await world.on.pass(40_000 + 60_000 + 25_000);
  }
  await world.on.settled();
  for (const { seat, lines } of [
    {
      seat: seer,
      lines: [`Your scan of ${wolf.name} shows: Werewolf.`, `Your scan of ${villager.name} shows: Villager.`],
    },
    { seat: detective, lines: [/: Different Teams\.$/, /: Same Team\.$/] },
  ]) {
    const player = await openInBrowser(world, dealt, seat);
    await player.sees('heading', 'Night');
    await player.presses(player.t('table.notebook'));
    const notes = player.page.getByRole('dialog', { name: player.t('table.notebook') });
    for (const line of lines) await notes.getByText(line).waitFor();
    expect(await notes.getByRole('listitem').count()).toBe(2);
    await player.context.close();
  }
});
