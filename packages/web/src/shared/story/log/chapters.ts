import {
  type Deed,
  type Event,
  type EventOf,
  evolve,
  type Id,
  nothing,
  type Place,
  type SeatId,
  type State,
} from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';
import { isDeathTold } from './deaths.ts';

/** One thing to show in the story of a game. */
export type StoryItem =
  | { readonly kind: 'deed'; readonly act: Id; readonly seats: readonly SeatId[]; readonly targets: readonly Place[] }
  | { readonly kind: 'votes'; readonly event: EventOf<'counted'> }
  | { readonly kind: 'told'; readonly event: EventOf<'told'> }
  | {
      readonly kind: 'death';
      readonly event: EventOf<'died'>;
      readonly role: Id | null; // the card at that moment, if known
      readonly isTold: boolean; // another sentence says it already
    }
  | { readonly kind: 'turned'; readonly seat: SeatId; readonly role: Id }
  | { readonly kind: 'swapped'; readonly a: Place; readonly b: Place };

/** One phase and what happened in it. */
export interface Chapter {
  readonly key: string;
  readonly phase: Id | null; // null: the deal, before the first phase
  readonly day: number;
  readonly round: number;
  readonly from: number; // index of its first event
  readonly at: number;
  readonly items: readonly StoryItem[];
}

type Opening = Pick<EventOf<'opened'>, 'phase' | 'day' | 'round'>;

/** Splits a log into chapters, one per phase. An interruption is its own chapter, and so is the rest of the phase after it. */
export function chaptersOf(log: readonly Happening[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  let openings: readonly Opening[] = []; // a stack: interruptions on top
  let state: State = nothing;
  for (const [i, { at, event }] of log.entries()) {
    if (event.type === 'opened') openings = event.over ? [...openings, event] : [event];
    if (event.type === 'resumed') openings = openings.slice(0, -1);
    if (i === 0 || event.type === 'opened' || event.type === 'resumed')
      chapters.push(new Draft(openings.at(-1), i, at));
    chapters.at(-1)?.add(event, state, isDeathTold(log, i));
    state = evolve(state, event);
  }
  return chapters.map((draft) => draft.done());
}

class Draft {
  private readonly opening: Opening | undefined;
  private readonly from: number;
  private readonly at: number;
  private readonly chosen = new Map<string, Deed>(); // the last choice of each seat and slot
  private readonly deeds: Deed[] = []; // with immediate effect
  private readonly items: StoryItem[] = [];
  private events = 0;

  constructor(opening: Opening | undefined, from: number, at: number) {
    this.opening = opening;
    this.from = from;
    this.at = at;
  }
  add(event: Event, before: State, isTold: boolean): void {
    this.events++;
    if (event.type === 'chose') this.chosen.set(`${event.deed.seat}/${event.slot}`, event.deed);
    else if (event.type === 'withdrew') this.chosen.delete(`${event.seat}/${event.slot}`);
    else if (event.type === 'did') this.did(event.deed);
    else if (event.type === 'counted') this.counted(event);
    else this.happened(event, before, isTold);
  }
  private did(deed: Deed): void {
    const isChosen = [...this.chosen.values()].some(({ seat, act }) => seat === deed.seat && act === deed.act);
    if (!isChosen) this.deeds.push(deed);
  }
  /** The count replaces the ballots. */
  private counted(event: EventOf<'counted'>): void {
    for (const [key, { act }] of this.chosen) if (act === event.act) this.chosen.delete(key);
    if (event.ballots.length > 0) this.items.push({ kind: 'votes', event });
  }
  private happened(event: Event, before: State, isTold: boolean): void {
    if (event.type === 'died') {
      const role = before.cards[event.seat] ?? null;
      this.items.push({ kind: 'death', event, role, isTold });
    } else if (event.type === 'turned') this.items.push({ kind: 'turned', seat: event.seat, role: event.role });
    else if (event.type === 'swapped') this.items.push({ kind: 'swapped', a: event.a, b: event.b });
    else if (event.type === 'told' && !this.isGreeting(event) && !this.isRepeated(event))
      this.items.push({ kind: 'told', event });
  }
  /** The greeting of a phase repeats its title. */
  private isGreeting({ to, about, answer }: EventOf<'told'>): boolean {
    return this.events === 2 && to === 'all' && about.length === 0 && answer === undefined;
  }
  private isRepeated({ key, about, to }: EventOf<'told'>): boolean {
    const isSame = (item: StoryItem) =>
      item.kind === 'told' &&
      item.event.key === key &&
      item.event.to === 'all' &&
      String(item.event.about) === String(about);
    return to !== 'all' && this.items.some(isSame);
  }
  done(): Chapter {
    const { opening, from, at } = this;
    const { phase = null, day = 0, round = 1 } = opening ?? {};
    const deeds = together([...this.deeds, ...this.chosen.values()]);
    return { key: `${from}`, phase, day, round, from, at, items: [...deeds, ...this.items] };
  }
}

/** Merges equal deeds into one item, and drops passes. */
function together(deeds: readonly Deed[]): readonly StoryItem[] {
  const byDeed = new Map<string, Extract<StoryItem, { kind: 'deed' }>>();
  for (const { seat, act, targets } of deeds) {
    if (targets.length === 0) continue;
    const key = `${act} ${targets}`;
    const seats = [...(byDeed.get(key)?.seats ?? []), seat];
    byDeed.set(key, { kind: 'deed', act, seats, targets });
  }
  return [...byDeed.values()];
}

export interface Round {
  readonly day: number;
  readonly chapters: readonly Chapter[];
}
/** Chapters by day; the deal belongs to the first. */
export function roundsOf(chapters: readonly Chapter[]): readonly Round[] {
  const first = chapters.find(({ phase }) => phase !== null)?.day ?? 0;
  const byDay = new Map<number, Chapter[]>();
  for (const chapter of chapters) {
    const day = chapter.phase === null ? first : chapter.day;
    byDay.set(day, [...(byDay.get(day) ?? []), chapter]);
  }
  return [...byDay].map(([day, held]) => ({ day, chapters: held }));
}
