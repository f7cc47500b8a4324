import { type Completion, type CompletionRequest, type Port, PortFailure, type PortFault } from '@moonrise/bots/llm';
import type { Clock } from '../clock.ts';
import type { Breaker } from './breaker.ts';
import type { Budget, Reservation, Scope } from './budget.ts';
import type { Gate } from './gate.ts';
import { costOf, type Prices, worstCost } from './prices.ts';

/** One provider, and what all who ask it share. */
export interface SharedEndpoint {
  readonly port: Port;
  readonly prices: Prices;
  readonly breaker: Breaker;
  readonly gate: Gate;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly called: (outcome: 'answered' | PortFault) => void;
  readonly shut: (fault: PortFault) => void; // it will not be asked for a while
  readonly trouble: (error: unknown) => void; // the log of the budget could not be written
}

// The provider has said no, so it charges nothing. After anything else nobody knows, and the worst is assumed.
const FREE: readonly PortFault[] = ['unauthorized', 'rejected', 'busy', 'over_budget', 'shut'];

/** The calls of one seat. Those of the same question have the same name on every node. */
export interface Calls {
  next(): string;
  /** Another node makes this call. */
  taken(): void;
}

/** The endpoint as one seat may use it: within its means, in its turn, and not while it is known to fail. */
export const meteredPort = (shared: SharedEndpoint, scope: Scope, calls: Calls): Port => ({
  complete: async (request, signal) => {
    const leave = await shared.gate.enter(signal);
    if (!leave) throw new PortFailure('aborted');
    let completion: Completion | undefined;
    try {
      completion = await call(shared, scope, calls.next(), request, signal);
    } finally {
      leave();
    }
    if (completion) return completion;
    calls.taken();
    await ended(signal); // should that node fail, the stand-in moves when time is up
    throw new PortFailure('shut');
  },
});
const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/** Undefined: another node asks. */
async function call(
  shared: SharedEndpoint,
  scope: Scope,
  question: string,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Completion | undefined> {
  const { breaker, clock, called } = shared;
  if (!breaker.enter(clock.now())) throw new PortFailure('shut');
  const worst = worstCost(shared.prices, request);
  const reserved = await reservation(shared, scope, question, worst);
  if (reserved && 'isTaken' in reserved) {
    breaker.left();
    return undefined;
  }
  if (!reserved) {
    breaker.left();
    called('over_budget');
    throw new PortFailure('over_budget');
  }
  return paid(shared, reserved, worst, request, signal);
}
async function reservation({ budget, trouble }: SharedEndpoint, scope: Scope, question: string, worst: number) {
  try {
    const answer = await budget.reserve(scope, worst, question);
    return 'cap' in answer ? undefined : answer;
  } catch (error) {
    trouble(error); // what cannot be written down is not spent
    return undefined;
  }
}

async function paid(
  shared: SharedEndpoint,
  reserved: Reservation,
  worst: number,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Completion> {
  const { port, prices, breaker, called, trouble } = shared;
  try {
    const completion = await port.complete(request, signal);
    const micros = completion.usage ? costOf(prices, completion.usage) : worst;
    breaker.succeeded();
    called('answered');
    await reserved.settle(micros).catch(trouble);
    return { ...completion, micros };
  } catch (error) {
    const { fault, status, retryAfter } = error instanceof PortFailure ? error : new PortFailure('garbled');
    const micros = FREE.includes(fault) || (status ?? 0) >= 400 ? 0 : worst;
    called(fault);
    note(shared, fault, signal);
    await reserved.settle(micros).catch(trouble);
    throw new PortFailure(fault, { ...(status !== null && { status }), retryAfter, micros });
  }
}

/** A call that ran out of time is a failure of the endpoint; one that nobody waits for any more is not. */
function note({ breaker, clock, shut }: SharedEndpoint, fault: PortFault, signal: AbortSignal): void {
  if (fault === 'aborted' && signal.reason !== 'late') return breaker.left();
  if (breaker.failed(clock.now(), fault === 'unauthorized')) shut(fault);
}
