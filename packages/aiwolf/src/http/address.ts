import type { IncomingMessage } from 'node:http';

const HERE = 'http://localhost';
const NOWHERE = new URL('/nowhere', HERE);

/** The URL of a request. A malformed path such as `//` becomes one that does not exist. */
export const addressOf = ({ url = '/' }: IncomingMessage): URL =>
  URL.canParse(url, HERE) ? new URL(url, HERE) : NOWHERE;

/** The address of the client. */
export const remoteOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  socket.remoteAddress ?? 'an unknown address';
