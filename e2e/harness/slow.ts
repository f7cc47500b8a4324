import type { Player } from './player.ts';

/** Everything that the server tells this player comes so much later. */
export const hearsLate = ({ context }: Player, ms: number): Promise<void> =>
  context.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => setTimeout(() => socket.send(message), ms));
  });

/** The answer to the first request of this name is lost, and the connection with it. */
export const losesAnswerTo = async ({ context }: Player, event: string): Promise<void> => {
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
