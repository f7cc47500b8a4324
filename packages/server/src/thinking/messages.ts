import type { TableStep, ThinkingSetup, ThinkingTask } from './thinking.ts';

/** What a thread is told. */
export type ThreadOrder =
  | { readonly type: 'open'; readonly table: number; readonly setup: ThinkingSetup }
  | { readonly type: 'happened'; readonly table: number; readonly steps: readonly TableStep[] }
  | { readonly type: 'think'; readonly table: number; readonly id: number; readonly task: ThinkingTask }
  | { readonly type: 'close'; readonly table: number };

export type ThreadAnswer =
  | { readonly id: number; readonly result: unknown } // of the type that belongs to the task
  | { readonly id: number; readonly failure: string };
