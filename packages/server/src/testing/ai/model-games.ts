import type { Port } from '@moonrise/bots/llm';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { modelPort } from '@moonrise/bots/models';
import { seedOf } from '@moonrise/engine';
import { LLM, seatPlayers } from '../../ai/seat-players.ts';
import { defaultLimits } from '../../limits/limits.ts';
import { BotSeats } from '../../matches/bot-seats.ts';
import { Match } from '../../matches/match.ts';
import type { StartCommand } from '../../matches/rows.ts';
import { localThinking } from '../../thinking/local-thinking.ts';
import { ManualClock } from '../manual-clock.ts';
import { MemoryStore } from './memory-store.ts';
import { ModelSeat, type ModelSeatOptions, settingsFor } from './model-seat.ts';
import { NAMES, rulesCalled } from './turns.ts';

/** Games played by models on a manual clock, which moves on once all pending work is done. */
export class ModelGames {
  readonly clock: ManualClock;
  readonly memory = new MemoryStore();
  readonly matches: Match[] = [];
  readonly faults: unknown[] = [];
  readonly provider: FakeProvider;
  private readonly bots: BotSeats[] = [];
  private calls = 0; // pending

  private constructor(clock: ManualClock, provider: FakeProvider) {
    this.clock = clock;
    this.provider = provider;
  }
  static async begin(): Promise<ModelGames> {
    const clock = new ManualClock();
    return new ModelGames(clock, await FakeProvider.start(clock));
  }
  /** Deals a game whose seats are all played by a model. */
  async deal(id: string, rules: string, players: number, options: ModelSeatOptions): Promise<ModelSeat> {
    const { clock, memory } = this;
    const port = this.counted(settingsFor(this.provider.url, options));
    const modelSeat = new ModelSeat(this.provider, { ...options, clock, memory, port });
    const names = NAMES.slice(0, players);
    const sitters = names.map((name) => ({ id: name, name, player: null, kind: LLM }));
    const begin: StartCommand = { type: 'start', room: `room/${id}`, rules, options: {}, sitters };
    const fail = (error: unknown) => this.faults.push(error);
    const world = {
      store: memory.store,
      clock,
      outage: { since: 0, mostGivenBack: 0 },
      limits: defaultLimits,
      quarantine: fail,
      trouble: fail,
    };
    const match = new Match(world, id, begin, rulesCalled(rules), seedOf(id));
    await match.open([]);
    const playerOf = seatPlayers(modelSeat.ai, { id, room: id, sitters });
    this.bots.push(
      new BotSeats(
        { clock, thinking: localThinking, playerOf, thought: async () => {}, timed: () => {}, failed: fail },
        match,
      ),
    );
    this.matches.push(match);
    return modelSeat;
  }
  /** Lets time pass until every game is over. */
  async playOut(): Promise<void> {
    await this.settled();
    while (this.matches.some((match) => !match.isOver)) {
      const { next } = this.clock;
      if (next === undefined) throw new Error('no timer is set, but a game is not over');
      await this.clock.pass(next - this.clock.now(), this.settled);
    }
    await this.settled();
  }
  async end(): Promise<void> {
    for (const bots of this.bots) bots.close();
    await Promise.all(this.matches.map((match) => match.close()));
    await this.provider.stop();
  }

  /** Waits until all pending calls are held back by the provider. */
  private readonly settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.calls === this.provider.waiting ? quiet + 1 : 0;
    }
  };
  private counted(settings: ReturnType<typeof settingsFor>): Port {
    const port = modelPort(settings.models[0]);
    return {
      complete: async (request, signal) => {
        this.calls++;
        try {
          return await port.complete(request, signal);
        } finally {
          this.calls--;
        }
      },
    };
  }
}
