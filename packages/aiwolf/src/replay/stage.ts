import type { Audience, Deed, Event, Id } from '@moonrise/engine';
import { counted, leaders } from '@moonrise/engine/kit';

interface Opening {
  readonly day: number;
  readonly phase: Id;
  readonly to: Audience;
}

/** The phases of a game, as the lines of a log call for them. */
export class ReplayStage {
  private readonly held = new Map<string, number>(); // how often, by day and phase
  private open: Opening | null = null;
  private ballots: Deed[] = []; // of the phase that is open, in this round

  /** This phase is open now. What has to happen before is given back. */
  enter(opening: Opening): readonly Event[] {
    if (this.open?.day === opening.day && this.open.phase === opening.phase) return [];
    return [...this.leave(), this.opened(opening)];
  }
  /** Nothing is open now. */
  leave(): readonly Event[] {
    if (!this.open) return [];
    const events: Event[] = [...this.count(), { type: 'closed', to: this.open.to }];
    this.open = null;
    return events;
  }
  /** A vote in the phase that is open. If it belongs to another round, that is told before. */
  cast(ballot: Deed, tie: Event): readonly Event[] {
    const { open } = this;
    const isNext = open !== null && this.isNextRound(ballot);
    const again = isNext ? [...this.count(), tie, ...this.leave(), this.opened(open)] : [];
    this.ballots.push(ballot);
    return [...again, chose(ballot)];
  }
  /** The votes of this round, counted once. */
  count(): readonly Event[] {
    const ballots = this.ballots;
    this.ballots = [];
    const [first] = ballots;
    return first && this.open ? [counted(first.act, ballots, this.open.to)] : [];
  }
  get votes(): readonly Deed[] {
    return this.ballots;
  }

  /** Everybody votes once in a round, in the order of their seats; and there is another one after a tie. */
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
