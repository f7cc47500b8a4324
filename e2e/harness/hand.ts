import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { HESITATION, type Player } from './player.ts';
import { askOf, pickOf, type Rules, rulesOf } from './rules-of.ts';
import type { Offer, Prompt, Room } from './viewer.ts';

export interface Answer {
  readonly act: string;
  readonly targets?: readonly string[]; // as the wire names them
  readonly text?: string;
}

const PATIENCE = 2_500; // ms

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
  if (!(await isHeard(player, isDone))) await taps(player, rules, prompt, wish); // so soon after another it counted as a slip
  await confirmed(player, isDone);
}
async function taps(player: Player, rules: Rules, prompt: Prompt, { act, targets = [], text }: Answer): Promise<void> {
  const card = cardOf(player, rules, prompt);
  const offer = prompt.offers.find((one) => one.act === act) as Offer;
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  if (isShort(offer)) {
    await player.page.waitForTimeout(HESITATION);
    return press(pickOf(rules, act));
  }
  if (prompt.offers.filter((one) => !isShort(one)).length > 1)
    await card
      .locator('label')
      .filter({ hasText: new RegExp(`^${escaped(pickOf(rules, act))}$`) })
      .click();
  if (text !== undefined) {
    await card.getByRole('textbox').fill(text);
    return press(pickOf(rules, act));
  }
  if (targets.length === 0) return press(rules.words.cards[act]?.pass ?? player.t('table.pass'));
  for (const target of targets) {
    const choice = card.locator('ul button').nth(offer.targets.indexOf(target));
    if ((await choice.getAttribute('aria-pressed')) !== 'true') await tap(choice);
  }
}
/** Whoever is in a hurry also taps what is still moving. */
const tap = (choice: Locator): Promise<void> =>
  choice.click({ timeout: PATIENCE }).catch(() => choice.click({ force: true }));
const isTaken = ({ viewer }: Player, { slot }: Prompt, phaseId: string | null): boolean =>
  viewer.phaseId !== phaseId || !viewer.prompts.some((prompt) => prompt.slot === slot && !prompt.chosen);

const sureDialog = ({ page, t }: Player): Locator => page.getByRole('dialog', { name: t('table.sure') });

/** Whether the taps have led to anything. */
async function isHeard(player: Player, isDone: () => boolean): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    if (isDone() || (await sureDialog(player).isVisible())) return true;
    await player.page.waitForTimeout(25);
  }
  return false;
}
/** What cannot be taken back is asked about once more. */
async function confirmed(player: Player, isDone: () => boolean): Promise<void> {
  const sure = sureDialog(player);
  await expect
    .poll(
      async () => {
        if (!isDone() && (await sure.isVisible())) await sure.getByRole('button').nth(1).click();
        return isDone();
      },
      { timeout: 15_000, interval: 25 },
    )
    .toBe(true);
}

/** Any answer that the prompt allows, another one for another number. */
export function anyAnswer({ offers }: Prompt, number: number): Answer {
  const offer = offers[number % offers.length] as Offer;
  const { act, pick, targets, may_pass, text } = offer;
  if (text !== undefined) return { act, text: `I have ${number} words for you.` }; // the same twice is refused
  if (may_pass && number % 5 === 4) return { act };
  const start = targets.length === 0 ? 0 : number % targets.length;
  return { act, targets: [...targets.slice(start), ...targets.slice(0, start)].slice(0, pick) };
}
