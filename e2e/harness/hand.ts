import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Player } from './player.ts';
import { askOf, pickOf, type Rules, rulesOf } from './rules-of.ts';
import { tap } from './taps.ts';
import type { Offer, Prompt, Room } from './viewer.ts';

export interface Answer {
  readonly act: string;
  readonly targets?: readonly number[]; // places
  readonly text?: string;
}

const PATIENCE = 2_500; // ms until something that moves stands still
const HEARING = 10_000; // ms until a tap has led to something

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isShort = ({ pick, text }: Offer): boolean => pick === 0 && text === undefined;

/** The card on the screen that asks this. */
export function cardOf(player: Player, rules: Rules, { offers }: Prompt): Locator {
  const asks = offers.map(({ act }) => escaped(askOf(rules, act)));
  return player.page.getByRole('region', { name: new RegExp(`^(${asks.join('|')})$`) }).first();
}

/** Answers a question on the screen with taps and keys, and waits until the server has taken it. */
export async function answer(player: Player, prompt: Prompt, wish: Answer): Promise<void> {
  const rules = await rulesOf(player.on.url, player.viewer.room as Room, player.language);
  const { phaseId } = player.viewer;
  const isDone = () => isTaken(player, prompt, phaseId);
  await taps(player, rules, prompt, wish);
  if (!(await isHeard(player, isDone))) await taps(player, rules, prompt, wish).catch(() => undefined); // or it was heard late
  await confirmed(player, isDone);
}
async function taps(player: Player, rules: Rules, prompt: Prompt, { act, targets = [], text }: Answer): Promise<void> {
  const card = cardOf(player, rules, prompt);
  const offer = prompt.offers.find((one) => one.act === act) as Offer;
  const press = (name: string) => tap(card.getByRole('button', { name, exact: true }));
  if (isShort(offer)) return press(pickOf(rules, act));
  if (prompt.offers.filter((one) => !isShort(one)).length > 1)
    await tap(card.locator('label').filter({ hasText: new RegExp(`^${escaped(pickOf(rules, act))}$`) }));
  if (text !== undefined) {
    await card.getByRole('textbox').fill(text);
    return press(pickOf(rules, act));
  }
  if (targets.length === 0) return press(rules.words.cards[act]?.pass ?? player.t('table.pass'));
  for (const target of targets) {
    const choice = card.locator('ul button').nth(offer.targets.indexOf(target));
    if ((await choice.getAttribute('aria-pressed')) !== 'true') await hasten(choice);
  }
}
/** Whoever is in a hurry also taps what is still moving. */
const hasten = (choice: Locator): Promise<void> =>
  tap(choice, { timeout: PATIENCE }).catch(() => choice.click({ force: true }));
const isTaken = ({ viewer }: Player, { slot }: Prompt, phaseId: string | null): boolean =>
  viewer.phaseId !== phaseId || !viewer.prompts.some((prompt) => prompt.slot === slot && !prompt.chosen);

const sureDialog = ({ page, t }: Player): Locator => page.getByRole('dialog', { name: t('table.sure') });

/** Whether the taps have led to anything. */
async function isHeard(player: Player, isDone: () => boolean): Promise<boolean> {
  for (const until = Date.now() + HEARING; Date.now() < until; ) {
    if (isDone() || (await sureDialog(player).isVisible())) return true;
    await player.page.waitForTimeout(25);
  }
  return false;
}
/** What cannot be taken back is asked about once more. */
async function confirmed(player: Player, isDone: () => boolean): Promise<void> {
  const sure = sureDialog(player);
  const confirm = sure.getByRole('button').nth(1);
  await expect
    .poll(
      async () => {
        if (!isDone() && (await sure.isVisible())) await confirm.click({ timeout: PATIENCE }).catch(() => undefined);
        return isDone();
      },
      { interval: 25 },
    )
    .toBe(true);
}

// Whoever says nearly the same again is refused.
const LINES = [
  'Good evening to all of you.',
  'Who was out last night?',
  'My vote stays where it is.',
  'That does not sound right.',
  'Let us hear the others first.',
  'Nobody has asked me anything.',
  'I would rather wait a day.',
  'Somebody here is lying.',
  'Why so quiet over there?',
  'Count again, please.',
  'It was dark, and I slept.',
];

/** Any answer that the prompt allows, another one for another number. */
export function anyAnswer({ offers }: Prompt, number: number): Answer {
  const offer = offers[number % offers.length] as Offer;
  const { act, pick, targets, may_pass, text } = offer;
  if (text !== undefined) return { act, text: LINES[number % LINES.length] as string };
  if (may_pass && number % 5 === 4) return { act };
  const start = targets.length === 0 ? 0 : number % targets.length;
  return { act, targets: [...targets.slice(start), ...targets.slice(0, start)].slice(0, pick) };
}
