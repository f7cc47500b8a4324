import { type CompletionRequest, firstIds, type Port, PortFailure } from '@moonrise/bots/llm';
import { playPlanned } from '../games/play-planned.ts';
import { AnswerBook } from '../models/answer-book.ts';
import { FREELY } from '../models/arena-budget.ts';
import { ModelDesk } from '../models/model-desk.ts';
import { type Casting, type PlannedGame, scheduleOf } from '../pairing/schedule.ts';
import type { ArenaPlan } from '../plan/plan.ts';
import { fullSeating } from '../seats/seating.ts';
import { withSwing } from '../swing/swing.ts';
import type { ModelServices } from './local-runners.ts';
import { playersOf } from './run-arena.ts';

/** What an arena will need, from one sample of each pairing at each table. */
export interface ArenaEstimate {
  readonly name: string;
  readonly games: number;
  readonly calls: number;
  readonly usd: number;
  readonly budget_usd: number | null;
  readonly seconds: number; // of computing, on one core, without the time that models and programs take
  readonly swing_seconds: number; // the part of it for --swing
}
const CHARACTERS = 4; // of a token
const ANSWER = 150; // tokens

/** Models are not asked, and programs are not started: bots answer in their place. */
export async function estimateOf(plan: ArenaPlan, models: ModelServices['models']): Promise<ArenaEstimate> {
  const games = scheduleOf(plan);
  const samples = new Map<string, { readonly game: PlannedGame; count: number }>();
  for (const game of games) {
    const key = `${game.table} ${kindsIn(plan, game.cast)}`;
    const sample = samples.get(key);
    if (sample) sample.count++;
    else samples.set(key, { game, count: 1 });
  }
  const sum = { calls: 0, micros: 0, ms: 0, swing: 0 };
  for (const { game, count } of samples.values()) {
    const one = await sampled(plan, game, models);
    for (const key of ['calls', 'micros', 'ms', 'swing'] as const) sum[key] += one[key] * count;
  }
  return {
    name: plan.name,
    games: games.length,
    calls: Math.round(sum.calls),
    usd: sum.micros / 1e6,
    budget_usd: plan.budgetUsd,
    seconds: (sum.ms + sum.swing) / 1000,
    swing_seconds: sum.swing / 1000,
  };
}
/** Games with the same models and bots on the same sides need the same. */
function kindsIn({ players }: ArenaPlan, cast: Casting): string {
  const kindOf = (name: string) => {
    const player = players.find((one) => one.name === name);
    if (player?.kind === 'model') return player.model;
    return player?.kind === 'bot' ? player.level : 'command';
  };
  return 'seats' in cast ? `mixed ${cast.turn}` : playersOf(cast).map(kindOf).join(' ');
}

async function sampled(plan: ArenaPlan, game: PlannedGame, models: ModelServices['models']) {
  const bots = plan.players.map((player) =>
    player.kind === 'command' ? ({ name: player.name, kind: 'bot', level: 'standard' } as const) : player,
  );
  const desks = new Map<string, ModelDesk>();
  for (const player of bots) {
    const definition = player.kind === 'model' ? models.find(({ name }) => name === player.model) : undefined;
    if (definition) desks.set(player.name, new ModelDesk(definition, FREELY, pretended));
  }
  const sample = { ...plan, players: bots };
  const played = await playPlanned(sample, game, fullSeating(sample, desks, new AnswerBook([], () => {})));
  const began = performance.now();
  withSwing(plan, played);
  const usage = Object.values(played.row.usage);
  return {
    calls: usage.reduce((total, { calls }) => total + calls, 0),
    micros: usage.reduce((total, { micros }) => total + micros, 0),
    ms: played.times.ms,
    swing: plan.swing > 0 ? performance.now() - began : 0,
  };
}

/** Takes the first choice of every question. */
const pretended: Port = {
  complete: async ({ system, messages, schema }: CompletionRequest) => {
    const ids = idsIn(schema);
    if (!ids) throw new PortFailure('garbled');
    const text = [...system, ...messages.map((message) => message.text)].join('\n');
    const usage = { input: Math.ceil(text.length / CHARACTERS), cacheRead: 0, cacheWrite: 0, output: ANSWER };
    const answer = { reasoning: '', notes: '', say: 'Let us think.', choice: firstIds(ids, text) };
    return { text: JSON.stringify(answer), end: 'stop', usage };
  },
};
function idsIn(schema: CompletionRequest['schema']): readonly string[] | undefined {
  const { properties } = schema as { properties?: { choice?: { items?: { enum?: readonly string[] } } } };
  return properties?.choice?.items?.enum;
}
