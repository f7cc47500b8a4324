import { fold } from '../../core/evolve.ts';
import type { Game } from '../../core/game.ts';
import type { Command, Event, Refusal, State } from '../../core/model.ts';
import { received, sees } from '../../core/view.ts';
import type { Engine } from '../engine.ts';
import { type Disclosures, declared, factsOf, isEntitled, Scene, type Viewer } from './disclosures.ts';

/** What some decisions in one world mean to a viewer: what it may learn by the table, and what it is sent. */
export interface Delta {
  readonly game: Game;
  readonly facts: readonly string[]; // sorted: in one decision an order is no fact
  readonly story: readonly string[]; // the same in order
  readonly received: readonly string[]; // as sent, in order
  readonly isOver: boolean;
}

/** How one viewer sees a game go on. */
export class Watcher {
  readonly viewer: Viewer;
  private readonly engine: Engine;
  private readonly table: Disclosures;
  private readonly seed: string;
  constructor(engine: Engine, table: Disclosures, viewer: Viewer, seed: string) {
    this.engine = engine;
    this.table = table;
    this.viewer = viewer;
    this.seed = seed;
  }
  begun(game: Game, events: readonly Event[]): Delta {
    return this.delta(fold([]), game, events);
  }
  /** The cards this viewer may know by the table, as far as these events tell. */
  knownBy(game: Game, events: readonly Event[]): State['cards'] {
    const scene = new Scene(game.rules, fold([]), events);
    const entitled = events.filter((event, i) => {
      const disclosure = declared(this.table, scene.turnTo(i), scene);
      return disclosure && isEntitled(disclosure, event, this.viewer, scene);
    });
    return fold(entitled).cards;
  }
  /** Applies a command, or none. */
  after(game: Game, command: Command | null): Delta | Refusal {
    if (!command) return { game, facts: [], story: [], received: [], isOver: false };
    const decided = this.engine.decide(game, command, this.seed);
    return decided.ok ? this.delta(game.state, decided.game, decided.events) : decided;
  }
  /** Whether the open phase is one this viewer knows to be open. */
  seesFrame(game: Game): boolean {
    const { to } = game.frame;
    return to === 'all' || (this.viewer !== null && to.includes(this.viewer));
  }
  private delta(before: State, game: Game, events: readonly Event[]): Delta {
    const scene = new Scene(game.rules, before, events);
    const facts: string[] = [];
    const sent: string[] = [];
    for (let i = 0; i < events.length; i++) {
      const event = scene.turnTo(i);
      const disclosure = declared(this.table, event, scene);
      if (disclosure?.isFinale) break; // all is told then
      if (disclosure && isEntitled(disclosure, event, this.viewer, scene)) {
        const fact = factsOf(disclosure, event);
        const isTwice = isKnowledge(event) && facts.includes(fact);
        if (!isTwice) facts.push(fact);
      }
      if (sees(event, this.viewer)) sent.push(JSON.stringify(received(event, this.viewer)));
    }
    return { game, facts: facts.toSorted(), story: facts, received: sent, isOver: game.state.outcome !== null };
  }
}

/** What tells nothing new when it is told twice: two Seers who ask the same get the same answer. */
const isKnowledge = ({ type }: Event): boolean => type === 'told' || type === 'revealed' || type === 'noted';

export const joined = (first: Delta, then: Delta): Delta => ({
  game: then.game,
  facts: [...first.facts, ...then.facts].sort(),
  story: [...first.story, ...then.story],
  received: [...first.received, ...then.received],
  isOver: then.isOver,
});

/** Whether the facts of one are among those of the other. */
export function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let i = 0;
  for (const fact of whole) if (fact === part[i]) i++;
  return i === part.length;
}
