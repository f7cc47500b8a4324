import type { Reply } from '@moonrise/bots';
import type { ModelTurn, PromptFacts } from '@moonrise/bots/llm';
import type { Event, Id, Json, Prompt, SeatId } from '@moonrise/engine';

/** A game as its bots need it: plain data. */
export interface ThinkingSetup {
  readonly rules: { readonly rules: Id; readonly options: Json; readonly version?: number };
  readonly seed: string;
  readonly language: string;
  readonly feminine?: readonly SeatId[]; // spoken of in the feminine
}
/** A question to the player of one seat. */
export interface SeatQuestion {
  readonly seat: SeatId;
  readonly kind: Id; // of the built-in player; for a model, of its fallback player
  readonly prompts: readonly Prompt[];
  readonly memory: Json; // of the reply that the seat acted on last; null at first
}
/** Something to think about, and when the result is needed. */
export type ThinkingTask = { readonly until: number } & (
  | ({ readonly type: 'answer' } & SeatQuestion)
  | ({ readonly type: 'prepare'; readonly facts: PromptFacts } & SeatQuestion)
  | { readonly type: 'asked'; readonly text: string; readonly speaker: SeatId }
);
type Results = { readonly answer: Reply; readonly prepare: ModelTurn; readonly asked: readonly SeatId[] };
export type ThinkingType = ThinkingTask['type'];
export type ThinkingResult<T extends ThinkingType> = Results[T];
export type ThinkingTaskOf<T extends ThinkingType> = Extract<ThinkingTask, { readonly type: T }>;

/** The events of one decision. */
export type TableStep = readonly Event[];

/** The bots of one game. */
export interface ThinkingTable {
  /** Thinks about everything that has happened so far. Rejects if the thread that thinks fails. */
  think<T extends ThinkingType>(task: ThinkingTaskOf<T>): Promise<ThinkingResult<T>>;
  close(): void;
}
/** Where built-in players think, and where the prompts of models are made. */
export interface Thinking {
  /** `steps` returns what has happened from that decision on. */
  open(setup: ThinkingSetup, steps: (from: number) => readonly TableStep[]): ThinkingTable;
  close(): Promise<void>;
}
