import { type Player, playerOf, type SeatPlayer, type Turn } from '@moonrise/bots';
import { endpointPort, type LlmMove, type Port, preparedBy } from '@moonrise/bots/llm';
import type { FakeProvider } from '@moonrise/bots/llm/testing';
import type { ModelDefinition } from '@moonrise/bots/models';
import { Registry } from 'prom-client';
import { Ai, type AiWorld } from '../../ai/ai.ts';
import { AiMetrics } from '../../ai/ai-metrics.ts';
import type { AiSettings, Caps } from '../../ai/ai-settings.ts';
import { type KeptMove, movesOf } from '../../ai/move-log.ts';
import { type Clock, systemClock } from '../../clock.ts';
import { MemoryStore } from './memory-store.ts';

export const KEY = 'canary-key-5d1e';
export const standIn = playerOf('random') as Player;

export interface ModelSeatOptions {
  readonly provider?: ModelDefinition['provider'];
  readonly caps?: Partial<Caps>;
  readonly onlyWords?: true;
  readonly reads?: true;
  readonly fallback?: Player;
  readonly clock?: Clock;
  readonly port?: Port;
  readonly memory?: MemoryStore;
  readonly run?: string;
}
const MODELS = { anthropic: 'claude-sonnet-4-5', 'openai-compatible': 'some-model', gemini: 'gemini-2.5-flash' };
export const settingsFor = (
  url: string,
  { provider = 'anthropic', caps = {}, onlyWords, reads }: ModelSeatOptions = {},
): AiSettings => ({
  models: [
    {
      name: 'llm',
      provider,
      model: MODELS[provider],
      secrets: () => ({ key: KEY, baseUrl: url }),
      prices: { input: 3_000_000, output: 15_000_000, cacheRead: 300_000, cacheWrite: 3_750_000 },
      reasoning: null,
      temperature: null,
      tokenField: 'max_tokens',
      maxOutputTokens: 600,
      ...(onlyWords && { onlyWords }),
      ...(reads && { reads }),
      concurrency: 8,
      budget: { day: null, game: null },
    },
  ],
  caps: { day: 5_000_000, creator: 5_000_000, game: 5_000_000, seat: 5_000_000, call: 5_000_000, ...caps },
});

/** Loads the SDK first, so that tests with timeouts do not measure it. */
export const warmed = ({ url }: FakeProvider): Promise<unknown> =>
  Promise.all(
    (['anthropic', 'openai-compatible'] as const).map((provider) =>
      endpointPort({ provider, model: 'm', key: null, baseUrl: url }).warm?.(),
    ),
  );

/** A seat played by a model of the fake provider. */
export class ModelSeat {
  readonly memory: MemoryStore;
  readonly registry = new Registry();
  readonly troubles: unknown[] = [];
  readonly shut: string[] = [];
  readonly ai: Ai;
  private readonly clock: Clock;
  private readonly fallback: Player;
  private readonly players = new Map<number, SeatPlayer>();

  constructor({ url }: Pick<FakeProvider, 'url'>, options: ModelSeatOptions = {}) {
    this.memory = options.memory ?? new MemoryStore();
    this.clock = options.clock ?? systemClock;
    this.fallback = options.fallback ?? standIn;
    const world: AiWorld = {
      store: this.memory.store,
      clock: this.clock,
      metrics: new AiMetrics(this.registry),
      creatorOf: async (room) => room,
      run: options.run ?? '',
      peers: null,
      trouble: (_, error) => this.troubles.push(error),
      shut: (fault) => this.shut.push(fault),
    };
    const { port } = options;
    this.ai = new Ai(world, settingsFor(url, options), port && (() => port));
  }
  async ask(turn: Turn, ms = 15_000, signal = new AbortController().signal) {
    const player = this.players.get(turn.seat) ?? this.sitDown(turn.seat);
    const reply = await player.think(turn, { until: this.clock.now() + ms, signal });
    await new Promise((resolve) => setImmediate(resolve)); // the move is stored after the answer
    return { reply, move: (await this.moves()).at(-1) as LlmMove };
  }
  private sitDown(seat: number): SeatPlayer {
    const player = this.ai.playersOf('game', 'room')(seat, preparedBy(this.fallback), 'llm') as SeatPlayer;
    this.players.set(seat, player);
    return player;
  }
  moves(): Promise<readonly KeptMove[]> {
    return movesOf(this.memory.store, 'game');
  }
}
