import type { ServerSocket } from './server-socket.ts';

const SLACK_MS = 2_500; // how late a heartbeat may be
const MOST_SLACK_MS = 20_000;
const SOUND_MS = 60_000; // a connection this old has proved itself
const PING_MS = 5_000;

/**
 * Closes a connection on which heartbeats are missing, so that Socket.IO opens another one, to another server if that one hangs.
 * Each time it waits longer: a busy server must not get all its players anew again and again.
 */
export function watchSilence({ io: manager }: Pick<ServerSocket, 'io'>): void {
  let slack = SLACK_MS;
  manager.on('open', () => {
    const { engine } = manager;
    const { _pingInterval: interval = PING_MS } = engine as unknown as { readonly _pingInterval?: number };
    const openedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(timer);
      if (Date.now() - openedAt >= SOUND_MS) slack = SLACK_MS;
      timer = setTimeout(() => {
        slack = Math.min(2 * slack, MOST_SLACK_MS);
        engine.close();
      }, interval + slack);
    };
    heard();
    engine.on('packet', heard);
    engine.on('close', () => clearTimeout(timer));
  });
}
