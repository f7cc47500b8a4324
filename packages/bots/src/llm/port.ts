/**
 * A request to a model. The parts of `system` are ordered from stable to changing, so that a provider can cache the
 * first.
 */
export interface CompletionRequest {
  readonly system: readonly [rules: string, seat: string];
  readonly messages: readonly PromptMessage[];
  readonly schema: JsonSchema; // of the answer; not every endpoint enforces it
  readonly maxOutputTokens: number;
}
export interface PromptMessage {
  readonly from: 'table' | 'model';
  readonly text: string;
  readonly image?: string; // address of a picture that the provider fetches
}
export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** Tokens of one call. `input` excludes tokens read from or written to a cache. */
export interface Usage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}
export interface Completion {
  readonly text: string;
  readonly end: 'stop' | 'cut' | 'refusal';
  readonly usage: Usage | null; // null: the provider did not report it
  readonly micros?: number; // cost in millionths of a US dollar, if it is tracked
}

/** A model provider. `complete` makes one try; retries are up to the caller. */
export interface Port {
  readonly complete: (request: CompletionRequest, signal: AbortSignal) => Promise<Completion>;
  readonly warm?: () => Promise<unknown>; // loads what the first call needs
}

export type PortFault =
  | 'unauthorized' // the key is wrong
  | 'rejected' // the request is wrong: a retry would fail as well
  | 'busy' // too many requests
  | 'unavailable' // the provider failed, or cannot be reached
  | 'garbled' // the response is not in this provider's format
  | 'aborted'
  | 'over_budget'
  | 'shut'; // blocked after too many failures

/** Why there is no completion. It holds nothing that was sent or received: keys and prompts stay out of logs. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure';
  readonly fault: PortFault;
  readonly status: number | null;
  readonly retryAfter: number | null; // ms
  readonly micros: number; // cost of the failed try
  constructor(
    fault: PortFault,
    more: { readonly status?: number; readonly retryAfter?: number | null; readonly micros?: number } = {},
  ) {
    super(`the AI provider gave no answer: ${fault}${more.status === undefined ? '' : ` (${more.status})`}`);
    this.fault = fault;
    this.status = more.status ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.micros = more.micros ?? 0;
  }
}

/** True if a retry may succeed. */
export const mayTryAgain = ({ fault }: PortFailure): boolean =>
  fault === 'busy' || fault === 'unavailable' || fault === 'garbled';
