// A player over a minimal Socket.IO client: reads prompts, answers them in order, and talks.

import { Socket } from './socket.mjs';
import { count } from './tally.mjs';

/**
 * @typedef {{ act: string, pick: number, targets: string[], text?: number }} Offer
 * @typedef {{ slot: string, required: boolean, offers: Offer[], chosen?: object }} Prompt
 * @typedef {{ phase_id: string, prompts: Prompt[] }} Asked
 * @typedef {{ ok: boolean, error?: { code: string }, code?: string }} Ack
 */

const [OPEN, PING, MESSAGE] = [0x30, 0x32, 0x34]; // of Engine.IO
const [CONNECT, EVENT, ACK] = [0x30, 0x32, 0x33]; // of Socket.IO
const [DIGIT_0, AT, BRACKET, TRUE] = [0x30, 0x40, 0x5b, 0x74];
const NAME = 4; // offset of an event's name in 42["name",…
const LINES = 2; // per player and phase

const WORDS =
  'moon night wolf howl lantern quiet river baker claw innocent shadow morning suspect whisper cellar garden frost candle ' +
  'forest bridge silver feather market window thunder pocket lucky orchard pepper hollow tavern kettle velvet marble';
const words = WORDS.split(' ');
const word = () => words[Math.floor(Math.random() * words.length)];
/** A unique line with its time of sending: @ and microseconds. */
const line = (/** @type {number} */ stamp) =>
  `${Array.from({ length: 9 }, word).join(' ')} @${stamp} ${word()} ${word()}`;

/** @param {readonly string[]} from @param {number} pick */
function sample(from, pick) {
  const left = [...from];
  return Array.from({ length: Math.min(pick, left.length) }, () =>
    String(left.splice(Math.floor(Math.random() * left.length), 1)[0]),
  );
}

export class Player {
  /**
   * @param {number} port
   * @param {import('./tally.mjs').Tally} tally
   * @param {{ from?: string, localAddress?: string, room?: string, lost?: (why: unknown) => void }} [how] of its connection
   */
  constructor(port, tally, how) {
    this.tally = tally;
    this.sentAt = 0;
    this.acks = 0;
    this.isWaiting = false; // for an acknowledgement
    /** @type {((ack: Ack) => void) | undefined} */
    this.told = undefined; // called with the acknowledgement
    /** @type {string | undefined} */
    this.news = undefined; // unparsed prompts
    /** @type {Asked} */
    this.asked = { phase_id: '', prompts: [] };
    this.answered = new Set(); // slots, in this phase
    this.lines = 0; // in this phase
    /** @type {(status: string) => void} */
    this.onRoom = () => {};
    this.isHost = false;
    /** @type {() => void} */
    this.onNews = () => {}; // there may be something to do
    /** @type {() => void} */
    this.connected = () => {};
    this.ready = new Promise((resolve) => {
      this.connected = () => resolve(undefined);
    });
    /** @type {(stamp: number) => void} */
    this.onLine = () => {}; // a chat line, by its time of sending
    this.said = 0; // the time of sending of the last line
    /** @type {(stamp: number) => void} */
    this.onSaid = () => {}; // a line is acknowledged
    const room = how?.room === undefined ? '' : `&room=${how.room}`;
    this.wire = new Socket(
      port,
      `/socket.io/?EIO=4&transport=websocket${room}`,
      (bytes, start, end) => this.take(bytes, start, end),
      how,
    );
  }
  close() {
    this.wire.close();
  }
  /**
   * @param {string} event
   * @param {object} payload
   * @returns {Promise<Ack>}
   */
  ask(event, payload = {}) {
    return new Promise((resolve) => {
      this.command(event, payload);
      this.told = resolve;
    });
  }
  /** @param {string} event @param {object} payload */
  command(event, payload) {
    if (this.isWaiting) throw new Error('one command at a time');
    count(this.tally.kinds, event);
    this.isWaiting = true;
    this.sentAt = performance.now();
    this.wire.send(`42${this.acks++}${JSON.stringify([event, payload])}`);
  }
  /**
   * Talks first, then answers prompts, one command at a time. False: nothing to do.
   * @param {boolean} isTalkative always has something to say
   */
  act(isTalkative) {
    if (this.isWaiting) return false;
    this.readNews();
    if (this.lines < LINES && this.talk()) return true;
    return this.answer() || (isTalkative && this.talk());
  }
  talk() {
    const channel = this.asked.prompts.find(({ offers }) => offers[0]?.text !== undefined);
    if (!channel) return false;
    this.lines++;
    this.said = Math.floor(performance.now() * 1000);
    this.command('send_message', { text: line(this.said), channel: channel.slot });
    return true;
  }
  answer() {
    const { prompts, phase_id } = this.asked;
    for (const { slot, offers, chosen } of prompts) {
      const offer = offers[Math.floor(Math.random() * offers.length)];
      if (!offer || offer.text !== undefined || chosen || this.answered.has(slot)) continue;
      this.answered.add(slot);
      this.command('act', { act: offer.act, slot, targets: sample(offer.targets, offer.pick), phase_id });
      return true;
    }
    return false;
  }
  get phase() {
    return this.asked.phase_id;
  }
  readNews() {
    if (this.news === undefined) return;
    const asked = /** @type {[string, Asked]} */ (JSON.parse(this.news))[1];
    this.news = undefined;
    if (asked.phase_id !== this.asked.phase_id) {
      this.answered.clear();
      this.lines = 0;
    }
    this.asked = asked;
  }

  /** @param {Buffer} bytes @param {number} start @param {number} end */
  take(bytes, start, end) {
    const kind = bytes[start];
    if (kind === PING) return this.wire.send('3');
    if (kind === OPEN) return this.wire.send('40');
    if (kind !== MESSAGE) throw new Error(`unknown packet ${bytes.toString('latin1', start, end)}`);
    const type = bytes[start + 1];
    if (type === EVENT) return this.event(bytes, start, end);
    if (type === ACK) return this.acknowledged(bytes, start, end);
    if (type === CONNECT) return this.connected();
    throw new Error(`refused: ${bytes.toString('latin1', start, end)}`);
  }
  /** @param {Buffer} bytes @param {number} start @param {number} end */
  acknowledged(bytes, start, end) {
    const { tally } = this;
    const body = bytes.indexOf(BRACKET, start);
    this.isWaiting = false;
    tally.commands++;
    tally.acks.add(performance.now() - this.sentAt);
    const isTaken = bytes[body + '[{"ok":'.length] === TRUE;
    const { told } = this;
    this.told = undefined;
    if (this.said > 0 && isTaken) this.onSaid(this.said);
    this.said = 0;
    if (told || !isTaken) {
      const [ack] = /** @type {[Ack]} */ (JSON.parse(bytes.toString('utf8', body, end)));
      if (!isTaken) count(tally.refusals, String(ack.error?.code));
      told?.(ack);
    }
    this.onNews();
  }
  /** @param {Buffer} bytes @param {number} start @param {number} end */
  event(bytes, start, end) {
    this.tally.deliveries++;
    this.tally.bytes += end - start;
    const name = bytes.readUInt32BE(start + NAME);
    if (name === MESS) this.heard(bytes, start, end);
    else if (name === PROM) {
      this.news = bytes.toString('utf8', start + 2, end);
      this.onNews();
    } else if (name === ROOM && this.isHost)
      this.onRoom(
        /** @type {[string, { status: string }]} */ (JSON.parse(bytes.toString('utf8', start + 2, end)))[1].status,
      );
  }
  /** @param {Buffer} bytes @param {number} start @param {number} end */
  heard(bytes, start, end) {
    const at = bytes.indexOf(AT, start);
    if (at < 0 || at >= end) return;
    const stamp = numberAt(bytes, at + 1);
    this.tally.chat.add(performance.now() - stamp / 1000);
    this.onLine(stamp);
  }
}

/** @param {string} name */
const four = (name) => Buffer.from(name).readUInt32BE(0);
const [MESS, PROM, ROOM] = [four('message'), four('prompts_changed'), four('room_updated')];

/** @param {Buffer} bytes @param {number} start */
export function numberAt(bytes, start) {
  let value = 0;
  for (let at = start; ; at++) {
    const digit = (bytes[at] ?? 0) - DIGIT_0;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
