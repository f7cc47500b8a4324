import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Serving } from '../serving.ts';

export interface ToolState {
  readonly seat: string;
  readonly room: string;
  readonly status: string;
  readonly your_turn: boolean;
  readonly winner?: string;
  readonly options: readonly { option: number; words: string; question?: string; takes_text?: true }[];
}
export interface ToolAnswer {
  readonly words: string;
  readonly isError: boolean;
  readonly state: ToolState | undefined;
}

/** An agent: the official client of the protocol, over HTTP. */
export class ToolClient {
  readonly client: Client;
  readonly transcript: string[] = [];
  seat: string | undefined;
  private readonly on: Serving;

  private constructor(on: Serving, era: 'modern' | 'legacy') {
    this.on = on;
    const versionNegotiation = { mode: era === 'modern' ? ('auto' as const) : ('legacy' as const) };
    this.client = new Client({ name: 'otter', version: '1.0.0' }, { versionNegotiation });
  }
  static async open(on: Serving, era: 'modern' | 'legacy' = 'modern'): Promise<ToolClient> {
    const agent = new ToolClient(on, era);
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', on.url));
    await on.activity.during(agent.client.connect(transport));
    return agent;
  }
  async call(name: string, given: object = {}): Promise<ToolAnswer> {
    const input = { ...(this.seat !== undefined && { seat: this.seat }), ...given };
    const { content, isError, structuredContent } = await this.on.activity.during(
      this.client.callTool({ name, arguments: input }),
    );
    const [part] = content as { text: string }[];
    const words = part?.text ?? '';
    const state = structuredContent as unknown as ToolState | undefined;
    if (state) this.seat ??= state.seat;
    this.transcript.push(`> ${name} ${JSON.stringify(given)}\n${words}`);
    return { words, isError: isError === true, state };
  }
  close(): Promise<void> {
    return this.client.close();
  }
}
