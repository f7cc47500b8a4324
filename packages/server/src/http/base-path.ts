import type { IncomingMessage, Server } from 'node:http';

/** The path below which people open the server, such as `/wolf`; mostly empty. */
export const basePathOf = (publicUrl: string | null): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');

/** Removes the path from the address of each request, whether the proxy has done it already or not. Call it after all listeners are there. */
export function stripBasePath(server: Server, base: string): void {
  if (base === '') return;
  const strip = (request: IncomingMessage) => {
    const { url = '/' } = request;
    if (url === base || url.startsWith(`${base}?`)) request.url = `/${url.slice(base.length)}`;
    else if (url.startsWith(`${base}/`)) request.url = url.slice(base.length);
  };
  server.prependListener('request', strip);
  server.prependListener('upgrade', strip);
}
