import type { Deed, Event, EventOf, Id, SeatId } from '@moonrise/engine';

/** What acts are for; in a rule set's roles. */
export type Aims = Readonly<Record<Id, string>>;
export interface Save {
  readonly by: SeatId;
  readonly of: SeatId;
}

/** Who kept whom alive in a finished game: the whole log. */
export function savesIn(events: readonly Event[], aims: Aims): readonly Save[] {
  const watch = new Watch(aims);
  for (const event of events) watch.take(event);
  return watch.saves;
}

/** Goes through the log once. What was chosen counts when the next phase opens, and everyone has died who had to. */
class Watch {
  readonly saves: Save[] = [];
  private readonly aims: Aims;
  private day: number | undefined;
  private isInterruption = false;
  private help: readonly Deed[] = []; // of earlier phases of this day
  private chosen = new Map<string, { readonly slot: Id; readonly deed: Deed }>();
  private dead = new Set<SeatId>();

  constructor(aims: Aims) {
    this.aims = aims;
  }
  take(event: Event): void {
    if (event.type === 'chose') this.chosen.set(`${event.deed.seat}/${event.slot}`, event);
    else if (event.type === 'withdrew') this.chosen.delete(`${event.seat}/${event.slot}`);
    else if (event.type === 'died') this.dead.add(event.seat);
    else if (event.type === 'revived') this.save(this.deedsFor('revive'), event.seat);
    else if (event.type === 'opened') this.opened(event);
    else if (event.type === 'ended') this.settle();
  }

  private opened({ day, step }: EventOf<'opened'>): void {
    this.settle();
    if (day !== this.day) this.help = [];
    this.day = day;
    this.isInterruption = step === null;
  }
  private settle(): void {
    const helped = this.deedsFor('help');
    this.help = [...this.help, ...helped];
    const threatened = this.isInterruption ? helped.flatMap(({ targets }) => targets) : this.attacked();
    for (const seat of new Set(threatened)) if (!this.dead.has(seat)) this.save(this.help, seat);
    this.chosen = new Map();
    this.dead = new Set();
  }
  /** Those whom more than half of a pack chose, if it did nothing else. */
  private attacked(): readonly SeatId[] {
    const slots = new Map<Id, Deed[]>();
    for (const { slot, deed } of this.chosen.values()) slots.set(slot, [...(slots.get(slot) ?? []), deed]);
    return [...slots.values()].flatMap((deeds) => {
      const [first] = deeds;
      if (!first || this.aims[first.act] !== 'harm' || deeds.some(({ act }) => act !== first.act)) return [];
      const targets = deeds.flatMap((deed) => deed.targets.slice(0, 1));
      return targets.filter((one) => targets.filter((other) => other === one).length * 2 > targets.length);
    });
  }
  private readonly deedsFor = (aim: string): readonly Deed[] =>
    [...this.chosen.values()].flatMap(({ deed }) => (this.aims[deed.act] === aim ? [deed] : []));

  private save(deeds: readonly Deed[], seat: SeatId): void {
    const by = new Set(deeds.flatMap((deed) => (deed.targets.includes(seat) ? [deed.seat] : [])));
    this.saves.push(...[...by].map((saviour) => ({ by: saviour, of: seat })));
  }
}
