import { expect, test } from 'vitest';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { fetchRules } from '../harness/fetch-rules.ts';
import { dealGame, type HeadlessPlayer, openInBrowser, playersWithRole } from '../harness/headless-player.ts';
import { holdScenes, skipThrough } from '../harness/held-scenes.ts';
import { passPhase, playToEnd } from '../harness/play.ts';
import type { WirePrompt, WireRoom } from '../harness/player-view.ts';
import { answerPrompt } from '../harness/prompt-answers.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const questionOf = (player: BrowserPlayer, slot: string): WirePrompt =>
  player.view.questions.find((prompt) => prompt.slot === slot) as WirePrompt;
const isIn = (player: BrowserPlayer, phase: string) => expect.poll(() => player.view.phase).toBe(phase);

test('a muted player sees why the chat is closed, may vote, and no one else learns of it', async () => {
  const options = { roles: { shadowWolf: 1, villager: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = playersWithRole(dealt, 'shadowWolf') as [HeadlessPlayer];
  const [mute, witness, victim] = playersWithRole(dealt, 'villager') as [
    HeadlessPlayer,
    HeadlessPlayer,
    HeadlessPlayer,
  ];
  const silent = await openInBrowser(world, dealt, mute);
  const other = await openInBrowser(world, dealt, witness);
  await silent.sees('heading', 'Night');
  await wolf.does('mute', mute);
  await wolf.does('kill', victim);
  await silent.sees('heading', 'Day');
  const rules = await fetchRules(world.on.url, silent.view.room as WireRoom, 'en');
  await silent.reads(rules.words.marks.muted as string);
  await silent.opensChat();
  await silent.reads(rules.words.whys.muted as string);
  expect(await silent.page.getByRole('textbox').count()).toBe(0);
  await silent.closesChat();
  await other.sees('heading', 'Day');
  expect(await other.page.getByText(/muted/i).count()).toBe(0);
  await other.says('Good morning to you all.');

  await passPhase(world, [silent, other]);
  await isIn(silent, 'voting');
  await answerPrompt(silent, questionOf(silent, 'vote'), { act: 'vote', targets: [wolf.seat] });
  await silent.reads(silent.t('table.chosen'));
  await expect.poll(() => other.page.locator('main').textContent()).toContain(`1 vote: ${silent.name}`);
});

test('a choice can be changed and withdrawn until the phase closes', async () => {
  const options = { roles: { wolf: 1, seer: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [seat, one, two] = playersWithRole(dealt, 'seer') as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const seer = await openInBrowser(world, dealt, seat);
  await seer.sees('heading', 'Night');
  const [prompt] = seer.view.questions as [WirePrompt];
  const act = prompt.offers[0]?.act as string;
  await answerPrompt(seer, prompt, { act, targets: [one.seat] });
  await seer.page.getByRole('status').getByText(one.name).waitFor();
  await answerPrompt(seer, prompt, { act, targets: [two.seat] });
  await seer.page.getByRole('status').getByText(two.name).waitFor();
  await seer.presses(seer.t('table.undo'));
  await expect.poll(() => seer.view.questions.length).toBe(1);
  expect(await seer.page.getByText(seer.t('table.chosen')).count()).toBe(0);
});

test('a dying Hunter shoots, sees the confirmation, and is dead', async () => {
  const options = { roles: { wolf: 1, hunter: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = playersWithRole(dealt, 'wolf') as [HeadlessPlayer];
  const [fallen, watcher, last] = playersWithRole(dealt, 'hunter') as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  const hunter = await openInBrowser(world, dealt, fallen);
  const witness = await openInBrowser(world, dealt, watcher);
  await hunter.sees('heading', 'Night');
  await wolf.does('kill', fallen);
  await hunter.sees('heading', 'Hunter Revenge');
  await witness.reads(/The Hunter has fallen/);
  const [prompt] = hunter.view.questions as [WirePrompt];
  await answerPrompt(hunter, prompt, { act: prompt.offers[0]?.act as string, targets: [last.seat] });
  await witness.reads(new RegExp(`final shot strikes ${last.name}`));
  await hunter.reads(hunter.t('table.youAreDead'));
  await witness.presses(witness.t('table.facts'));
  const graves = witness.page.getByRole('region', { name: witness.t('table.graveyard') });
  await graves.getByText(last.name).first().waitFor();
  await graves.getByText(fallen.name).first().waitFor();
});

test('a bitten player sees the scene of the bite, and then the new card', async () => {
  const options = { roles: { kittenWolf: 1, seer: 1, villager: 4 } };
  const dealt = await dealGame(world, { rules: 'moonrise', players: 6, options });
  const [wolf] = playersWithRole(dealt, 'kittenWolf') as [HeadlessPlayer];
  const [bitten, other] = playersWithRole(dealt, 'villager') as [HeadlessPlayer, HeadlessPlayer];
  await wolf.does('convert', bitten);
  const player = await openInBrowser(world, dealt, bitten, { settings: { sameRoom: 'off' } });
  await player.page.getByTestId('phase').waitFor();
  await holdScenes(player.page);
  await world.on.pass(Math.max(0, (other.view.endsAt ?? 0) - world.on.clock.now()));
  const kinds: string[] = [];
  const sheet = player.thing('dialog', player.t('table.cardChanged'));
  await skipThrough([player], async (kind) => {
    kinds.push(kind);
    expect(await sheet.count()).toBe(0);
  });
  expect(kinds).toContain('conversion');
  await sheet.waitFor();
});

test('One Night: swaps and looks at cards; the end shows every move', async () => {
  const seating = { rules: 'one-night', players: 3 };
  const moves = [
    { role: 'troublemaker', act: 'swap' },
    { role: 'drunk', act: 'drink' },
    { role: 'seer', act: 'peekCenter' },
  ];
  for (const { role, act } of moves) {
    const dealt = await dealGame(world, { ...seating, options: { roles: { werewolf: 1, [role]: 5 } } });
    const [seat] = playersWithRole(dealt, role) as [HeadlessPlayer];
    const player = await openInBrowser(world, dealt, seat);
    await player.sees('heading', 'Role reveal');
    await world.on.pass(5_000);
    await player.sees('heading', 'Night');
    const prompt = player.view.questions.find(({ offers }) => offers.some((offer) => offer.act === act)) as WirePrompt;
    const offer = prompt.offers.find((one) => one.act === act);
    await answerPrompt(player, prompt, { act, targets: offer?.targets.slice(0, offer.pick) ?? [] });
    await answerPrompt(player, questionOf(player, 'done'), { act: 'done' });
    for (const other of dealt.seats) if (other !== seat) await other.does('done');
    await player.sees('heading', 'Day');
    await world.on.pass(200_000);
    await player.sees('heading', player.t('end.moves'));
    const list = player.page
      .getByRole('region', { name: player.t('end.moves') })
      .getByRole('list')
      .last();
    await list.getByText(player.name).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await player.context.close();
  }
});

test('Chaos Mode: players have aliases, the narrator speaks, and the end shows the real names', async () => {
  const anna = await world.player('Annabel');
  const bela = await world.player('Belarius');
  const code = await anna.createsRoom();
  await bela.joins(code);
  await bela.readies();
  await anna.asksForBots(3);
  await anna.page
    .locator('summary')
    .filter({ hasText: anna.t('lobby.options') })
    .click();
  await anna.thing('switch', 'Chaos Mode').click();
  await anna.starts();
  await anna.reads(/Raat ho gayi!/);
  for (const [player, other] of [
    [anna, bela],
    [bela, anna],
  ] as const) {
    await player.page.getByTestId('phase').waitFor();
    expect(await player.page.locator('body').textContent()).not.toContain(other.name);
  }
  await playToEnd(world, [anna, bela]);
  for (const player of [anna, bela]) {
    const cast = player.page.getByRole('region', { name: player.t('end.roles') });
    for (const name of ['Annabel', 'Belarius']) await cast.getByText(name).first().waitFor();
    await cast
      .getByText(/known as/)
      .first()
      .waitFor();
  }
});
