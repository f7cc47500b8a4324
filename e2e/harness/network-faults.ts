import type { BrowserPlayer } from './browser-player.ts';

/** Delays all messages from the server. */
export const delayServer = ({ context }: BrowserPlayer, ms: number): Promise<void> =>
  context.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => setTimeout(() => socket.send(message), ms));
  });

/** Drops the answer to the first request of this name, and closes the connection. */
export const loseFirstAnswer = async ({ context }: BrowserPlayer, event: string): Promise<void> => {
  let ack: string | undefined;
  let isLost = false;
  await context.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const [, id] = new RegExp(`^42(\\d+)\\["${event}"`).exec(String(message)) ?? [];
      ack ??= id;
      server.send(message);
    });
    server.onMessage((message) => {
      const isAnswer = !isLost && ack !== undefined && String(message).startsWith(`43${ack}[`);
      if (!isAnswer) return socket.send(message);
      isLost = true;
      void server.close();
      void socket.close();
    });
  });
};
