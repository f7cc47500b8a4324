import { type Completion, type CompletionRequest, PortFailure, type PortFault } from '@moonrise/bots/llm';
import { canonical } from '@moonrise/record';
import { fastHash } from '@moonrise/record/node';

/** What is stored of the questions to models in one game, in order. */
export type BookEntry = { readonly key: string; readonly player: string } & (
  | { readonly call: 'asked'; readonly worst: number } // micro-dollars
  | {
      readonly call: 'answered';
      readonly completion: Completion;
      readonly micros: number;
      readonly ms: number;
    }
  | {
      readonly call: 'failed';
      readonly fault: PortFault;
      readonly status: number | null;
      readonly micros: number;
      readonly ms: number;
    }
  | { readonly call: 'lost'; readonly worst: number } // asked, and the process ended before the answer
);
export type CallOutcome = Extract<BookEntry, { call: 'answered' | 'failed' }>;

export const keyOf = (seat: number, request: CompletionRequest): string => fastHash(`${seat} ${canonical(request)}`);

/** The questions of one game: a stored answer is not asked for again. */
export class AnswerBook {
  private readonly outcomes = new Map<string, CallOutcome[]>();
  private readonly append: (entry: BookEntry) => Promise<void> | void;
  private readonly spent = new Map<string, number>();

  constructor(entries: readonly BookEntry[], append: (entry: BookEntry) => Promise<void> | void) {
    this.append = append;
    for (const entry of entries) {
      if (entry.call === 'lost') this.count(entry);
      if (entry.call === 'answered' || entry.call === 'failed')
        this.outcomes.set(entry.key, [...(this.outcomes.get(entry.key) ?? []), entry]);
    }
  }
  take(key: string): CallOutcome | undefined {
    const outcome = this.outcomes.get(key)?.shift();
    if (outcome) this.count(outcome);
    return outcome;
  }
  async add(entry: BookEntry): Promise<void> {
    await this.append(entry);
    this.count(entry);
  }
  private count(entry: BookEntry): void {
    const micros = entry.call === 'lost' ? entry.worst : 'micros' in entry ? entry.micros : 0;
    this.spent.set(entry.player, this.spentBy(entry.player) + micros);
  }
  /** What a player's questions have cost so far in this game, in micro-dollars. */
  spentBy(player: string): number {
    return this.spent.get(player) ?? 0;
  }
}

/** The questions that were in flight when a process ended. */
export function inFlight(entries: readonly BookEntry[]): BookEntry[] {
  const open = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const before = open.get(entry.key) ?? [];
    open.set(entry.key, entry.call === 'asked' ? [...before, entry] : before.slice(1));
  }
  return [...open.values()]
    .flat()
    .map(({ key, player, ...rest }) => ({ key, player, call: 'lost', worst: 'worst' in rest ? rest.worst : 0 }));
}

/** A stored outcome, as the port gave it. */
export function replayed(outcome: CallOutcome): Completion {
  if (outcome.call === 'answered') return outcome.completion;
  const { fault, status, micros } = outcome;
  throw new PortFailure(fault, { ...(status !== null && { status }), micros });
}
