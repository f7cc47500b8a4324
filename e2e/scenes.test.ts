import { expect, test } from 'vitest';
import { type Companion, dealt, embody, holding } from './harness/company.ts';
import { answer } from './harness/hand.ts';
import { phasePasses, playsToTheEnd } from './harness/play.ts';
import type { Player } from './harness/player.ts';
import { rulesOf } from './harness/rules-of.ts';
import type { Prompt, Room } from './harness/viewer.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();
const questionOf = (player: Player, slot: string): Prompt =>
  player.viewer.questions.find((prompt) => prompt.slot === slot) as Prompt;
const isIn = (player: Player, phase: string) => expect.poll(() => player.viewer.phase).toBe(phase);

test('a muted player reads why the village chat is shut, may vote, and nobody else learns of it', async () => {
  const options = { roles: { shadowWolf: 1, villager: 4 } };
  const company = await dealt(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = holding(company, 'shadowWolf') as [Companion];
  const [mute, witness, victim] = holding(company, 'villager') as [Companion, Companion, Companion];
  const silent = await embody(world, company, mute);
  const other = await embody(world, company, witness);
  await silent.sees('heading', 'Night');
  await wolf.does('mute', mute);
  await wolf.does('kill', victim);
  await silent.sees('heading', 'Day');
  const rules = await rulesOf(world.on.url, silent.viewer.room as Room, 'en');
  await silent.reads(rules.words.marks.muted as string);
  await silent.opensChat();
  await silent.page
    .getByRole('dialog')
    .getByText(rules.words.whys.muted as string)
    .waitFor();
  expect(await silent.page.getByRole('textbox').count()).toBe(0);
  await silent.page.keyboard.press('Escape');
  await other.sees('heading', 'Day');
  expect(await other.page.getByText(/muted/i).count()).toBe(0);
  await other.says('Good morning, whoever is left.');

  await phasePasses(world, [silent, other]);
  await isIn(silent, 'voting');
  await answer(silent, questionOf(silent, 'vote'), { act: 'vote', targets: [wolf.seat] });
  await silent.reads(silent.t('table.chosen'));
  await expect.poll(() => other.page.locator('main').textContent()).toContain(`1 vote: ${silent.name}`);
});

test('a choice is locked in, can be changed and taken back until the phase closes', async () => {
  const options = { roles: { wolf: 1, seer: 4 } };
  const company = await dealt(world, { rules: 'moonrise', players: 5, options });
  const [seat, one, two] = holding(company, 'seer') as [Companion, Companion, Companion];
  const seer = await embody(world, company, seat);
  await seer.sees('heading', 'Night');
  const [prompt] = seer.viewer.questions as [Prompt];
  const act = prompt.offers[0]?.act as string;
  await answer(seer, prompt, { act, targets: [one.seat] });
  await seer.page.getByRole('status').getByText(one.name).waitFor();
  await answer(seer, prompt, { act, targets: [two.seat] });
  await seer.page.getByRole('status').getByText(two.name).waitFor();
  await seer.presses(seer.t('table.undo'));
  await expect.poll(() => seer.viewer.questions.length).toBe(1);
  expect(await seer.page.getByText(seer.t('table.chosen')).count()).toBe(0);
});

test('the Hunter who falls takes aim once more, sees it confirmed, and is dead', async () => {
  const options = { roles: { wolf: 1, hunter: 4 } };
  const company = await dealt(world, { rules: 'moonrise', players: 5, options });
  const [wolf] = holding(company, 'wolf') as [Companion];
  const [fallen, watcher, last] = holding(company, 'hunter') as [Companion, Companion, Companion];
  const hunter = await embody(world, company, fallen);
  const witness = await embody(world, company, watcher);
  await hunter.sees('heading', 'Night');
  await wolf.does('kill', fallen);
  await hunter.sees('heading', 'Hunter Revenge');
  await witness.reads(/The Hunter has fallen/);
  const [prompt] = hunter.viewer.questions as [Prompt];
  await answer(hunter, prompt, { act: prompt.offers[0]?.act as string, targets: [last.seat] });
  await witness.reads(new RegExp(`final shot strikes ${last.name}`));
  await hunter.reads(hunter.t('table.youAreDead'));
  const graves = witness.page.getByRole('region', { name: witness.t('table.graveyard') });
  await graves.getByText(last.name).first().waitFor();
  await graves.getByText(fallen.name).first().waitFor();
});

test('One Night: a swap of two others, a card from the centre, a look at two; the end tells every move', async () => {
  const seating = { rules: 'one-night', players: 3 };
  const moves = [
    { role: 'troublemaker', act: 'swap' },
    { role: 'drunk', act: 'drink' },
    { role: 'seer', act: 'peekCenter' },
  ];
  for (const { role, act } of moves) {
    const company = await dealt(world, { ...seating, options: { roles: { werewolf: 1, [role]: 5 } } });
    const [seat] = holding(company, role) as [Companion];
    const player = await embody(world, company, seat);
    await player.sees('heading', 'Role reveal');
    await world.on.pass(5_000);
    await player.sees('heading', 'Night');
    const prompt = player.viewer.questions.find(({ offers }) => offers.some((offer) => offer.act === act)) as Prompt;
    const offer = prompt.offers.find((one) => one.act === act);
    await answer(player, prompt, { act, targets: offer?.targets.slice(0, offer.pick) ?? [] });
    await answer(player, questionOf(player, 'done'), { act: 'done' });
    for (const other of company.seats) if (other !== seat) await other.does('done');
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

test('Chaos Mode: everybody wears another name, the cinema speaks, and the end shows who they were', async () => {
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
  await playsToTheEnd(world, [anna, bela]);
  for (const player of [anna, bela]) {
    const cast = player.page.getByRole('region', { name: player.t('end.roles') });
    for (const name of ['Annabel', 'Belarius']) await cast.getByText(name).first().waitFor();
    await cast
      .getByText(/known as/)
      .first()
      .waitFor();
  }
});
