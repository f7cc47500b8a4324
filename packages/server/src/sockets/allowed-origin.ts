import type { IncomingMessage } from 'node:http';

/**
 * Checks the Origin header. Programs send none. A page must come from the public URL, or, if none is set, from the host
 * that the request was sent to.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
