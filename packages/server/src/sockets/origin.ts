import type { IncomingMessage } from 'node:http';

/**
 * Whether a connection may come from where it comes. Programs send no Origin; a page must be one of ours: of the public
 * address, or, where none is set, of the address under which the server is being reached.
 */
export function isOurOrigin({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
