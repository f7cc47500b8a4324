import WebSocket from 'ws';

/** @typedef {{ seat: number, size: number, isAsked: boolean }} Step one packet of a game */

const SPEECH = 'I am a villager, and I have nothing else to tell you.';
const NEWS = 'INITIALIZE DAILY_INITIALIZE DAILY_FINISH FINISH'.split(' ');

/** A client that plays game after game: it speaks whenever it is asked, and chooses the first of the others. */
export class Client {
  isOver = false;
  /** @param {string} url @param {string} name @param {(packet: string, isAsked: boolean) => void} saw */
  constructor(url, name, saw = () => {}) {
    this.url = url;
    this.name = name;
    this.saw = saw;
    this.connect();
  }
  connect() {
    const socket = new WebSocket(this.url, { perMessageDeflate: false });
    this.socket = socket;
    socket.on('message', (data) => {
      const packet = String(data);
      const answer = this.answer(packet);
      this.saw(packet, answer !== undefined);
      if (answer !== undefined) socket.send(answer);
    });
    socket.on('error', () => {});
    socket.on('close', () => this.isOver || this.connect());
  }
  /** @param {string} packet */
  answer(packet) {
    const request = packet.slice(12, packet.indexOf('"', 12));
    if (request === 'NAME') return this.name;
    if (NEWS.includes(request)) return undefined;
    if (request === 'TALK' || request === 'WHISPER') return SPEECH;
    const { agent, status_map } = JSON.parse(packet).info;
    return Object.keys(status_map).find((name) => status_map[name] === 'ALIVE' && name !== agent);
  }
  stop() {
    this.isOver = true;
    this.socket?.terminate();
  }
}

/** Watches one table until it has seen a whole game: its packets in their order, by their size. */
export class Witness {
  /** @type {Step[]} */
  steps = [];
  isOver = false;
  /** @param {number} players */
  constructor(players) {
    this.left = players; // seats that have not been told the end
  }
  /** @param {number} seat @param {string} packet @param {boolean} isAsked */
  see(seat, packet, isAsked) {
    if (this.isOver || packet === '{"request":"NAME"}') return;
    this.steps.push({ seat, size: Buffer.byteLength(packet), isAsked });
    if (packet.startsWith('{"request":"FINISH"')) this.left--;
    this.isOver = this.left === 0;
  }
}
