import { createServer } from 'node:net';

// Below the ephemeral ports: a killed server finds its port free when it restarts.
const FIRST = 12_000;
const COUNT = 20_000;
let tried = process.pid * 101; // parallel processes start at different ports

/** A free port of this machine. */
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
