import { type Game, type Offer, type Place, type Prompt, promptsOf, type SeatId } from '@moonrise/engine';
import type { Action, EnvTurn } from '../wire/schemas.ts';

/** The open questions to these seats, each with every legal move. */
export const turnsOf = (game: Game, seats: readonly SeatId[]): EnvTurn[] =>
  seats.flatMap((seat) => promptsOf(game, seat).map(turnOf));

function turnOf({ seat, slot, required, offers, chosen }: Prompt): EnvTurn {
  const actions = actionsFor(offers);
  if (!chosen) return { seat, slot, required, actions };
  const isChosen = ({ act, targets, pass }: Action) =>
    act === chosen.act && (isSameSet(targets, chosen.targets) || (!pass && targets.length === 0));
  const at = actions.findIndex(isChosen);
  return at < 0 ? { seat, slot, required, actions } : { seat, slot, required, chosen: at, actions };
}
const isSameSet = (a: readonly Place[], b: readonly Place[]): boolean =>
  a.length === b.length && a.every((place) => b.includes(place));

// Many seats of many games have the same offers: making their lists, and their JSON, once is what makes steps fast.
const MOST_LISTS = 20_000;
const lists = new Map<string, Action[]>();
const texts = new WeakMap<readonly Action[], string>();

function actionsFor(offers: readonly Offer[]): Action[] {
  let key = '';
  for (const { act, pick, from, mayPass, text } of offers) key += `${act} ${pick} ${from} ${mayPass} ${text};`;
  const known = lists.get(key);
  if (known) return known;
  const actions: Action[] = [];
  for (const offer of offers) addActions(actions, offer);
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(key, actions);
  return actions;
}
function addActions(actions: Action[], { act, pick, from, mayPass, text }: Offer): void {
  if (text !== undefined) actions.push({ action: actions.length, act, targets: [], text: true, length: text });
  else for (const targets of combinations(from, pick)) actions.push({ action: actions.length, act, targets });
  if (mayPass && pick > 0) actions.push({ action: actions.length, act, targets: [], pass: true });
}
/** Every set of `pick` places, once. */
function combinations(from: readonly Place[], pick: number): Place[][] {
  if (pick === 0) return [[]];
  return from.flatMap((first, i) => combinations(from.slice(i + 1), pick - 1).map((rest) => [first, ...rest]));
}

/** A turn as JSON. */
export function turnText({ seat, slot, required, chosen, actions }: EnvTurn): string {
  let text = texts.get(actions);
  if (text === undefined) {
    text = `"actions":${JSON.stringify(actions)}}`;
    texts.set(actions, text);
  }
  const choice = chosen === undefined ? '' : `,"chosen":${chosen}`;
  return `{"seat":${seat},"slot":${slotText(slot)},"required":${required}${choice},${text}`;
}
const slotTexts = new Map<string, string>();
/** Slots are words of the rule sets: there are few. */
function slotText(slot: string): string {
  const known = slotTexts.get(slot);
  if (known !== undefined) return known;
  const text = JSON.stringify(slot);
  slotTexts.set(slot, text);
  return text;
}
