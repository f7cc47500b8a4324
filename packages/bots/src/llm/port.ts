/** What a model is asked. The parts of `system` change ever more often, so that a provider can keep the first ones. */
export interface CompletionRequest {
  readonly system: readonly [rules: string, seat: string];
  readonly messages: readonly { readonly from: 'table' | 'model'; readonly text: string }[];
  readonly schema: JsonSchema; // of the answer; not every endpoint keeps to it
  readonly maxOutputTokens: number;
}
export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** Tokens of one call. `input` are those that were neither read from a cache nor written to one. */
export interface Usage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}
export interface Completion {
  readonly text: string;
  readonly end: 'stop' | 'cut' | 'refusal';
  readonly usage: Usage | null; // null: the provider did not say
  readonly micros?: number; // what it cost, in millionths of a US dollar, where somebody keeps count
}

/** The one thing that is asked of a provider. It makes one try; who wants another asks again. */
export interface Port {
  readonly complete: (request: CompletionRequest, signal: AbortSignal) => Promise<Completion>;
  readonly warm?: () => Promise<unknown>; // gets ready, so that the first call is as quick as the others
}

export type PortFault =
  | 'unauthorized' // the key is wrong
  | 'rejected' // the request is wrong: the same one would be again
  | 'busy' // too many requests
  | 'unavailable' // the provider has failed, or cannot be reached
  | 'garbled' // what came is no answer of this provider
  | 'aborted'
  | 'over_budget'
  | 'shut'; // it has failed too often to be asked now

/** Why there is no completion. It holds nothing of what was sent or received: keys and prompts stay out of logs. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure';
  readonly fault: PortFault;
  readonly status: number | null;
  readonly retryAfter: number | null; // ms
  readonly micros: number; // what the try has cost all the same
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

/** Whether the same request may do better in a moment. */
export const mayTryAgain = ({ fault }: PortFailure): boolean =>
  fault === 'busy' || fault === 'unavailable' || fault === 'garbled';
