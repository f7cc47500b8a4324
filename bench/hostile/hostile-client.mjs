import WebSocket from 'ws';

/** @typedef {{ ok: boolean, error?: { code: string }, [field: string]: unknown }} Ack */

/** A Socket.IO connection of an attacker, who sends what they like. */
export class HostileClient {
  /** @param {number} port @param {string} from the address that a proxy would report */
  constructor(port, from) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      headers: { 'x-forwarded-for': from },
      perMessageDeflate: false,
    });
    this.acks = 0;
    /** @type {Map<number, (ack: Ack) => void>} */
    this.waiting = new Map();
    /** @type {() => void} */
    let opened = () => {};
    /** @type {Promise<boolean>} */
    this.ready = new Promise((resolve) => {
      opened = () => resolve(true);
      this.socket.on('close', () => resolve(false));
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      for (const told of this.waiting.values()) told({ ok: false, error: { code: 'closed' } });
      this.waiting.clear();
    });
    this.socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) this.raw('40');
      else if (text === '2') this.raw('3');
      else if (text.startsWith('40')) opened();
      else if (text.startsWith('43')) this.acknowledged(text);
    });
  }
  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }
  /** @param {string | Buffer} frame */
  raw(frame) {
    if (this.isOpen) this.socket.send(frame);
  }
  /** @param {string} event @param {object} payload @returns {Promise<Ack>} */
  ask(event, payload = {}) {
    if (!this.isOpen) return Promise.resolve({ ok: false, error: { code: 'closed' } });
    const id = this.acks++;
    this.raw(`42${id}${JSON.stringify([event, payload])}`);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
  /** @param {string} text */
  acknowledged(text) {
    const [, id, body = '[]'] = /^43(\d+)(.*)$/s.exec(text) ?? [];
    const told = this.waiting.get(Number(id));
    this.waiting.delete(Number(id));
    told?.(JSON.parse(body)[0]);
  }
  close() {
    this.socket.terminate();
  }
}
