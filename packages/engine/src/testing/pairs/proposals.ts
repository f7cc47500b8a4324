import type { Game } from '../../core/game.ts';
import type { Command, Id, Offer, Place, Prompt, SeatId } from '../../core/model.ts';
import type { Chance } from '../chance.ts';
import type { Engine } from '../engine.ts';
import { actOf, answer, targetsFor, wordsFor } from '../random-play.ts';
import type { Viewer } from './disclosures.ts';

/** What is done in each of two worlds; null: nothing. */
export type Proposal = readonly [Command | null, Command | null];

interface Choice {
  readonly prompt: Prompt;
  readonly offer: Offer;
}

/** Proposes moves for two worlds at once between which a viewer should notice no difference. */
export class Proposer {
  private readonly chance: Chance;
  private readonly engine: Engine;
  private readonly viewer: Viewer;
  private readonly twin: readonly Place[];
  private readonly mischief: number; // in so many phases of a hundred each world makes its own hidden choices
  private readonly common: ReadonlySet<Id>;
  private a: Game;
  private b: Game;
  private favourite: Place | undefined; // a common target, so that votes have an effect
  private other: Place | undefined; // the second world's, where it goes its own way
  private frame = '';
  private owed: Proposal[] = []; // what was chosen in one world alone and comes out when all is counted
  private paid: Proposal | undefined;

  constructor(engine: Engine, chance: Chance, viewer: Viewer, twin: readonly Place[], a: Game, b: Game) {
    this.engine = engine;
    this.chance = chance;
    this.viewer = viewer;
    this.twin = twin;
    this.mischief = chance.pick([0, 10, 30]);
    this.common = new Set(a.rules.everyone.map((act) => act.id));
    this.a = a;
    this.b = b;
    if (a.isOpen) this.turnTo(a, b);
  }
  turnTo(a: Game, b: Game): void {
    this.a = a;
    this.b = b;
    if (a.frame.id === this.frame) return;
    this.frame = a.frame.id;
    this.owed = [];
    const wanted = this.chance.percent(15) && this.viewer !== null ? [this.viewer] : this.alike(a.living());
    this.favourite = wanted.length > 0 ? this.chance.pick(wanted) : undefined;
    this.other = this.chance.percent(this.mischief) ? this.chance.pick(a.living()) : undefined;
  }
  /** Some prompt of this kind, of any seat, or of any seat but the viewer. */
  private find(game: Game, mayBeViewer: boolean, isWanted: (prompt: Prompt) => boolean): Prompt | undefined {
    const { length } = game.seats;
    const first = this.chance.below(length);
    for (let i = 0; i < length; i++) {
      const seat = (first + i) % length;
      if (seat === this.viewer && !mayBeViewer) continue;
      const found = this.engine.promptsOf(game, seat).filter(isWanted);
      if (found.length > 0) return this.chance.pick(found);
    }
    return undefined;
  }

  /** Takes note of what was done in one world alone. */
  note(done: Proposal): void {
    const [a, b] = done;
    const command = a && b ? null : (a ?? b);
    if (done === this.paid) return;
    if (command?.type === 'act' && this.common.has(command.act) && command.text === undefined)
      this.owed.push(a ? [null, command] : [command, null]);
  }
  next(): Proposal | undefined {
    const { chance } = this;
    if (this.owed.length > 0 && chance.percent(60)) {
      [this.paid] = this.owed.splice(chance.below(this.owed.length), 1);
      return this.paid;
    }
    const roll = chance.below(100);
    if (roll < 3) return this.bothExpire();
    if (roll < 5 && this.a.phase.hostMayEnd) return [{ type: 'hasten' }, { type: 'hasten' }];
    if (roll < 6 && this.a.rules.mayDrop && chance.percent(10))
      return this.both({ type: 'drop', seat: chance.below(this.a.seats.length) });
    if (roll < 14) return this.oneSided();
    const prompt = this.prompt();
    if (!prompt) return this.bothExpire();
    if (prompt.chosen && chance.percent(10))
      return this.both({ type: 'withdraw', seat: prompt.seat, slot: prompt.slot });
    return this.together({ prompt, offer: chance.pick(prompt.offers) });
  }
  bothExpire(): Proposal | undefined {
    const [a, b] = [this.expiry(this.a), this.expiry(this.b)];
    return a && b ? [a, b] : undefined;
  }
  /** Something hidden from the viewer that could bring one world on: an answer it waits for, or a hidden clock. */
  hidden(game: Game, isSeen: boolean): Command | undefined {
    const prompt = this.find(game, false, isAwaited);
    if (!isSeen && (!prompt || this.chance.percent(30))) return this.expiry(game);
    if (!prompt) return undefined;
    const offer = this.chance.pick(prompt.offers);
    return this.command({ prompt, offer }, this.aim(offer, offer.from));
  }

  private both(command: Command): Proposal {
    return [command, command];
  }
  private expiry(game: Game): Command | undefined {
    const running = this.engine.clock(game);
    return running ? { type: 'expire', clock: running.key } : undefined;
  }
  private oneSided(): Proposal | undefined {
    const isA = this.chance.percent(50);
    const prompt = this.find(isA ? this.a : this.b, false, () => true);
    if (!prompt) return undefined;
    const command: Command =
      prompt.chosen && this.chance.percent(20)
        ? { type: 'withdraw', seat: prompt.seat, slot: prompt.slot }
        : answer(this.chance, prompt);
    return isA ? [command, null] : [null, command];
  }
  /** First the choices that only some cards have, then those the phase waits for; otherwise time passes, or a seat talks. */
  private prompt(): Prompt | undefined {
    const roll = this.chance.below(100);
    const isOfCard = (prompt: Prompt) => isOpen(prompt) && prompt.offers.some(({ act }) => !this.common.has(act));
    const found =
      (roll < 40 ? this.find(this.a, true, isOfCard) : undefined) ??
      (roll < 90 ? this.find(this.a, true, isAwaited) : undefined);
    return found ?? (this.chance.percent(60) ? undefined : this.find(this.a, true, () => true));
  }
  /** A choice in the first world, and its like in the second. */
  private together(first: Choice): Proposal | undefined {
    const { offer } = first;
    const second = this.counterpart(first);
    if (!second) return first.prompt.seat === this.viewer ? undefined : [this.command(first), null];
    const isHidden = first.prompt.seat !== this.viewer && !this.common.has(offer.act);
    if (isHidden && this.other !== undefined)
      return [this.command(first), this.command(second, this.aim(second.offer, second.offer.from, this.other))];
    const shared = offer.from.filter((place) => second.offer.from.includes(place));
    // What the viewer tries out itself is the sharpest probe: not only where it is safe.
    const isProbe = first.prompt.seat === this.viewer && this.chance.percent(35);
    const targets = isProbe ? targetsFor(this.chance, { ...offer, from: shared }) : this.aim(offer, shared);
    const text = wordsFor(this.chance, offer);
    return [this.command(first, targets, text), this.command(second, targets, text)];
  }
  /** The same offer to the same seat, or to the one who has that card in the second world. */
  private counterpart({ prompt, offer }: Choice): Choice | undefined {
    const isSame = prompt.seat === this.viewer || this.common.has(offer.act);
    const seat = isSame ? prompt.seat : (this.twin[prompt.seat] as SeatId);
    const found = this.offerTo(seat, prompt.slot, offer.act);
    if (found || isSame) return found;
    const isLike = (one: Prompt) => one.slot === prompt.slot && one.offers.some(({ act }) => act === offer.act);
    const other = this.find(this.b, false, isLike);
    return other && this.offerTo(other.seat, prompt.slot, offer.act);
  }
  private offerTo(seat: SeatId, slot: Id, act: Id): Choice | undefined {
    const prompt = this.engine.promptsOf(this.b, seat).find((one) => one.slot === slot);
    const offer = prompt?.offers.find((one) => one.act === act);
    return prompt && offer && { prompt, offer };
  }
  private command({ prompt, offer }: Choice, targets?: readonly Place[], text?: string): Command {
    const aimed = targets ?? this.aim(offer, offer.from);
    return actOf(prompt.seat, prompt, offer, aimed, text ?? wordsFor(this.chance, offer));
  }
  /** Targets that are the same card in both worlds, if there are any; often all go for the same one. */
  private aim({ pick, mayPass }: Offer, from: readonly Place[], favourite = this.favourite): readonly Place[] {
    if (pick === 0 || from.length < pick || (mayPass && this.chance.percent(15))) return [];
    if (pick === 1 && favourite !== undefined && from.includes(favourite) && this.chance.percent(60))
      return [favourite];
    const alike = this.alike(from);
    return this.chance.some(alike.length >= pick && this.chance.percent(85) ? alike : from, pick);
  }
  private alike(places: readonly Place[]): readonly Place[] {
    const [a, b] = [this.a.state.cards, this.b.state.cards];
    return places.filter((place) => a[place] === b[place]);
  }
}

const isOpen = ({ chosen, offers }: Prompt): boolean => !chosen && offers.some((offer) => offer.text === undefined);
const isAwaited = (prompt: Prompt): boolean => prompt.required && isOpen(prompt);
