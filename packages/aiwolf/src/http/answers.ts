import type { ServerResponse } from 'node:http';

/** Viewers come from other origins. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, Authorization, Ngrok-Skip-Browser-Warning',
  'access-control-allow-methods': 'POST, OPTIONS, GET, PUT, DELETE',
} as const;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...CORS, 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(body);
}
export const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  sendJson(response, status, { error: { code, message } });
