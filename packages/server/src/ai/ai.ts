import type { SeatPlayer } from '@moonrise/bots';
import { helpedPlayer, type LlmSeat, llmPlayer, type Port, type PortFault, type Preparing } from '@moonrise/bots/llm';
import { type ModelDefinition, modelPort, Semaphore } from '@moonrise/bots/models';
import type { Clock } from '../clock.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Store } from '../store/store.ts';
import type { AiMetrics } from './ai-metrics.ts';
import type { AiSettings } from './ai-settings.ts';
import { Budget, type Scope } from './budget.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type AiPeers, type Calls, meteredPort, type SharedEndpoint } from './metered-port.ts';
import { type KeptMove, moveLog } from './move-log.ts';
import { PromptLog } from './prompt-log.ts';
import type { SideLog } from './side-log.ts';

export interface AiWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly metrics: AiMetrics;
  readonly creatorOf: (room: string) => Promise<string>;
  readonly run: string; // prefix of call names: nodes that share a game use the same one, so that each call is made once
  readonly peers: AiPeers | null; // null: a single server
  readonly trouble: Trouble;
  readonly shut: (fault: PortFault, model: string) => void;
}

/** What is stored about the models of one game, apart from the game. */
interface GameLogs {
  readonly moves: SideLog<KeptMove>;
  readonly prompts: PromptLog;
}
/** A model and the endpoint that all its seats share. */
interface OfferedModel {
  readonly definition: ModelDefinition;
  readonly endpoint: SharedEndpoint;
}

/** The models that the operator has configured, for all seats that they play. */
export class Ai {
  private readonly world: AiWorld;
  private readonly models: readonly OfferedModel[];

  constructor(world: AiWorld, settings: AiSettings, portOf: (definition: ModelDefinition) => Port = modelPort) {
    const { store, clock, metrics, creatorOf, peers, trouble, shut } = world;
    this.world = world;
    const budget = new Budget(store, clock, settings.caps, creatorOf, peers?.node);
    this.models = settings.models.map((definition) => ({
      definition,
      endpoint: {
        port: portOf(definition),
        clock,
        prices: definition.prices,
        breaker: new CircuitBreaker(),
        semaphore: new Semaphore(definition.concurrency),
        budget,
        peers,
        called: (outcome) => metrics.called(outcome),
        shut: (fault) => shut(fault, definition.name),
        trouble: (error) => trouble('the log of AI costs', error),
      },
    }));
  }
  /** The players of one game. Each seat has its own player; they share only the endpoints. */
  playersOf(game: string, room: string): (seat: number, prepare: Preparing, model: string) => SeatPlayer | undefined {
    const { store, clock } = this.world;
    const logs: GameLogs = { moves: moveLog(store, clock, game), prompts: new PromptLog(store, clock, game) };
    return (seat, prepare, name) => {
      const model = this.models.find(({ definition }) => definition.name === name);
      return model && this.player(model, { game, seat, room }, prepare, logs);
    };
  }

  private player({ definition, endpoint }: OfferedModel, at: Scope, prepare: Preparing, logs: GameLogs): SeatPlayer {
    const { clock, metrics, trouble, run } = this.world;
    endpoint.port.warm?.().catch((error: unknown) => trouble('the AI provider', error));
    const { name, model, budget, maxOutputTokens } = definition;
    const calls = new PhaseCalls(run);
    const port = meteredPort(endpoint, { ...at, model: { name, ...budget } }, calls);
    const untold = (error: unknown) => trouble('the prompts of a model', error, at);
    const parts: LlmSeat = {
      port: logs.prompts.keeping(port, at.seat, name, () => calls.phase, untold),
      prepare,
      clock,
      maxOutputTokens,
      moved: (move) => {
        if (calls.isTaken) return; // another node makes this move
        metrics.moved(move);
        const kept = logs.moves.add({ ...move, at: clock.now(), model });
        return kept.catch((error: unknown) => trouble('the moves of a model', error, at));
      },
    };
    const isHelper = definition.onlyWords || definition.reads;
    const player = isHelper ? helpedPlayer(parts, definition) : llmPlayer(parts);
    return {
      ...player,
      think: (turn, patience) => {
        calls.during(turn.prompts[0]?.frame ?? '');
        return player.think(turn, patience);
      },
    };
  }
}

/** The calls of a seat, numbered within each phase. */
class PhaseCalls implements Calls {
  isTaken = false;
  private readonly run: string;
  phase = '';
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
