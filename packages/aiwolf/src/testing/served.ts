import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Handlers, playGame } from '@moonrise/agent-kit';
import type { Clock } from '@moonrise/server';
import WebSocket from 'ws';
import type { ContestChance } from '../games/chance.ts';
import { type ContestServer, createContestServer } from '../server.ts';
import { configOf } from './played.ts';

const realClock: Clock = {
  now: () => Date.now(),
  at: (instant, run) => {
    const timer = setTimeout(run, Math.max(0, instant - Date.now()));
    return () => clearTimeout(timer);
  },
};

export interface Served {
  readonly folder: string;
  readonly server: ContestServer;
  readonly url: string; // of the web socket
  readonly troubles: unknown[];
  readonly refused: string[];
  readonly warnings: string[];
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: the test checks the shape
  readonly json: (path: string) => Promise<any>;
}

interface Serving {
  readonly config?: string; // $FOLDER in it is the folder of the test
  readonly environment?: object;
  readonly bots?: number;
  readonly folder?: string; // data of an earlier server
  readonly clock?: Clock;
  readonly chance?: ContestChance;
}

/** Runs a server on a free port for the duration of the work, and removes its files afterwards. */
export async function served<T>(
  { config = '', environment = {}, bots, clock = realClock, ...given }: Serving,
  work: (served: Served) => Promise<T>,
): Promise<T> {
  const { folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-')), chance } = given;
  const logs = ['game_logger', 'json_logger', 'realtime_broadcaster']
    .map((logger) => `${logger}: { output_dir: ${folder}/${logger} }`)
    .join('\n');
  const troubles: unknown[] = [];
  const refused: string[] = [];
  const warnings: string[] = [];
  const server = createContestServer({
    config: configOf(
      `${logs}\n${config.replaceAll('$FOLDER', folder)}`,
      { PORT: '0', ...environment },
      bots === undefined ? {} : { house_bots: bots },
    ),
    clock,
    ...(chance && { chance }),
    version: '0',
    trouble: (error) => troubles.push(error),
    warned: (sentence) => warnings.push(sentence),
    refused: (sentence) => refused.push(sentence),
  });
  const { port } = await server.listen();
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  try {
    return await work({
      json: async (path) => (await get(path)).json(),
      folder,
      server,
      url: `ws://127.0.0.1:${port}/ws`,
      troubles,
      refused,
      warnings,
      get,
    });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kit agents that play one game. */
export const team = (url: string, count: number, handlers: Handlers = {}, name = 'kit') =>
  Promise.all(Array.from({ length: count }, (_, i) => playGame({ url, name: `${name}${i + 1}` }, handlers)));

/** Opens a connection without answering; returns what it was sent and how it closed. */
export function opened(
  url: string,
  { headers = {}, name = 'raw1' as string | null, from = '127.0.0.1' } = {},
): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> {
  const socket = new WebSocket(url, { headers, localAddress: from });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('message', () => {
      if (name !== null) socket.send(name);
      resolve({ socket, closed });
    });
  });
}
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}
