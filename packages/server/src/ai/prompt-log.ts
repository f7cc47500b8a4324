import { randomUUID } from 'node:crypto';
import { type Completion, type CompletionRequest, type Port, PortFailure, type PortFault } from '@moonrise/bots/llm';
import type { Clock } from '../clock.ts';
import { promptStream } from '../store/space-store.ts';
import type { Store } from '../store/store.ts';
import { entriesOf, SideLog } from './side-log.ts';

/** One call to a model: what it was told, and what it answered. */
export interface KeptCall {
  readonly seat: number;
  readonly frame: string; // the phase
  readonly at: number;
  readonly model: string; // the operator's name for it
  readonly system: string;
  readonly messages: readonly string[];
  readonly answer: string | null; // as it came; null: there was none
  readonly fault: PortFault | null;
}
/** As stored: most of `system` is the same as in the call before it of the same writer and seat. */
interface StoredCall extends Omit<KeptCall, 'system'> {
  readonly by: string; // the writer
  readonly same: number; // characters of the call before
  readonly more: string; // those that follow them
}
type Outcome = Pick<KeptCall, 'answer' | 'fault'>;
const NEVER_SENT: readonly PortFault[] = ['over_budget', 'shut'];

/**
 * Prompts and raw answers of one game, for its operator only. They have a stream of their own: no view, no export and no answer of
 * the game's API reads it.
 */
export class PromptLog {
  private readonly log: SideLog<StoredCall>;
  private readonly clock: Clock;
  private readonly by = randomUUID();
  private readonly last = new Map<number, string>(); // by seat

  constructor(store: Store, clock: Clock, game: string) {
    this.log = new SideLog(store, clock, promptStream(game));
    this.clock = clock;
  }
  /** The port of a seat, with every call that is made kept. */
  keeping(port: Port, seat: number, model: string, frame: () => string, failed: (error: unknown) => void): Port {
    const keep = (request: CompletionRequest, outcome: Outcome) =>
      void this.add({ seat, model, frame: frame() }, request, outcome).catch(failed);
    return {
      ...port,
      complete: async (request, signal) => {
        try {
          const completion: Completion = await port.complete(request, signal);
          keep(request, { answer: completion.text, fault: null });
          return completion;
        } catch (error) {
          const fault = error instanceof PortFailure ? error.fault : 'garbled';
          if (!NEVER_SENT.includes(fault)) keep(request, { answer: null, fault });
          throw error;
        }
      },
    };
  }

  private add(
    about: Pick<KeptCall, 'seat' | 'model' | 'frame'>,
    { system, messages }: CompletionRequest,
    outcome: Outcome,
  ): Promise<void> {
    const text = system.join('\n\n');
    const same = sharedLength(this.last.get(about.seat) ?? '', text);
    this.last.set(about.seat, text);
    const said = messages.map((message) => message.text);
    return this.log.add({
      ...about,
      ...{ at: this.clock.now(), by: this.by, same, more: text.slice(same), messages: said },
      ...outcome,
    });
  }
}
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** All calls of a game, in order. For the operator, when the game is over. */
export async function promptsOf(store: Store, game: string): Promise<readonly KeptCall[]> {
  const last = new Map<string, string>();
  return (await entriesOf<Partial<StoredCall>>(store, promptStream(game)))
    .filter(isCall)
    .map(({ by, same, more, ...call }) => {
      const writer = `${by}/${call.seat}`;
      const system = (last.get(writer) ?? '').slice(0, same) + more;
      last.set(writer, system);
      return { ...call, system };
    });
}
/** Rows whose content was removed are left out. */
const isCall = (entry: Partial<StoredCall>): entry is StoredCall => entry.more !== undefined;
