import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can cut and stall connections. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection at once. */
  cut(): void;
  /** Delivers nothing in either direction for this long; connections stay open. */
  stall(ms: number): void;
  /** Swallows everything on the open connections from now on, as a firewall that forgot them. New ones work. */
  swallow(): void;
  /** New connections go to another port. */
  turnTo(target: number): void;
  close(): Promise<void>;
}

export async function openProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let stalledUntil = 0;
  const swallowed = new WeakSet<Socket>();
  let goal = target;
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => {
      if (swallowed.has(from)) return;
      const wait = stalledUntil - Date.now();
      if (wait <= 0 && !from.isPaused()) return void to.write(data);
      from.pause();
      setTimeout(() => {
        to.write(data);
        from.resume();
      }, wait).unref();
    });
  };
  const server = createServer((near) => {
    const far = connect(goal, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined);
      one.once('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      pass(one, other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    stall: (ms) => {
      stalledUntil = Date.now() + ms;
    },
    swallow: () => {
      for (const pair of pairs) for (const socket of pair) swallowed.add(socket);
    },
    turnTo: (port) => {
      goal = port;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
