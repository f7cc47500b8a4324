import type { ServerResponse } from 'node:http';

/** Closes the connection if the client reads nothing of the answer for this long. What it sends meanwhile does not count. */
export function closeIfStuck(response: ServerResponse, ms: number): void {
  let before = -1;
  const timer = setInterval(() => {
    const { socket } = response;
    const read = socket ? socket.bytesWritten - socket.writableLength : 0;
    if (read === before) response.destroy();
    before = read;
  }, ms);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
