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
  const card = cardOf(player, rules, prompt);
  const offer = prompt.offers.find(({ act }) => act === wish.act) as Offer;
  const { targets = [] } = wish;
  const { phaseId } = player.viewer;
  if (isShort(offer)) {
    await player.page.waitForTimeout(HESITATION);
    await card.getByRole('button', { name: pickOf(rules, wish.act), exact: true }).click();
  } else {
    if (prompt.offers.filter((one) => !isShort(one)).length > 1)
      await card
        .locator('label')
        .filter({ hasText: new RegExp(`^${escaped(pickOf(rules, wish.act))}$`) })
        .click();
    if (wish.text !== undefined) {
      await card.getByRole('textbox').fill(wish.text);
      await card.getByRole('button', { name: pickOf(rules, wish.act), exact: true }).click();
    } else if (targets.length === 0) {
      const pass = rules.words.cards[wish.act]?.pass ?? player.t('table.pass');
      await card.getByRole('button', { name: pass, exact: true }).click();
    } else for (const target of targets) await card.locator('ul button').nth(offer.targets.indexOf(target)).click();
  }
  await confirmed(player, () => isTaken(player, prompt, phaseId));
}
const isTaken = ({ viewer }: Player, { slot }: Prompt, phaseId: string | null): boolean =>
  viewer.phaseId !== phaseId || !viewer.prompts.some((prompt) => prompt.slot === slot && !prompt.chosen);

/** What cannot be taken back is asked about once more. */
async function confirmed(player: Player, isDone: () => boolean): Promise<void> {
  const sure = player.page.getByRole('dialog', { name: player.t('table.sure') });
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
