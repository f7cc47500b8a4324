import { type Patience, QUICK, type SeatPlayer } from '@moonrise/bots';
import type { Preparing } from '@moonrise/bots/llm';
import type { Id } from '@moonrise/engine';
import type { ThinkingTable } from './thinking.ts';

export const USUAL: Id = 'standard'; // the kind that stands in for all others

/** A built-in player whose thoughts are made at this table. */
export const tablePlayer = (table: ThinkingTable, kind: Id): SeatPlayer => ({
  kind,
  habits: QUICK,
  think: ({ seat, prompts, memory }, { until }: Patience) =>
    table.think({ type: 'answer', seat, kind, prompts, memory, until }),
});

/** Prepares the turns of models at this table, with this kind of player as the fallback. */
export const preparedAt =
  (table: ThinkingTable, kind: Id): Preparing =>
  ({ seat, prompts, memory }, facts, until) =>
    table.think({ type: 'prepare', seat, kind, prompts, memory, facts, until });
