import { SLOW } from '@moonrise/bots';
import WebSocket from 'ws';
import type { ProgramPort } from '../../programs/port.ts';
import type { Ack } from '../client.ts';
import type { Serving } from '../serving.ts';

/** Takes the first message as the name of a program. Its programs do nothing in a game. */
export const plainPort: ProgramPort = {
  rules: 'aiwolf',
  isReturning: () => false,
  promises: () => [],
  greet: ({ socket }, { named }) => {
    let isGone = false;
    const leaving: (() => void)[] = [];
    const leave = () => {
      isGone = true;
      for (const run of leaving.splice(0)) run();
    };
    socket.on('close', leave);
    socket.on('error', () => socket.terminate());
    socket.once('message', (data) =>
      named({
        name: String(data),
        get isGone() {
          return isGone;
        },
        onLeave: (run) => void leaving.push(run),
        hangUp: (code) => socket.close(code),
        sitDown: () => ({
          kind: 'program',
          habits: SLOW,
          think: async () => ({ answers: [], memory: null }),
          leave: () => socket.close(1001),
        }),
      }),
    );
  },
};

interface ConnectOptions {
  readonly from?: string;
  readonly token?: string;
  readonly origin?: string;
}
export type Knocked = Ack & { readonly status: number; readonly socket: WebSocket };

/** Connects as a program does and returns the outcome. */
export function knock(on: Serving, path: string, { from, token, origin }: ConnectOptions = {}): Promise<Knocked> {
  const headers = {
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(origin !== undefined && { origin }),
  };
  const socket = new WebSocket(on.url.replace('http', 'ws') + path, { headers });
  socket.on('close', () => on.activity.happened());
  return on.activity.during(
    new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => resolve({ ok: true, status: 101, socket }));
      socket.on('unexpected-response', async (_, answer) => {
        let text = '';
        for await (const piece of answer) text += piece;
        resolve({ ok: false, ...(JSON.parse(text) as object), status: answer.statusCode ?? 0, socket });
      });
    }),
  );
}
