// The load for the echo server: rooms of ten clients, each sending a line and waiting until it comes back.
import { numberAt } from './player.mjs';
import { Socket } from './socket.mjs';
import { SEATS } from './table.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const AT = 0x40;

class EchoClient {
  /** @param {number} port @param {number} room @param {Tally} tally @param {number} size of a frame */
  constructor(port, room, tally, size) {
    this.tally = tally;
    this.size = size;
    this.isFullSpeed = false;
    this.mine = 0; // timestamp of the pending line
    /** @type {() => void} */
    this.welcomed = () => {};
    this.ready = new Promise((resolve) => {
      this.welcomed = () => resolve(undefined);
    });
    this.wire = new Socket(port, `/${room}`, (bytes, start, end) => this.take(bytes, start, end));
  }
  runFullSpeed() {
    this.isFullSpeed = true;
    this.speak();
  }
  stopFullSpeed() {
    this.isFullSpeed = false;
  }
  close() {
    this.wire.close();
  }
  speak() {
    if (this.mine > 0) return false;
    this.mine = Math.floor(performance.now() * 1000);
    this.wire.send(`@${this.mine} `.padEnd(this.size, 'x'));
    return true;
  }
  /** @param {Buffer} bytes @param {number} start @param {number} end */
  take(bytes, start, end) {
    const { tally } = this;
    if (bytes[start] !== AT) return this.welcomed();
    tally.deliveries++;
    tally.bytes += end - start;
    const stamp = numberAt(bytes, start + 1);
    const ms = performance.now() - stamp / 1000;
    tally.chat.add(ms);
    if (stamp !== this.mine) return;
    this.mine = 0;
    tally.commands++;
    tally.acks.add(ms);
    if (this.isFullSpeed) this.speak();
  }
}

/** @param {{ port: number, rooms: number, tally: Tally, size: number }} wanted */
export async function connectEchoClients({ port, rooms, tally, size }) {
  /** @type {EchoClient[]} */
  const clients = [];
  for (let room = 0; room < rooms; room++) {
    const ten = Array.from({ length: SEATS }, () => new EchoClient(port, room, tally, size));
    clients.push(...ten);
    if (room % 20 === 0) await Promise.all(ten.map(({ ready }) => ready));
  }
  await Promise.all(clients.map(({ ready }) => ready));
  return clients;
}
