import { createServer } from 'node:net';

// Below those that the system gives to connections: a server that was killed finds its port free when it comes back.
const FIRST = 12_000;
const COUNT = 20_000;
let tried = process.pid * 101; // processes that run beside each other look in different places

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (tried++ % COUNT);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
