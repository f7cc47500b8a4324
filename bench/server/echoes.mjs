// The load for the echo: rooms of ten, each of whom sends a line and waits until it comes back.
import { numberAt } from './player.mjs';
import { SEATS } from './table.mjs';
import { Wire } from './wire.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const AT = 0x40;

class Voice {
  /** @param {number} port @param {number} room @param {Tally} tally @param {number} size of a frame */
  constructor(port, room, tally, size) {
    this.tally = tally;
    this.size = size;
    this.isHasty = false;
    this.mine = 0; // the stamp of the line that is on its way
    /** @type {() => void} */
    this.welcomed = () => {};
    this.ready = new Promise((resolve) => {
      this.welcomed = () => resolve(undefined);
    });
    this.wire = new Wire(port, `/${room}`, (bytes, start, end) => this.take(bytes, start, end));
  }
  hasten() {
    this.isHasty = true;
    this.speak();
  }
  calm() {
    this.isHasty = false;
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
    if (this.isHasty) this.speak();
  }
}

/** @param {{ port: number, rooms: number, tally: Tally, size: number }} wanted */
export async function gatherVoices({ port, rooms, tally, size }) {
  /** @type {Voice[]} */
  const voices = [];
  for (let room = 0; room < rooms; room++) {
    const ten = Array.from({ length: SEATS }, () => new Voice(port, room, tally, size));
    voices.push(...ten);
    if (room % 20 === 0) await Promise.all(ten.map(({ ready }) => ready));
  }
  await Promise.all(voices.map(({ ready }) => ready));
  return voices;
}
