import WebSocket from 'ws';

/** @typedef {{ seat: number, size: number, isAsked: boolean }} Step one packet of a game */

const SPEECH = 'I am a villager, and I have nothing else to tell you.';
const NEWS = 'INITIALIZE DAILY_INITIALIZE DAILY_FINISH FINISH'.split(' ');

/** A client that plays game after game: it speaks whenever asked, and picks the first other living player. */
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

/** Records the order and sizes of the packets of one whole game. */
export class GameRecorder {
  /** @type {Step[]} */
  steps = [];
  isOver = false;
  /** @param {number} players */
  constructor(players) {
    this.left = players; // seats whose game has not finished
  }
  /** @param {number} seat @param {string} packet @param {boolean} isAsked */
  see(seat, packet, isAsked) {
    if (this.isOver || packet === '{"request":"NAME"}') return;
    this.steps.push({ seat, size: Buffer.byteLength(packet), isAsked });
    if (packet.startsWith('{"request":"FINISH"')) this.left--;
    this.isOver = this.left === 0;
  }
}
