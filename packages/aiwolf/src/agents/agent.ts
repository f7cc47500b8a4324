import type { Clock } from '@moonrise/server';
import type { AgentConnection } from './agent-connection.ts';

export interface Timeouts {
  readonly action: number; // ms
  readonly response: number;
  readonly acceptable: number; // grace period
}
/** The outcome of a question: an answer, a failure after which the agent stays, or the agent is gone. */
export type AgentAnswer =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'failed' | 'gone'; readonly probedAt?: number }; // when it was asked for its name

/** What plays a seat in a contest: a connected program or a built-in player. */
export interface Contestant {
  readonly name: string; // as it sent it
  readonly team: string;
  readonly isGone: boolean;
  tell(packet: string): void;
  ask(packet: string): Promise<AgentAnswer>;
  /** Passes on everything it says until cancelled. */
  attend(hear: (text: string) => void): () => void;
  onLeave(run: () => void): () => void;
  hangUp(code: number): void;
}

/** Counts of an agent's protocol errors. */
export interface AgentFaults {
  unasked: number; // texts while nothing was asked
  late: number; // texts while only its name was asked for
}

const NAME = '{"request":"NAME"}';
const LEFT = [1000, 1001]; // close codes of a deliberate close
const MOST_KEPT = 4 * 1024 * 1024; // characters kept for an agent that may return
export const trimmedName = (text: string): string => text.replace(/[\r\n]+$/, '');
/** The name without the digits at its end. */
export const teamOf = (name: string): string => name.replace(/[0-9]+$/, '');

/** A connected program. It is asked one question at a time; all other texts are discarded. */
export class Agent implements Contestant {
  readonly name: string;
  readonly team: string;
  readonly faults: AgentFaults = { unasked: 0, late: 0 };
  isGone = false;
  private connection: AgentConnection;
  private readonly clock: Clock;
  private readonly timeouts: Timeouts;
  private readonly leaving = new Set<() => void>();
  private hear: ((text: string) => void) | null = null;
  private mayReturn = false;
  private kept: string[] | null = null; // packets since its last answer, if it may return; null: not playing
  private stopMissing = () => {};

  constructor(name: string, connection: AgentConnection, clock: Clock, timeouts: Timeouts) {
    this.name = name;
    this.team = teamOf(name);
    this.clock = clock;
    this.timeouts = timeouts;
    this.connection = connection;
    this.listen(connection);
  }

  tell(packet: string): void {
    if (this.isGone) return;
    this.keep(packet);
    this.connection.send(packet);
  }
  async ask(packet: string): Promise<AgentAnswer> {
    const { action, acceptable, response } = this.timeouts;
    this.tell(packet);
    const answer = await this.next(action + acceptable, () => true);
    if (answer !== undefined) return this.answered(answer);
    if (this.isGone) return { kind: 'gone' };
    const probedAt = this.clock.now();
    this.tell(NAME);
    const name = await this.next(response, (text) => trimmedName(text) === this.name);
    if (name !== undefined) return { kind: 'failed', probedAt };
    this.hangUp(1008); // no answer, or a wrong name
    return { kind: 'gone', probedAt };
  }
  attend(hear: (text: string) => void): () => void {
    this.hear = hear;
    return () => {
      this.hear = null;
    };
  }
  onLeave(run: () => void): () => void {
    this.leaving.add(run);
    return () => this.leaving.delete(run);
  }
  hangUp(code: number): void {
    this.connection.close(code);
    this.leave();
  }
  /** Keeps its seat for a while if the connection breaks during a game. */
  keepSeat(): void {
    this.mayReturn = true;
  }
  /** Continues on a new connection, and sends everything since the last answer again. */
  comeBack(connection: AgentConnection): void {
    this.stopMissing();
    const broken = this.connection;
    this.connection = connection;
    broken.close(1000);
    this.listen(connection);
    for (const packet of this.kept ?? []) connection.send(packet);
  }

  /** The next accepted text; undefined if none comes in time. */
  private next(ms: number, fits: (text: string) => boolean): Promise<string | undefined> {
    if (this.isGone) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const settle = (text: string | undefined) => {
        this.hear = null;
        cancel();
        stopWatching();
        resolve(text);
      };
      const cancel = this.clock.at(this.clock.now() + ms, () => settle(undefined));
      const stopWatching = this.onLeave(() => settle(undefined));
      this.hear = (text) => {
        if (fits(text)) settle(text);
        else this.faults.late++;
      };
    });
  }
  private answered(text: string): AgentAnswer {
    if (this.kept) this.kept = [];
    return { kind: 'answer', text };
  }
  private keep(packet: string): void {
    if (!this.mayReturn) return;
    this.kept = [...(this.kept ?? []), packet];
    this.mayReturn = this.kept.reduce((sum, { length }) => sum + length, 0) <= MOST_KEPT;
    if (!this.mayReturn) this.kept = null;
  }
  private listen(connection: AgentConnection): void {
    connection.listen({
      heard: (text) => this.take(text),
      closed: (code) => {
        if (connection === this.connection) this.lose(code);
      },
    });
  }
  private lose(code: number): void {
    if (!this.kept || LEFT.includes(code)) return this.leave();
    const { action, acceptable } = this.timeouts;
    this.stopMissing = this.clock.at(this.clock.now() + action + acceptable, () => this.leave());
  }
  private take(text: string): void {
    if (this.hear) this.hear(text);
    else this.faults.unasked++;
  }
  private leave(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.hear = null;
    this.kept = null;
    this.stopMissing();
    for (const run of [...this.leaving]) run();
    this.leaving.clear();
  }
}
