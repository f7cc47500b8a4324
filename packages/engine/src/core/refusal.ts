import type { Game } from './game.ts';
import type { Command, Offer, Place, Prompt, Refusal, RefusalCode, Seat, SeatId } from './model.ts';
import { allows, slotOf } from './prompts.ts';
import { listed, nameOf, reason, wordFor } from './words.ts';

export const refuse = (code: RefusalCode, message: string): Refusal => ({ ok: false, code, message });

type Choice = Extract<Command, { type: 'act' }>;

/** Why a choice is refused, and what is allowed. Built from the seat's own prompts, so that it reveals nothing. */
export function refusalOf(game: Game, me: Seat, choice: Choice, prompts: readonly Prompt[]): Refusal {
  const offers = offersFor(prompts, choice);
  const [offer] = offers;
  if (!offer) return refuse('not_offered', `${notOffered(game, me, choice, prompts)} ${allowed(game, me, prompts)}`);
  if (!offers.some((o) => allows(o, choice.targets ?? []))) return refuseIn(game, 'bad_targets', howTo(game, offer));
  const most = offer.text ?? 0;
  if (most === 0) return refuseIn(game, 'bad_text', `Leave out the text: this act takes none.`);
  return refuseIn(game, 'bad_text', `Write something, at most ${most} characters long.`);
}

/** A refusal that begins with the rule set's own line, if it has one. */
export function refuseIn({ rules }: Game, code: RefusalCode, message: string): Refusal {
  const line = rules.allWords.refusals?.[code];
  return refuse(code, line === undefined ? message : `${line} ${message}`);
}

/** Whether a phase is open that this viewer (null: a spectator) sees. */
export const seesPhase = (game: Game, viewer: SeatId | null): boolean =>
  game.isOpen && (game.frame.to === 'all' || (viewer !== null && game.frame.to.includes(viewer)));

const offersFor = (prompts: readonly Prompt[], { act, slot }: Choice): Offer[] =>
  prompts
    .filter((prompt) => slot === undefined || prompt.slot === slot)
    .flatMap((prompt) => prompt.offers.filter((offer) => offer.act === act));

function notOffered(game: Game, me: Seat, { act, slot }: Choice, prompts: readonly Prompt[]): string {
  for (const mine of game.isOpen ? game.acts(me) : []) {
    const isMeant = mine.id === act && (slot === undefined || slotOf(mine) === slot);
    const why = isMeant ? mine.why?.(game, me) : undefined;
    if (why) return reason(game, why);
  }
  const isElsewhere = prompts.some((prompt) => prompt.offers.some((offer) => offer.act === act)); // in another slot
  const line = game.rules.allWords.refusals?.not_offered;
  if (line !== undefined) return line;
  return `You cannot ${wordOf(game, act)}${isAimed(game, act) ? ' anyone' : ''} ${isElsewhere ? 'there' : 'now'}.`;
}
/** Whether an act takes targets, in any role that has it. */
function isAimed({ rules }: Game, id: string): boolean {
  const acts = [...rules.everyone, ...rules.roles.flatMap((role) => role.acts ?? [])];
  return acts.some((act) => act.id === id && act.targets !== undefined);
}

/** The act comes from outside and may be any text, even `constructor`. */
function wordOf({ rules }: Game, act: string): string {
  const { acts } = rules.allWords;
  return Object.hasOwn(acts, act) ? (acts[act] as string) : 'do that';
}

/** One sentence with everything that a seat may do now. */
function allowed(game: Game, me: Seat, prompts: readonly Prompt[]): string {
  const offers = prompts.flatMap((prompt) => prompt.offers);
  if (offers.length > 0) return `You may ${listed(offers.map((offer) => describe(game, offer)))}.`;
  if (!me.alive) return 'The dead cannot do anything now.';
  const phase = seesPhase(game, me.id) ? ` in this phase (${wordFor(game.rules, game.frame.phase)})` : ' now';
  return `Wait: there is nothing for you to do${phase}.`;
}
function describe(game: Game, offer: Offer): string {
  const verb = wordOf(game, offer.act);
  const who = offer.pick > 0 ? ` ${names(game, offer)}` : '';
  const pass = offer.mayPass ? ', or pass' : '';
  return `${verb}${who}${pass}`;
}
function howTo(game: Game, offer: Offer): string {
  const verb = wordOf(game, offer.act);
  if (offer.pick === 0) return `To ${verb}, choose no one.`;
  const pass = offer.mayPass ? ' To pass, choose no one.' : '';
  return `You may ${verb} ${names(game, offer)}.${pass}`;
}
function names(game: Game, { pick, from }: Offer): string {
  const list = (word: string) =>
    listed(
      from.map((place: Place) => nameOf(game, place)),
      word,
    );
  return pick === 1 ? list('or') : `${pick} of ${list('and')}`;
}
