import { Decision } from './decision.ts';
import type { Game } from './game.ts';
import { isWithin } from './graphemes.ts';
import type { Audience, Command, Deed, Event, Offer, Prompt, Refusal, Seat, SeatId } from './model.ts';
import { allows, askedOf, clock, DROPPED, openFrame, promptsOf, slotOf } from './prompts.ts';
import { refusalOf, refuse, refuseIn, seesPhase } from './refusal.ts';
import type { Act } from './rules.ts';
import { close, resolve, settle } from './settle.ts';
import { commandFault } from './shape.ts';

export type Decided = { readonly ok: true; readonly events: readonly Event[]; readonly game: Game } | Refusal;

/** What follows from a command. A command that the rules do not allow is refused and changes nothing. */
export function decide(game: Game, command: Command, seed: string): Decided {
  const fault = commandFault(command);
  if (fault) return refuse('malformed', fault);
  if (game.state.outcome) return refuseIn(game, 'ended', 'The game is over.');
  const d = new Decision(game, seed);
  const refusal = carryOut(d, game, command);
  if (refusal) return refusal;
  settle(d);
  return { ok: true, events: d.events, game: d.table.at(d.state) }; // not the table: that one knows the seed
}

function carryOut(d: Decision, game: Game, command: Command): Refusal | undefined {
  switch (command.type) {
    case 'act':
      return act(d, game, command);
    case 'withdraw':
      return withdraw(d, command);
    case 'expire':
      return expire(d, command.clock);
    case 'hasten':
      return hasten(d, command.frame);
    case 'drop':
      return drop(d, command.seat);
  }
}

function act(d: Decision, game: Game, command: Extract<Command, { type: 'act' }>): Refusal | undefined {
  const me = game.seats[command.seat];
  if (!me) return noSuchSeat(game);
  if (isStale(game, command.frame, me.id)) return stale(game, me.id);
  const { targets = [], text = '' } = command;
  const asked = askedOf(game, me.id);
  const chosen = chosenAct(game, me, asked, command, (offer) => allows(offer, targets) && fits(offer, text));
  if (!chosen) return refusalOf(game, me, command, asked);
  const deed: Deed = { seat: me.id, act: chosen.id, targets: chosen.self?.(game) ? [me.id] : targets };
  const isPass = chosen.targets !== undefined && targets.length === 0;
  if (chosen.instant && !isPass) resolve(d, chosen, [deed], text);
  else choose(d, me, chosen, deed);
  return undefined;
}
function chosenAct(
  game: Game,
  me: Seat,
  asked: readonly Prompt[],
  { act, slot }: Extract<Command, { type: 'act' }>,
  isMet: (offer: Offer) => boolean,
): Act | undefined {
  for (const mine of asked.length > 0 ? game.acts(me) : []) {
    if (mine.id !== act || (slot !== undefined && slotOf(mine) !== slot)) continue;
    const prompt = asked.find((one) => one.slot === slotOf(mine));
    if (prompt?.offers.some((offer) => offer.act === act && isMet(offer))) return mine;
  }
  return undefined;
}
const fits = (offer: Offer, text: string): boolean =>
  offer.text === undefined ? text === '' : hasWords(offer, text) && isWithin(text, offer.text);
const hasWords = ({ verbatim }: Offer, text: string): boolean => (verbatim ? text : text.trim()) !== '';

function choose(d: Decision, me: Seat, act: Act, deed: Deed): void {
  const slot = slotOf(act);
  const isFirst = d.table.ballot(me.id, slot) === undefined; // others see that a seat has chosen, not that it changed its choice
  d.emit({ type: 'chose', slot, deed, to: witnesses(d.table, me, act) });
  if (act.counted && isFirst) d.emit({ type: 'cast', slot, count: ballotsIn(d.table, slot), to: 'all' });
}
const ballotsIn = (game: Game, slot: string): number =>
  game.frame.ballots.filter((slots) => slots?.[slot] !== undefined).length;

function witnesses(game: Game, me: Seat, act: Act): Audience {
  const seenBy = act.seenBy?.(game, me) ?? [];
  return seenBy === 'all' || seenBy.includes(me.id) ? seenBy : [me.id, ...seenBy];
}

function withdraw(d: Decision, command: Extract<Command, { type: 'withdraw' }>): Refusal | undefined {
  const game = d.table;
  const me = game.seats[command.seat];
  if (!me) return noSuchSeat(game);
  if (isStale(game, command.frame, me.id)) return stale(game, me.id);
  const prompt = promptsOf(game, me.id).find(({ slot }) => slot === command.slot);
  const chosen = prompt?.chosen;
  const act = chosen && game.acts(me).find((a) => a.id === chosen.act && slotOf(a) === command.slot);
  if (!act) return refuseIn(game, 'not_offered', 'You have made no choice there that you could take back.');
  d.emit({ type: 'withdrew', seat: me.id, slot: command.slot, to: witnesses(game, me, act) });
  if (act.counted) d.emit({ type: 'cast', slot: command.slot, count: ballotsIn(d.table, command.slot), to: 'all' });
  return undefined;
}

function expire(d: Decision, key: string): Refusal | undefined {
  if (clock(d.table)?.key !== key) return refuse('stale_clock', 'That clock is not running: ask for the current one.');
  const { timeout } = d.table.phase;
  if (timeout) d.emitAll(timeout(d.table));
  else close(d);
  return undefined;
}

function hasten(d: Decision, frame: string | undefined): Refusal | undefined {
  if (isStale(d.table, frame, null)) return stale(d.table, null);
  if (!d.table.isOpen || !d.table.phase.hostMayEnd)
    return refuseIn(
      d.table,
      'not_allowed',
      'The host cannot end this phase: it ends when its time is up or everyone has acted.',
    );
  close(d);
  return undefined;
}

function drop(d: Decision, seat: number): Refusal | undefined {
  const me = d.table.seats[seat];
  if (!me) return noSuchSeat(d.table);
  if (!d.rules.mayDrop)
    return refuse('not_allowed', 'This rule set does not drop seats: a seat that does nothing passes.');
  if (me.marks.includes(DROPPED)) return refuse('not_allowed', 'That seat has already been dropped.');
  d.emit({ type: 'marked', seat, mark: DROPPED, on: true, to: 'all' });
  const { isOpen, frame, phase } = d.table;
  if (isOpen && frame.floor?.speaker === seat && phase.timeout) d.emitAll(phase.timeout(d.table)); // the floor moves on
  return undefined;
}

/** A viewer who does not see a phase gets the same answer as if it were not open: the refusal must not reveal it. */
const isStale = (game: Game, frame: string | undefined, viewer: SeatId | null): boolean =>
  frame !== undefined && !(seesPhase(game, viewer) && (frame === openFrame(game) || frame === game.frame.id));
function stale(game: Game, viewer: SeatId | null): Refusal {
  const open = seesPhase(game, viewer) ? `Now open: ${openFrame(game)}.` : 'No phase is open to you now.';
  return refuseIn(game, 'stale_phase', `That phase is not open. ${open}`);
}
const noSuchSeat = (game: Game): Refusal =>
  refuse('unknown_seat', `There is no such seat: seats are numbered 0 to ${game.seats.length - 1}.`);
