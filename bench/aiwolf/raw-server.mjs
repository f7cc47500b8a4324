// The baseline: the packets of one game, in the same order and sizes, sent repeatedly with the `ws` package alone.
import { WebSocketServer } from 'ws';
import { reportUsage } from './report-usage.mjs';

/** @type {import('./client.mjs').Step[]} */
const steps = JSON.parse(process.env.STEPS ?? '[]');
const packets = steps.map(({ size, isAsked }) => {
  const request = isAsked ? 'TALK' : 'FINISH';
  return `{"request":"${request}"`.padEnd(size, ' ');
});
const players = Math.max(...steps.map(({ seat }) => seat)) + 1;
let played = 0;

/** @param {readonly import('ws').WebSocket[]} sockets by seat */
function play(sockets) {
  let at = 0;
  const goOn = () => {
    for (; at < steps.length; at++) {
      const { seat, isAsked } = /** @type {import('./client.mjs').Step} */ (steps[at]);
      sockets[seat]?.send(/** @type {string} */ (packets[at]));
      if (!isAsked) continue;
      at++;
      return;
    }
    played++;
    for (const socket of sockets) socket.close(1000);
  };
  for (const socket of sockets) socket.on('message', goOn);
  goOn();
}

/** @type {Map<string, import('ws').WebSocket[]>} */
const waiting = new Map(); // by team
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.once('message', (name) => {
    const team = String(name).replace(/[0-9]+$/, '');
    const sockets = [...(waiting.get(team) ?? []), socket];
    waiting.set(team, sockets.length < players ? sockets : []);
    if (sockets.length === players) play(sockets);
  });
  socket.send('{"request":"NAME"}');
});
server.on('listening', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  reportUsage(port, () => played);
});
