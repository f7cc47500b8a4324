import type { IncomingMessage } from 'node:http';

const HERE = 'http://localhost';
const NOWHERE = new URL('/nowhere', HERE);

/** What a request asks for. What cannot be read (`//`) leads nowhere, and stops nobody. */
export const addressOf = ({ url = '/' }: IncomingMessage): URL =>
  URL.canParse(url, HERE) ? new URL(url, HERE) : NOWHERE;
