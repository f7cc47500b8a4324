import { answered, type Player, playerOf, type Reply, type Turn } from '@moonrise/bots';
import { type ModelTurn, modelTurn } from '@moonrise/bots/llm';
import {
  clock,
  decide,
  type Event,
  type Game,
  type Json,
  promptsOf,
  type SeatId,
  seedOf,
  start,
} from '@moonrise/engine';
import { rulesets } from '@moonrise/rulesets';
import { afterAll, expect, test } from 'vitest';
import { chosenRulesOf } from '../chosen-rules.ts';
import { fellows } from '../matches/fellows.ts';
import { ViewerState } from '../matches/viewer-state.ts';
import { localThinking } from './local-thinking.ts';
import type { Thinking, ThinkingTable } from './thinking.ts';
import { threadThinking } from './threads.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
const KINDS = ['standard', 'hard', 'easy'];
const failures: unknown[] = [];
const threads = threadThinking(1, (error) => failures.push(error));
afterAll(() => threads.close());

function dealt(rules: string, seed: string) {
  const built = chosenRulesOf({ rules, options: {} });
  if (!built.ok) throw new Error(built.message);
  const begun = start(built.rules, { names: NAMES, seed });
  if (!begun.ok) throw new Error(begun.message);
  return begun;
}
function expired(game: Game, seed: string) {
  const decided = decide(game, { type: 'expire', clock: clock(game)?.key ?? '' }, seed);
  if (!decided.ok) throw new Error(decided.message);
  return decided;
}
/** What a seat answers, and the prompt that a model in its place would get, if it was made. */
interface Thought extends Pick<Reply, 'answers' | 'motives' | 'memory'> {
  readonly prompt?: Omit<ModelTurn, 'memory'>;
}
type Way = 'answer' | 'prepare';
const facts = { note: 'I trust nobody.', seconds: 30 };
const thoughtOf = ({ memory, ...prompt }: ModelTurn): Thought => ({ ...prompt.spare, memory, prompt });

/** Plays a game and returns every answer of every seat. `ask` is asked in place of a pure player. */
async function played(rules: string, ask: (steps: readonly Event[][], of: AskedSeat) => Promise<Thought>) {
  const seed = seedOf(`thinking ${rules}`);
  const begun = dealt(rules, seed);
  const steps: Event[][] = [[...begun.events]];
  const memories = new Map<SeatId, Json>();
  const answers: unknown[] = [];
  let { game } = begun;
  for (let rounds = 0; rounds < 20 && !game.state.outcome; rounds++) {
    for (const seat of NAMES.keys()) {
      const prompts = promptsOf(seenBy(begun.game.rules, steps, seat), seat);
      if (prompts.length === 0) continue;
      const reply = await ask(steps, {
        seat,
        prompts,
        memory: memories.get(seat) ?? null,
        rules: begun.game.rules,
        seed,
      });
      memories.set(seat, reply.memory);
      answers.push([seat, reply.answers, reply.motives ?? [], reply.prompt]);
      for (const answer of reply.answers) {
        const decided = decide(game, { type: 'act', seat, ...answer }, seed);
        if (!decided.ok) continue;
        game = decided.game;
        steps.push([...decided.events]);
      }
    }
    const next = game.state.outcome ? null : expired(game, seed);
    if (!next) break;
    game = next.game;
    steps.push([...next.events]);
  }
  return answers;
}
interface AskedSeat {
  readonly seat: SeatId;
  readonly prompts: ReturnType<typeof promptsOf>;
  readonly memory: Json;
  readonly rules: Game['rules'];
  readonly seed: string;
}
function seenBy(rules: Game['rules'], steps: readonly Event[][], seat: SeatId): Game {
  const viewer = new ViewerState(rules, seat);
  for (const step of steps) for (const event of viewer.seen(step)) viewer.watch(event);
  return viewer.game;
}

/** The pure players, shown all of the game's news at each turn. */
function plainly(way: Way): Parameters<typeof played>[1] {
  const read = new Map<SeatId, number>();
  return async (steps, { seat, prompts, memory, rules, seed }) => {
    const viewer = new ViewerState(rules, seat);
    const game = seenBy(rules, steps, seat);
    const news = steps.slice(read.get(seat) ?? 0).flatMap((step) => viewer.seen(step));
    read.set(seat, steps.length);
    const own = () => fellows(game, seat);
    const player = playerOf(KINDS[seat % KINDS.length] ?? '') as Player;
    const turn: Turn = {
      seat,
      prompts,
      view: () => game,
      fellows: own,
      news: () => news,
      memory,
      seed,
      language: 'en',
    };
    return way === 'answer' ? answered(player, turn) : thoughtOf(modelTurn(player, turn, facts));
  };
}
function at(thinking: Thinking, way: Way): Parameters<typeof played>[1] {
  let table: ThinkingTable | undefined;
  return async (steps, { seat, prompts, memory, rules, seed }) => {
    const setup = { rules: { rules: rules.id, options: {} }, seed, language: 'en' };
    table ??= thinking.open(setup, (from) => steps.slice(from));
    const kind = KINDS[seat % KINDS.length] ?? '';
    const question = { seat, kind, prompts, memory, until: 0 };
    if (way === 'answer') return table.think({ type: way, ...question });
    return thoughtOf(await table.think({ type: way, ...question, facts }));
  };
}

test.each(rulesets.flatMap(({ id }) => (['answer', 'prepare'] as const).map((way) => [id, way] as const)))(
  'bots of %s decide the same, and models are asked the same, wherever that is thought (%s)',
  async (rules, way) => {
    const plain = await played(rules, plainly(way));
    expect(plain.length).toBeGreaterThan(NAMES.length);
    expect(await played(rules, at(localThinking, way))).toEqual(plain);
    expect(await played(rules, at(threads, way))).toEqual(plain);
    expect(failures).toEqual([]);
  },
);

test('a line is understood in the thread: who is asked something', async () => {
  const begun = dealt('classic', seedOf('asked'));
  const setup = { rules: { rules: 'classic', options: {} }, seed: 's', language: 'en' };
  const table = threads.open(setup, (from) => [[...begun.events]].slice(from));
  const asked = await table.think({ type: 'asked', text: 'Bob, what are you?', speaker: 0, until: 0 });
  expect(asked).toEqual([1]);
  table.close();
});

test('a task that fails is rejected, and the thread goes on', async () => {
  const setup = { rules: { rules: 'unknown', options: {} }, seed: 's', language: 'en' };
  const table = threads.open(setup, () => []);
  const task = { type: 'answer', seat: 0, kind: 'hard', prompts: [], memory: null, until: 0 } as const;
  await expect(table.think(task)).rejects.toThrow();
  expect(await played('classic', at(threads, 'answer'))).toEqual(await played('classic', plainly('answer')));
});
