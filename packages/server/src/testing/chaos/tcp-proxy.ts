import { connect, createServer, type Socket } from 'node:net';

/** Stands between a program and a server, and is as unreliable as it is told to be. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every connection, in the middle of whatever was said. */
  cut(): void;
  /** For so long nothing goes through, in either direction, and nobody is told. */
  stall(ms: number): void;
  close(): Promise<void>;
}

export async function openProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let stalledUntil = 0;
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => {
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
    const far = connect(target, '127.0.0.1');
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
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
