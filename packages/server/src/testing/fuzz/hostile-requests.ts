import { type Below, pick } from './frames.ts';

const methods = [
  ...Array<string>(12).fill('GET'),
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PATCH',
  'TRACE',
  'CONNECT',
  'G\u0000T',
];
const targets = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/rulesets',
  '/api/openapi.json',
  '/api/games/',
  '/api/games/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '/api/games/..%2f..%2fmoonrise.db',
  `/api/games/${'A'.repeat(9_000)}`,
  '/api/rooms/ABCD',
  '/api/rooms/%00',
  '/api/rooms/%F0%9F%90%BA',
  '/api/rooms/%E0%A4%A',
  "/api/rooms/' OR 1=1 --",
  '/api/rooms/__proto__',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/.env',
  '//evil.example/',
  'http://evil.example/',
  '*',
  '/socket.io/',
  '/socket.io/?EIO=3&transport=polling',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=__proto__',
  '/socket.io/?EIO=4&transport=polling&sid=nobody',
  '/socket.io/?EIO=4&transport=websocket',
  `/socket.io/?EIO=4&transport=polling&${'a[]=1&'.repeat(300)}`,
];
const headers = [
  'Origin: https://evil.example',
  'Origin: null',
  'X-Forwarded-For: 1.2.3.4, ::1, nonsense',
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded; charset=\u0001',
  'Content-Length: -1',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99',
  'Upgrade: h2c',
  'Range: bytes=0-1,2-3,-99999999999999',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: gzip, bomb',
  'Cookie: __proto__=1; a=%ff',
  `X-Long: ${'x'.repeat(20_000)}`,
  'No colon here',
  ': no name',
];
const bodies = [
  '',
  '{}',
  '{"__proto__":{"ok":true}}',
  '['.repeat(5_000),
  'x'.repeat(30_000),
  '40',
  '42["create_room",{"name":"A"}]',
  'ffffffff\r\nx',
  '0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
];
const versions = [...Array<string>(12).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/9.9', ''];

/** A request over HTTP that is right, nearly right, or nonsense. */
export function hostileRequest(below: Below): string {
  const lines = [`${pick(methods, below)} ${pick(targets, below)} ${pick(versions, below)}`];
  if (below(8)) lines.push('Host: 127.0.0.1');
  for (let more = below(2); more > 0; more--) lines.push(pick(headers, below));
  const body = below(3) ? '' : pick(bodies, below);
  if (body && below(2)) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
}
