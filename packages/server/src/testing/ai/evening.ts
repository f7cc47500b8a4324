import { type Port, sdkPort } from '@moonrise/bots/llm';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import { seedOf } from '@moonrise/engine';
import { LLM, seatPlayers } from '../../ai/seat-players.ts';
import { BotSeats } from '../../matches/bot-seats.ts';
import { Match } from '../../matches/match.ts';
import type { StartCommand } from '../../matches/rows.ts';
import { ManualClock } from '../manual-clock.ts';
import { MemoryStore } from './memory-store.ts';
import { Seated, settingsFor, type Wishes } from './seated.ts';
import { NAMES, rulesCalled } from './turns.ts';

/** Games of AI seats on a clock that moves when everything that can happen has happened. */
export class Evening {
  readonly clock: ManualClock;
  readonly memory = new MemoryStore();
  readonly matches: Match[] = [];
  readonly faults: unknown[] = [];
  readonly provider: FakeProvider;
  private readonly bots: BotSeats[] = [];
  private calls = 0; // under way

  private constructor(clock: ManualClock, provider: FakeProvider) {
    this.clock = clock;
    this.provider = provider;
  }
  static async begin(): Promise<Evening> {
    const clock = new ManualClock();
    return new Evening(clock, await FakeProvider.start(clock));
  }
  /** Deals a game whose seats are all played by a model. */
  async deal(id: string, rules: string, players: number, wishes: Wishes): Promise<Seated> {
    const { clock, memory } = this;
    const port = this.counted(settingsFor(this.provider.url, wishes));
    const seated = new Seated(this.provider, { ...wishes, clock, memory, port });
    const names = NAMES.slice(0, players);
    const sitters = names.map((name) => ({ id: name, name, player: null, kind: LLM }));
    const begin: StartCommand = { type: 'start', room: `room/${id}`, rules, options: {}, sitters };
    const fail = (error: unknown) => this.faults.push(error);
    const world = {
      store: memory.store,
      clock,
      outage: { since: 0, mostGivenBack: 0 },
      quarantine: fail,
      trouble: fail,
    };
    const match = new Match(world, id, begin, rulesCalled(rules), seedOf(id));
    await match.open([]);
    const playerOf = seatPlayers(seated.ai, { id, room: id, sitters });
    this.bots.push(new BotSeats({ clock, playerOf, thought: async () => {}, failed: fail }, match));
    this.matches.push(match);
    return seated;
  }
  /** Until every game is over. */
  async playOut(): Promise<void> {
    await this.settled();
    while (this.matches.some((match) => !match.isOver)) {
      const { next } = this.clock;
      if (next === undefined) throw new Error('nothing is due, and a game is not over');
      await this.clock.pass(next - this.clock.now(), this.settled);
    }
    await this.settled();
  }
  async end(): Promise<void> {
    for (const bots of this.bots) bots.close();
    await Promise.all(this.matches.map((match) => match.close()));
    await this.provider.stop();
  }

  /** Nothing moves any more: whatever is under way is held back by the provider. */
  private readonly settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.calls === this.provider.waiting ? quiet + 1 : 0;
    }
  };
  private counted(settings: ReturnType<typeof settingsFor>): Port {
    const port = sdkPort({ ...settings, ...settings.secrets() });
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
