import {
  type Act,
  type Aim,
  type Deed,
  type Event,
  type EventOf,
  evolve,
  type Frame,
  Game,
  type Id,
  nothing,
  type Ruleset,
  type SeatId,
  type State,
} from '@moonrise/engine';
import { leaders } from '@moonrise/engine/kit';

/** When something happened. */
interface When {
  readonly day: number;
  readonly frame: string;
  readonly isNight: boolean;
}
export interface DatedDeed extends Deed, When {
  readonly aim: Aim | undefined;
}
interface Death extends When {
  readonly seat: SeatId;
  readonly frames: readonly string[]; // including interrupted ones: an interruption may have delayed the death
}
/** A counted vote of the village. */
export interface Count extends When {
  readonly ballots: readonly Deed[];
  readonly living: readonly SeatId[];
  readonly top: number; // the highest number of ballots
  readonly exiled: SeatId[];
}
/** A finished game, summarized from its log. */
export interface GameFacts {
  readonly game: Game; // at its end
  readonly counts: readonly Count[];
  readonly deeds: readonly DatedDeed[]; // carried out and with targets
  readonly deaths: readonly Death[]; // in order
  readonly turned: readonly { readonly seat: SeatId; readonly day: number }[];
  readonly lines: readonly number[]; // public chat lines by seat
  /** True if the seat was a wolf when that phase opened. */
  readonly wasWolf: (frame: string, seat: SeatId) => boolean;
}

export function gameFactsOf(rules: Ruleset, log: readonly Event[]): GameFacts {
  const reader = new FactsReader(rules);
  for (const event of log) reader.read(event);
  return reader;
}

const actsOf = ({ everyone, roles }: Ruleset): readonly Act[] => [
  ...everyone,
  ...roles.flatMap(({ acts = [] }) => acts),
];

export class FactsReader implements GameFacts {
  readonly counts: Count[] = [];
  readonly deeds: DatedDeed[] = [];
  readonly deaths: Death[] = [];
  readonly turned: { seat: SeatId; day: number }[] = [];
  readonly lines: number[] = [];
  private state: State = nothing;
  private readonly rules: Ruleset;
  private readonly aims: ReadonlyMap<Id, Aim | undefined>;
  private readonly instant: ReadonlySet<Id>;
  private readonly cards = new Map<string, State['cards']>(); // by frame

  constructor(rules: Ruleset) {
    this.rules = rules;
    const acts = actsOf(rules);
    this.aims = new Map(acts.map(({ id, aim }) => [id, aim]));
    this.instant = new Set(acts.filter(({ instant }) => instant).map(({ id }) => id));
  }
  get game(): Game {
    return new Game(this.rules, this.state);
  }
  readonly wasWolf = (frame: string, seat: SeatId): boolean =>
    this.rules.roleOf.get(this.cards.get(frame)?.[seat] ?? null)?.team === this.rules.wolves;

  read(event: Event): void {
    if (event.type === 'opened') this.cards.set(event.frame, this.state.cards);
    if (event.type === 'counted') this.count(event);
    if (event.type === 'closed') this.carryOut();
    if (event.type === 'did' && this.instant.has(event.deed.act)) this.keep(event.deed);
    if (event.type === 'died') this.addDeath(event);
    if (event.type === 'turned') this.turned.push({ seat: event.seat, day: this.state.day });
    if (event.type === 'said' && event.to === 'all') this.addLine(event.seat);
    if (event.type === 'spoke' && event.to === 'all' && !event.forced && event.text !== '') this.addLine(event.seat);
    this.state = evolve(this.state, event);
  }
  private get frame(): Frame | undefined {
    return this.state.frames.at(-1);
  }
  private get when(): When {
    const light = this.rules.phaseOf.get(this.frame?.phase ?? '')?.light;
    return { day: this.state.day, frame: this.frame?.id ?? '', isNight: light === 'night' };
  }
  private count({ act, ballots }: EventOf<'counted'>): void {
    if (this.aims.get(act) !== 'exile') return;
    const living = this.state.seats.filter(({ alive }) => alive).map(({ id }) => id);
    this.counts.push({ ...this.when, ballots, living, top: leaders(ballots).votes, exiled: [] });
  }
  /** Ballots take effect when their phase closes. */
  private carryOut(): void {
    for (const slots of this.frame?.ballots ?? []) for (const deed of Object.values(slots ?? {})) this.keep(deed);
  }
  private keep(deed: Deed): void {
    if (deed.targets.length > 0) this.deeds.push({ ...deed, ...this.when, aim: this.aims.get(deed.act) });
  }
  /** The cause of an exile is the act of the vote, even if the death comes later or another seat had more ballots. */
  private addDeath({ seat, cause }: EventOf<'died'>): void {
    this.deaths.push({ ...this.when, seat, frames: this.state.frames.map(({ id }) => id) });
    if (this.aims.get(cause) === 'exile') this.counts.at(-1)?.exiled.push(seat);
  }
  private addLine(seat: SeatId): void {
    this.lines[seat] = (this.lines[seat] ?? 0) + 1;
  }
}
