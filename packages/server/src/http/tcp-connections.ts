import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errors, type Refused } from '@moonrise/protocol';
import { plainAddress, trustNone, visitorKey } from '../limits/addresses.ts';
import type { Guards } from '../limits/guards.ts';
import type { Settings } from '../settings/settings.ts';

const PROXY_KEEP_ALIVE = 72_000; // ms; a proxy that uses a connection while we close it would answer 502

/** How long an idle HTTP connection stays open, in ms. */
export const keepAliveTimeout = ({ trustProxy, limits }: Settings): number =>
  trustProxy === trustNone ? limits.keep_alive_seconds * 1000 : PROXY_KEEP_ALIVE;

/** Counts every TCP connection by its address, also one that never sends a request. Proxies are exempt: players share their address. */
export function limitTcpConnections(http: Server, guards: Guards, { trustProxy, isUnlimited }: Settings): void {
  http.on('connection', (tcp: Socket) => {
    const address = plainAddress(tcp.remoteAddress ?? '');
    if (address === undefined || trustProxy(address, 0) || isUnlimited(address)) return;
    const visitor = visitorKey(address);
    const refusal = guards.enter('tcp', visitor);
    if (refusal) return hangUp(tcp, refusal);
    tcp.once('close', () => guards.leave('tcp', visitor));
  });
}

/** Answers before any request was read, and does not wait for the client to close. */
export function hangUp(tcp: Socket, { error }: Refused): void {
  const { status } = errors[error.code];
  const body = JSON.stringify({ error });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(error.retry_after === undefined ? [] : [`retry-after: ${error.retry_after}`]),
  ];
  tcp.once('finish', () => tcp.destroy());
  tcp.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
