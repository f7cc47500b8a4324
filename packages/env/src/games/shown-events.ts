import { type Event, evolve, Game, nothing, type Ruleset, type SeatId } from '@moonrise/engine';
import { eventLine } from '@moonrise/rulesets';
import type { GameAnswer } from '../wire/schemas.ts';

type Shown = GameAnswer['events'][number];

/** Shows the events of a game to the seats of one program: only those that one of them sees. */
export class ShownEvents {
  private readonly seats: readonly SeatId[];
  private readonly teller: ((event: Event) => string | undefined) | undefined;
  private read = 0; // events of the log

  constructor(rules: Ruleset, seats: readonly SeatId[], hasText: boolean) {
    this.seats = seats;
    this.teller = hasText ? tellerOf(rules) : undefined;
  }
  /** The events since the last call. */
  next(log: readonly Event[]): Shown[] {
    const shown: Shown[] = [];
    for (; this.read < log.length; this.read++) {
      const event = log[this.read] as Event;
      const line = this.teller?.(event);
      const to = audienceIn(this.seats, event);
      if (to === undefined) continue;
      if (line !== undefined) shown.push({ ...event, to, line });
      else shown.push(to === event.to ? (event as Shown) : { ...event, to });
    }
    return shown;
  }
}

function audienceIn(seats: readonly SeatId[], { to }: Event): Shown['to'] | undefined {
  if (to === 'all') return to;
  const seeing = seats.filter((seat) => to.includes(seat));
  if (seeing.length === 0) return undefined;
  const isAll = seeing.length === to.length && seeing.every((seat, i) => seat === to[i]);
  return isAll ? (to as SeatId[]) : seeing;
}

/** Tells events with what everyone knows: names and words. */
function tellerOf(rules: Ruleset): (event: Event) => string | undefined {
  let known = new Game(rules, nothing);
  return (event) => {
    if (event.to === 'all') known = new Game(rules, evolve(known.state, event));
    return eventLine(known, event);
  };
}
