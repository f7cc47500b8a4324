import { waitUntil } from '@moonrise/bots';
import { type Completion, type CompletionRequest, type Port, PortFailure, type PortFault } from '@moonrise/bots/llm';
import { costOf, type Prices, type Semaphore, worstCost } from '@moonrise/bots/models';
import type { Clock } from '../clock.ts';
import type { AlreadyReserved, Budget, Reservation, Scope } from './budget.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** The other nodes that play the same games. */
export interface AiPeers {
  readonly node: string; // this node
  readonly isAlive: (node: string) => Promise<boolean>;
}
/** A provider and the limits that all of its callers share. */
export interface SharedEndpoint {
  readonly port: Port;
  readonly prices: Prices;
  readonly breaker: CircuitBreaker;
  readonly semaphore: Semaphore;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly peers: AiPeers | null; // null: a single server
  readonly called: (outcome: 'answered' | PortFault) => void;
  readonly shut: (fault: PortFault) => void; // calls stop for a while
  readonly trouble: (error: unknown) => void; // the log of the budget could not be written
}

// The provider refused, so it charges nothing. After other failures the charge is unknown, and the worst case is assumed.
const FREE: readonly PortFault[] = ['unauthorized', 'rejected', 'busy', 'over_budget', 'shut'];

/** Names the calls of one seat. The same call has the same name on every node. */
export interface Calls {
  next(): string;
  /** Whether another node makes this call. */
  taken(isTaken: boolean): void;
}

/** The endpoint for one seat, with the budget, the concurrency limit and the circuit breaker applied. */
export const meteredPort = (shared: SharedEndpoint, scope: Scope, calls: Calls): Port => ({
  complete: async (request, signal) => {
    for (let question = calls.next(); ; ) {
      const made = await callInTurn(shared, scope, question, request, signal);
      calls.taken('isTaken' in made);
      if (!('isTaken' in made)) return made;
      await untilGone(shared, made.by, signal);
      if (signal.aborted) throw new PortFailure('shut'); // the stand-in moves when time is up
      question += `/after/${made.by}`; // one of the nodes that are left gets it
    }
  },
});
async function callInTurn(
  shared: SharedEndpoint,
  scope: Scope,
  question: string,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Completion | AlreadyReserved> {
  const leave = await shared.semaphore.enter(signal);
  if (!leave) throw new PortFailure('aborted');
  try {
    return await call(shared, scope, question, request, signal);
  } finally {
    leave();
  }
}

const PAUSE = 1_000; // ms between two looks at another node
/** Until the node that makes the call is gone, or time is up. This node's own call can only be one that was aborted. */
async function untilGone(
  { peers, clock }: SharedEndpoint,
  node: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const isGone = async () => {
    if (!peers || node === undefined) return false;
    return node === peers.node || !(await peers.isAlive(node).catch(() => true));
  };
  while (!signal.aborted && !(await isGone())) await waitUntil(clock, { until: clock.now() + PAUSE, signal });
}

async function call(
  shared: SharedEndpoint,
  scope: Scope,
  question: string,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Completion | AlreadyReserved> {
  const { breaker, clock, called } = shared;
  if (!breaker.enter(clock.now())) throw new PortFailure('shut');
  const worst = worstCost(shared.prices, request);
  const reserved = await reservation(shared, scope, question, worst);
  if (reserved && 'isTaken' in reserved) {
    breaker.cancelled();
    return reserved;
  }
  if (!reserved) {
    breaker.cancelled();
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
    trouble(error); // without a stored reservation nothing is spent
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

/** A timeout counts as a failure of the endpoint; a cancelled call does not. */
function note({ breaker, clock, shut }: SharedEndpoint, fault: PortFault, signal: AbortSignal): void {
  if (fault === 'aborted' && signal.reason !== 'late') return breaker.cancelled();
  if (breaker.failed(clock.now(), fault === 'unauthorized')) shut(fault);
}
