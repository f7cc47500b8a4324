// What a rule set tells whom, as a table. It is written down apart from the rules and compared with what they do.
import { fold } from '../../core/evolve.ts';
import { Game } from '../../core/game.ts';
import type { Event, SeatId, State } from '../../core/model.ts';
import type { Ruleset } from '../../core/rules.ts';
import { sees } from '../../core/view.ts';
import { isSame } from '../json.ts';
import { firstFault, type Law } from '../laws/law.ts';

export type Viewer = SeatId | null; // null: a spectator

/** How a viewer is related to an event, in the full state just before it. */
export interface Relation {
  readonly name: string;
  readonly holds: (event: Event, viewer: Viewer, scene: Scene) => boolean;
}
/**
 * Who learns of a kind of event, and the facts it tells them. Fields that are not listed may be sent too, but then
 * they must follow from what the viewer knows already: in two games alike to a viewer they are the same.
 */
export interface Disclosure {
  readonly to: readonly Relation[];
  readonly facts: readonly string[];
  readonly isFinale?: true; // told when the game is over
}
export type Disclosures = Readonly<Record<string, Disclosure>>; // by kind: `died`, or closer `told:scanned`

/** The events of one decision, read one after the other. */
export class Scene {
  private readonly rules: Ruleset;
  private readonly events: readonly Event[];
  private state: State;
  private at = 0; // the event that is being read
  private folded = 0;
  private game: Game | undefined;
  constructor(rules: Ruleset, from: State, events: readonly Event[]) {
    this.rules = rules;
    this.state = from;
    this.events = events;
  }
  turnTo(i: number): Event {
    this.at = i;
    return this.events[i] as Event;
  }
  /** The game as it was before this event, folded on demand. */
  get truth(): Game {
    if (this.folded < this.at || !this.game) {
      this.state = fold(this.events.slice(this.folded, this.at), this.state);
      this.folded = this.at;
      this.game = new Game(this.rules, this.state);
    }
    return this.game;
  }
  get phase(): string | undefined {
    return this.truth.state.frames.at(-1)?.phase;
  }
  /** What came before in the same decision. */
  get earlier(): readonly Event[] {
    return this.events.slice(0, this.at);
  }
}

/** The closest name for an event: its type and what it is about. */
function kindOf(event: Event, scene: Scene): string {
  switch (event.type) {
    case 'told':
      return `told:${event.key}${event.channel === undefined ? '' : `@${event.channel}`}`;
    case 'noted':
      return `noted:${event.key.split('.')[0]}`;
    case 'marked':
      return `marked:${event.mark}`;
    case 'said':
      return `said:${event.channel}`;
    case 'chose':
    case 'did':
      return `${event.type}:${event.deed.act}`;
    case 'withdrew':
    case 'cast':
      return `${event.type}:${event.slot}`;
    case 'counted':
      return `counted:${event.act}`;
    case 'opened':
      return `opened:${event.phase}`;
    case 'turned':
      return `turned:${event.cause}`;
    case 'spoke':
    case 'closed':
    case 'resumed':
      return `${event.type}:${scene.phase}`;
    default:
      return event.type;
  }
}
/** What is declared of an event, the closest first; undefined: nothing. */
export const declared = (table: Disclosures, event: Event, scene: Scene): Disclosure | undefined =>
  table[kindOf(event, scene)] ?? table[event.type];

export const isEntitled = ({ to }: Disclosure, event: Event, viewer: Viewer, scene: Scene): boolean =>
  to.some((relation) => relation.holds(event, viewer, scene));

/** The declared facts of an event, in a form that does not depend on any order. */
export function factsOf(disclosure: Disclosure, event: Event): string {
  const facts: Record<string, unknown> = { type: event.type };
  const fields: Readonly<Record<string, unknown>> = event;
  for (const field of disclosure.facts) facts[field] = canonical(field, fields[field]);
  return JSON.stringify(facts);
}
const canonical = (field: string, value: unknown): unknown =>
  field === 'ballots' && Array.isArray(value) ? value.toSorted((a, b) => a.seat - b.seat) : value;

/** Whether two events say the same, whatever their audience. */
const isAlike = (a: Event, b: Event): boolean => isSame({ ...a, to: 'all' }, { ...b, to: 'all' });

/** Every event reaches exactly those it is declared for. */
export const disclosed = (table: Disclosures): Law => ({
  name: 'an event reaches those it is declared for',
  watch: ({ rules, players }) => {
    const viewers: Viewer[] = [null, ...Array(players).keys()];
    return ({ before, events }) => {
      const scene = new Scene(rules, before?.state ?? fold([]), events);
      return firstFault([...events.keys()], (i) => {
        const event = scene.turnTo(i);
        const disclosure = declared(table, event, scene);
        if (!disclosure) return `the secrecy profile has no line for ${kindOf(event, scene)}: ${JSON.stringify(event)}`;
        const saysSo = events.filter((other) => isAlike(other, event));
        const isWrong = (viewer: Viewer) =>
          isEntitled(disclosure, event, viewer, scene)
            ? !saysSo.some((other) => sees(other, viewer))
            : sees(event, viewer);
        const wrong = viewers.find(isWrong);
        return wrong === undefined ? undefined : misled(wrong, event);
      });
    };
  },
});
function misled(viewer: Viewer, event: Event): string {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  return `${who} should ${sees(event, viewer) ? 'not ' : ''}see ${JSON.stringify(event)}`;
}
