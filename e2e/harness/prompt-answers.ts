import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserPlayer } from './browser-player.ts';
import { askOf, fetchRules, pickOf, type RoomRules } from './fetch-rules.ts';
import type { WireOffer, WirePrompt, WireRoom } from './player-view.ts';
import { tap } from './tap.ts';

export interface PromptAnswer {
  readonly act: string;
  readonly targets?: readonly number[]; // places
  readonly text?: string;
}

const STILL_MS = 2_500; // wait for an animation to end
const EFFECT_MS = 10_000; // wait for the effect of a tap

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isShort = ({ pick, text }: WireOffer): boolean => pick === 0 && text === undefined;

/** The card of a prompt on the screen. */
export function promptCard(player: BrowserPlayer, rules: RoomRules, { offers }: WirePrompt): Locator {
  const asks = offers.map(({ act }) => escaped(askOf(rules, act)));
  return player.page.getByRole('region', { name: new RegExp(`^(${asks.join('|')})$`) }).first();
}

/** Answers a prompt on the screen, and waits until the server has accepted it. */
export async function answerPrompt(player: BrowserPlayer, prompt: WirePrompt, wish: PromptAnswer): Promise<void> {
  const rules = await fetchRules(player.on.url, player.view.room as WireRoom, player.language);
  const { phaseId } = player.view;
  const isDone = () => isAnswered(player, prompt, phaseId);
  await taps(player, rules, prompt, wish);
  if (!(await hasEffect(player, isDone))) await taps(player, rules, prompt, wish).catch(() => undefined); // or the first taps took effect late
  await confirmIfAsked(player, isDone);
}
async function taps(
  player: BrowserPlayer,
  rules: RoomRules,
  prompt: WirePrompt,
  { act, targets = [], text }: PromptAnswer,
): Promise<void> {
  const card = promptCard(player, rules, prompt);
  const offer = prompt.offers.find((one) => one.act === act) as WireOffer;
  const press = (name: string) => tap(card.getByRole('button', { name, exact: true }));
  if (isShort(offer)) return press(pickOf(rules, act));
  if (prompt.offers.filter((one) => !isShort(one)).length > 1)
    await tap(card.locator('label').filter({ hasText: new RegExp(`^${escaped(pickOf(rules, act))}$`) }));
  if (text !== undefined) {
    await card.getByRole('textbox').fill(text);
    return press(pickOf(rules, act));
  }
  if (targets.length === 0) return press(rules.words.cards[act]?.pass ?? player.t('table.pass'));
  const turn = card.getByRole('button', { name: player.t('table.aim'), exact: true });
  if (await turn.isVisible()) await tap(turn); // the board answers another question
  for (const target of targets) {
    const choice = houseOf(player, target);
    if ((await choice.getAttribute('aria-selected')) !== 'true' || prompt.chosen) await tapWhileMoving(choice);
  }
}
/** A player or a centre card on the board. */
export const houseOf = ({ page }: BrowserPlayer, place: number): Locator =>
  page.locator(`main [data-seat="${place}"], main [data-place="${place}"]`);
/** What can be chosen on the board. */
export const targetsOn = ({ page }: BrowserPlayer): Locator => page.locator('main [role="option"][data-target]');
/** Taps the element even if it does not stop moving. */
const tapWhileMoving = (choice: Locator): Promise<void> =>
  tap(choice, { timeout: STILL_MS }).catch(() => choice.click({ force: true }));
const isAnswered = ({ view }: BrowserPlayer, { slot }: WirePrompt, phaseId: string | null): boolean =>
  view.phaseId !== phaseId || !view.prompts.some((prompt) => prompt.slot === slot && !prompt.chosen);

const sureDialog = ({ page, t }: BrowserPlayer): Locator => page.getByRole('dialog', { name: t('table.sure') });

/** Whether the taps had an effect. */
async function hasEffect(player: BrowserPlayer, isDone: () => boolean): Promise<boolean> {
  for (const until = Date.now() + EFFECT_MS; Date.now() < until; ) {
    if (isDone() || (await sureDialog(player).isVisible())) return true;
    await player.page.waitForTimeout(25);
  }
  return false;
}
/** Confirms a choice that cannot be undone, if the page asks. */
async function confirmIfAsked(player: BrowserPlayer, isDone: () => boolean): Promise<void> {
  const sure = sureDialog(player);
  const confirm = sure.getByRole('button').nth(1);
  await expect
    .poll(
      async () => {
        if (!isDone() && (await sure.isVisible())) await confirm.click({ timeout: STILL_MS }).catch(() => undefined);
        return isDone();
      },
      { interval: 25 },
    )
    .toBe(true);
}

// The server refuses near repetitions.
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

/** A legal answer; the number selects which. */
export function anyAnswer({ offers }: WirePrompt, number: number): PromptAnswer {
  const offer = offers[number % offers.length] as WireOffer;
  const { act, pick, targets, may_pass, text } = offer;
  if (text !== undefined) return { act, text: LINES[number % LINES.length] as string };
  if (may_pass && number % 5 === 4) return { act };
  const start = targets.length === 0 ? 0 : number % targets.length;
  return { act, targets: [...targets.slice(start), ...targets.slice(0, start)].slice(0, pick) };
}
