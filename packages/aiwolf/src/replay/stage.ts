import type { Audience, Deed, Event, Id } from '@moonrise/engine';
import { counted, leaders } from '@moonrise/engine/kit';

interface Opening {
  readonly day: number;
  readonly phase: Id;
  readonly to: Audience;
}

/** Derives the phases of a game from the lines of a log. */
export class ReplayStage {
  private readonly held = new Map<string, number>(); // how often, by day and phase
  private open: Opening | null = null;
  private ballots: Deed[] = []; // of the open phase, in this round

  /** Opens this phase. Returns the events that must come first. */
  enter(opening: Opening): readonly Event[] {
    if (this.open?.day === opening.day && this.open.phase === opening.phase) return [];
    return [...this.leave(), this.opened(opening)];
  }
  /** Closes the open phase. */
  leave(): readonly Event[] {
    if (!this.open) return [];
    const events: Event[] = [...this.count(), { type: 'closed', to: this.open.to }];
    this.open = null;
    return events;
  }
  /** A vote in the open phase. If it begins a new round, the events of that come first. */
  cast(ballot: Deed, tie: Event): readonly Event[] {
    const { open } = this;
    const isNext = open !== null && this.isNextRound(ballot);
    const again = isNext ? [...this.count(), tie, ...this.leave(), this.opened(open)] : [];
    this.ballots.push(ballot);
    return [...again, chose(ballot)];
  }
  /** The count of this round, once. */
  count(): readonly Event[] {
    const ballots = this.ballots;
    this.ballots = [];
    const [first] = ballots;
    return first && this.open ? [counted(first.act, ballots, this.open.to)] : [];
  }
  get votes(): readonly Deed[] {
    return this.ballots;
  }

  /** Each seat votes once per round, in seat order; a tie leads to another round. */
  private isNextRound({ seat }: Deed): boolean {
    const isTied = leaders(this.ballots).top.length > 1;
    return this.ballots.some((one) => one.seat === seat) || (isTied && seat < (this.ballots.at(-1)?.seat ?? 0));
  }
  private opened(opening: Opening): Event {
    const { day, phase, to } = opening;
    const key = `${day}.${phase}`;
    const round = (this.held.get(key) ?? 0) + 1;
    this.held.set(key, round);
    this.open = opening;
    const unknown = { step: null, data: null, seconds: null, floor: null };
    return { type: 'opened', frame: `${key}.${round}`, phase, day, round, over: false, ...unknown, to };
  }
}

export const chose = (deed: Deed): Event => ({ type: 'chose', slot: deed.act, deed, to: [deed.seat] });
