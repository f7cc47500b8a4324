import type { Player, SeatPlayer } from '@moonrise/bots';
import { llmPlayer, type Port, type PortFault, sdkPort } from '@moonrise/bots/llm';
import type { Clock } from '../clock.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Store } from '../store/store.ts';
import type { AiMetrics } from './ai-metrics.ts';
import type { AiSettings } from './ai-settings.ts';
import { Budget, type Scope } from './budget.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type AiPeers, type Calls, meteredPort, type SharedEndpoint } from './metered-port.ts';
import { moveLog } from './move-log.ts';
import { Semaphore } from './semaphore.ts';

export interface AiWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly metrics: AiMetrics;
  readonly creatorOf: (room: string) => Promise<string>;
  readonly run: string; // prefix of call names: nodes that share a game use the same one, so that each call is made once
  readonly peers: AiPeers | null; // null: a single server
  readonly trouble: Trouble;
  readonly shut: (fault: PortFault) => void;
}

/** The model that the operator has configured, for all seats that it plays. */
export class Ai {
  readonly model: string;
  private readonly world: AiWorld;
  private readonly endpoint: SharedEndpoint;

  constructor(world: AiWorld, settings: AiSettings, port: Port = sdkPort({ ...settings, ...settings.secrets() })) {
    const { store, clock, metrics, creatorOf, peers, trouble, shut } = world;
    this.world = world;
    this.model = settings.model;
    this.endpoint = {
      port,
      clock,
      prices: settings.prices,
      breaker: new CircuitBreaker(),
      semaphore: new Semaphore(settings.callsAtOnce),
      budget: new Budget(store, clock, settings.caps, creatorOf, peers?.node),
      peers,
      called: (outcome) => metrics.called(outcome),
      shut,
      trouble: (error) => trouble('the log of AI costs', error),
    };
  }
  /** The players of one game. Each seat has its own player; they share only the endpoint. */
  playersOf(game: string, room: string, fallback: Player): (seat: number) => SeatPlayer {
    const { store, clock, metrics, trouble } = this.world;
    const log = moveLog(store, clock, game);
    return (seat) => {
      this.endpoint.port.warm?.().catch((error: unknown) => trouble('the AI provider', error));
      const scope: Scope = { game, seat, room };
      const calls = new PhaseCalls(this.world.run);
      const player = llmPlayer({
        port: meteredPort(this.endpoint, scope, calls),
        fallback,
        clock,
        moved: (move) => {
          if (calls.isTaken) return; // another node makes this move
          metrics.moved(move);
          const kept = log.add({ ...move, at: clock.now(), model: this.model });
          return kept.catch((error: unknown) => trouble('the moves of a model', error, { game, room }));
        },
      });
      return {
        ...player,
        think: (turn, patience) => {
          calls.during(turn.prompts[0]?.frame ?? '');
          return player.think(turn, patience);
        },
      };
    };
  }
}

/** The calls of a seat, numbered within each phase. */
class PhaseCalls implements Calls {
  isTaken = false;
  private readonly run: string;
  private phase = '';
  private count = 0;

  constructor(run: string) {
    this.run = run;
  }
  during(phase: string): void {
    if (this.phase !== phase) this.count = 0;
    this.phase = phase;
    this.isTaken = false;
  }
  next(): string {
    return `${this.run}${this.phase}/${this.count++}`;
  }
  taken(isTaken: boolean): void {
    this.isTaken = isTaken;
  }
}
