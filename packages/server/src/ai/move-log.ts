import type { LlmMove } from '@moonrise/bots/llm';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { entriesOf, SideLog } from './side-log.ts';

/** A move of an AI seat, as stored. */
export type KeptMove = LlmMove & { readonly at: number; readonly model: string };

const streamOf = (game: string): string => `ai-moves/${game}`;

/** The log of AI moves in one game. */
export const moveLog = (store: Store, clock: Clock, game: string): SideLog<KeptMove> =>
  new SideLog(store, clock, streamOf(game));

/** The moves of AI seats in a finished game. */
export const movesOf = (store: Store, game: string): Promise<readonly KeptMove[]> => entriesOf(store, streamOf(game));
