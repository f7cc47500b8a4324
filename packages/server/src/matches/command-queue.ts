import { activeTraces, type TraceContext, withinTraces } from '../tracing/active-traces.ts';

interface Waiting<Work, Answer> {
  readonly work: Work;
  readonly answer: (answer: Answer) => void;
  readonly traces: readonly TraceContext[];
}

/** Commands that wait for a game. Those that arrive within one turn of the event loop are handled as one batch. */
export class CommandQueue<Work, Answer> {
  private readonly handle: (batch: readonly Work[]) => Promise<readonly Answer[]>;
  private waiting: Waiting<Work, Answer>[] = [];
  private working: Promise<void> | null = null;

  /** `handle` returns one answer for each command of the batch and never rejects. */
  constructor(handle: (batch: readonly Work[]) => Promise<readonly Answer[]>) {
    this.handle = handle;
  }
  post(work: Work): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.push({ work, answer, traces: activeTraces() });
      this.working ??= this.workOff();
    });
  }
  /** Resolves when nothing is being handled. */
  async idle(): Promise<void> {
    await this.working;
  }

  private async workOff(): Promise<void> {
    while (this.waiting.length > 0) {
      await endOfTurn();
      const batch = this.waiting;
      this.waiting = [];
      const traces = batch.flatMap((one) => one.traces);
      const answers = await withinTraces(traces, () => this.handle(batch.map(({ work }) => work)));
      for (const [i, { answer }] of batch.entries()) answer(answers[i] as Answer);
    }
    this.working = null;
  }
}
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
