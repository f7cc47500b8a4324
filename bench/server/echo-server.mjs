// The baseline: every message is sent to the connections of its room with the `ws` package alone.
import { WebSocketServer } from 'ws';
import { reportUsage } from './report-usage.mjs';

const fanOut = Number(process.env.FAN_OUT); // frames sent per frame received
/** @type {Map<string, import('ws').WebSocket[]>} */
const rooms = new Map();
let due = 0;

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, room);
  const place = room.push(socket) - 1;
  socket.send('welcome');
  socket.on('message', (data) => {
    due += fanOut;
    for (let i = place; due >= 1; i++, due--) room[i % room.length]?.send(data, { binary: false });
  });
});
server.on('listening', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  reportUsage(port);
});
