import type { AgentConnection, ConnectionListener } from '../agents/agent-connection.ts';

/** A connection without a network: records what was sent, and can answer. */
export class FakeConnection implements AgentConnection {
  readonly sent: string[] = [];
  closedWith: number | undefined;
  onSend: (text: string) => void = () => {};
  private listener: ConnectionListener = { heard: () => {}, closed: () => {} };
  private isClosed = false;

  send(text: string): void {
    if (this.isClosed) return;
    this.sent.push(text);
    this.onSend(text);
  }
  close(code: number): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.closedWith = code;
    this.listener.closed(code);
  }
  listen(listener: ConnectionListener): void {
    this.listener = listener;
    if (this.closedWith !== undefined) listener.closed(this.closedWith);
  }
  say(text: string): void {
    if (!this.isClosed) this.listener.heard(text);
  }
  vanish(): void {
    this.close(1006);
  }
}
