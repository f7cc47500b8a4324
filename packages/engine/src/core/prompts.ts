import type { Game } from './game.ts';
import type { Id, Lock, Offer, Place, Prompt, Seat, SeatId } from './model.ts';
import type { Act } from './rules.ts';

export const DROPPED = 'dropped';

/**
 * Everything one seat may do now (or, if only one act is asked about, the offers of that). The UI, bots, validation and
 * protocol adapters read this and nothing else.
 */
export function promptsOf(game: Game, seat: SeatId, only?: Id): Prompt[] {
  if (only === undefined) return askedOf(game, seat).slice();
  const me = game.seats[seat];
  return me && game.isOpen ? promptsFor(game, me, only) : [];
}
/** The same, made once for a game and therefore not to be changed. */
export function askedOf(game: Game, seat: SeatId): readonly Prompt[] {
  const me = game.seats[seat];
  return me && game.isOpen ? game.promptsOnce(seat, promptsFor) : noPrompts;
}
const noPrompts: readonly Prompt[] = [];
function promptsFor(game: Game, me: Seat, only?: Id): Prompt[] {
  const prompts: Draft[] = [];
  for (const act of game.acts(me)) {
    if ((only !== undefined && act.id !== only) || !isOpen(game, me, act)) continue;
    const from = placesFor(game, me, act);
    if (from) addOffer(game, prompts, me, act, offerOf(me, act, from));
  }
  return prompts;
}

/** Everything each seat may do now. */
export const prompts = (game: Game): Prompt[] => game.seats.flatMap((seat) => promptsOf(game, seat.id));

/** The acts of a seat in this phase that are closed now for a reason. `open` are its prompts. */
export function locksOf(game: Game, seat: SeatId, open: readonly Prompt[]): Lock[] {
  const me = game.seats[seat];
  if (!me || !game.isOpen) return [];
  const locks = new Map<Id, Lock>();
  for (const act of game.acts(me)) {
    const slot = slotOf(act);
    if (locks.has(slot) || open.some((prompt) => prompt.slot === slot)) continue;
    const why = act.why?.(game, me);
    if (why) locks.set(slot, { slot, why: why.key, about: why.about ?? noPlaces });
  }
  return [...locks.values()];
}

/** Whether every required prompt is answered. Called after every choice, so it builds no prompts. */
export const isAnswered = (game: Game): boolean => game.findWaiting(isWaitedFor) === undefined;
function isWaitedFor(game: Game, me: Seat): boolean {
  const ballots = game.frame.ballots[me.id];
  for (const act of game.acts(me)) {
    if (act.optional || ballots?.[slotOf(act)] || !isOpen(game, me, act)) continue;
    if (placesFor(game, me, act)) return true;
  }
  return false;
}

export const slotOf = (act: Act): string => act.slot ?? act.id;

/** What is open now, by frame and turn: `frame` of a command, the key of the clock, and `phase_id` on the wire. */
export const openFrame = (game: Game): string | null => (game.isOpen ? `${game.frame.id}/${game.frame.turn}` : null);

/** The clock that the host of the game runs. When it is over the host sends `{ type: 'expire', clock: key }`. */
export function clock(game: Game): { key: string; seconds: number; nudge?: number } | null {
  const key = openFrame(game);
  if (key === null || game.frame.seconds === null) return null;
  const { seconds } = game.frame;
  const { nudge } = game.phase;
  return nudge !== undefined && nudge < seconds ? { key, seconds, nudge } : { key, seconds };
}

function isOpen(game: Game, me: Seat, act: Act): boolean {
  if (act.final && game.frame.ballots[me.id]?.[slotOf(act)]) return false;
  if (me.marks.length > 0 && me.marks.includes(DROPPED)) return false;
  if (!(act.may ? act.may(game, me) : me.alive)) return false;
  return act.limit === undefined || uses(me, act) < act.limit;
}
function uses(me: Seat, act: Act): number {
  let count = 0;
  for (const deed of me.deeds) if (deed.act === act.id) count++;
  return count;
}

const noPlaces: readonly Place[] = [];
/** Where an act may be aimed; undefined if there are too few places to offer it. */
function placesFor(game: Game, me: Seat, act: Act): readonly Place[] | undefined {
  if (!act.targets) return act.self?.(game) ? [me.id] : noPlaces;
  const from = act.targets(game, me);
  return from.length >= (act.pick ?? 1) || act.passable ? from : undefined;
}
function offerOf(me: Seat, act: Act, from: readonly Place[]): Offer {
  const pick = act.targets ? (act.pick ?? 1) : 0;
  const offer: { -readonly [K in keyof Offer]: Offer[K] } = { act: act.id, pick, from, mayPass: act.passable === true };
  if (act.text !== undefined) offer.text = act.text;
  if (act.verbatim) offer.verbatim = true;
  if (act.limit !== undefined && act.limit > 1) offer.left = act.limit - uses(me, act);
  if (act.extra) offer.extra = true;
  if (act.shared) offer.shared = true;
  if (act.closes) offer.closes = true;
  if (act.final || (act.instant && act.text === undefined)) offer.final = true; // a message that was sent is no choice
  return offer;
}
type Draft = { -readonly [K in keyof Prompt]: Prompt[K] } & { offers: Offer[] };
function addOffer(game: Game, prompts: Draft[], me: Seat, act: Act, offer: Offer): void {
  const slot = slotOf(act);
  for (const prompt of prompts)
    if (prompt.slot === slot) {
      prompt.offers.push(offer);
      prompt.required ||= !act.optional;
      return;
    }
  const { id: frame, ballots } = game.frame;
  const prompt: Draft = { seat: me.id, frame, slot, required: !act.optional, offers: [offer] };
  const chosen = ballots[me.id]?.[slot];
  if (chosen) prompt.chosen = chosen;
  prompts.push(prompt);
}

/** Whether these targets answer the offer. */
export function allows(offer: Offer, targets: readonly Place[]): boolean {
  if (targets.length === 0 && offer.mayPass) return true;
  if (offer.pick === 0 && targets.length === 1) return offer.from.includes(targets[0] as Place);
  if (targets.length !== offer.pick) return false;
  return targets.every((target, i) => offer.from.includes(target) && targets.indexOf(target) === i);
}
