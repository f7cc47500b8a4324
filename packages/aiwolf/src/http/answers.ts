import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Viewers are served from other origins. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, Authorization, Ngrok-Skip-Browser-Warning',
  'access-control-allow-methods': 'POST, OPTIONS, GET, PUT, DELETE',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON_TYPE, JSON.stringify(body));
}
export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, headersFor(type));
  response.end(body);
}
/** Streams with back-pressure; stops when the client disconnects. */
export function stream(response: ServerResponse, type: string, pieces: AsyncIterable<string>): void {
  response.writeHead(200, headersFor(type));
  pipeline(Readable.from(pieces), response).catch(() => response.destroy());
}
export const headersFor = (type: string) => ({
  ...CORS,
  'content-type': type,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
export const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  sendJson(response, status, { error: { code, message } });
