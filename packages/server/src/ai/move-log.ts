import type { Move } from '@moonrise/bots/llm';
import type { Json } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Row, Store } from '../store/store.ts';

/** A move of an AI seat, as it is kept. */
export type KeptMove = Move & { readonly at: number; readonly model: string };

const streamOf = (game: string): string => `ai-moves/${game}`;

/** How the moves of one game came about. A stream of its own: no view of the game is made from it. */
export class MoveLog {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly stream: string;
  private readonly mailbox = new Mailbox();
  private seq: number | undefined;

  constructor(store: Store, clock: Clock, game: string) {
    this.store = store;
    this.clock = clock;
    this.stream = streamOf(game);
  }
  add(move: Move, model: string): Promise<void> {
    const at = this.clock.now();
    return this.mailbox.post(async () => {
      for (;;) {
        this.seq ??= await this.store.head(this.stream);
        const seq = this.seq + 1;
        const row = rowOf(this.stream, seq, { ...move, at, model });
        const { kind } = await this.store.append(row, seq === 1 ? { done: this.stream } : undefined); // nothing wakes it
        this.seq = kind === 'appended' ? seq : undefined;
        if (kind === 'appended') return;
      }
    });
  }
}
const rowOf = (stream: string, seq: number, move: KeptMove): Row => ({
  stream,
  seq,
  at: move.at,
  command: move as unknown as Json,
  commandId: null,
  events: [],
  reply: null,
  deadline: null,
});

/** The moves of the AI seats of a game. They tell what seats thought: only for a game that is over. */
export const movesOf = async (store: Store, game: string): Promise<readonly KeptMove[]> =>
  (await store.read(streamOf(game))).map(({ command }) => command as unknown as KeptMove);
