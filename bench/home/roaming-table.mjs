import { setTimeout as pause } from 'node:timers/promises';
import { Player } from '../server/player.mjs';

const NAMES = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Fine', 'Gero', 'Hana', 'Ivan', 'Jule'];
const options = { durations: { night: 12, day: 15, voting: 12 }, countdown: 1 };
/** @typedef {'spread' | 'together'} Places with clients that do not name their room in the handshake, or do */

let people = 0;
/** An address of its own for each person. */
const nextAddress = () => `127.0.${1 + Math.floor(people / 250)}.${1 + (people++ % 250)}`;

/** A room with people and bots, whose people connect anew by another rule and keep their seats. */
export class RoamingTable {
  code = '';
  status = '';
  isBusy = false; // the host starts a game, or all connect anew
  /** @param {number} port @param {import('../server/tally.mjs').Tally} tally @param {{ people: number, bots: number }} size */
  constructor(port, tally, { people, bots }) {
    this.port = port;
    this.tally = tally;
    this.bots = bots;
    this.seats = Array.from({ length: people }, () => ({ address: nextAddress(), token: '' }));
    /** @type {Player[]} */
    this.players = [];
  }
  /** @param {number} i @param {Places} places @param {string} room */
  async connected(i, places, room) {
    const how = { localAddress: this.seats[i]?.address, ...(places === 'together' && room !== '' && { room }) };
    const player = new Player(this.port, this.tally, /** @type {ConstructorParameters<typeof Player>[2]} */ (how));
    await player.ready;
    player.isHost = i === 0;
    player.onRoom = (status) => {
      this.status = status;
    };
    this.players[i] = player;
    return player;
  }
  /** All join, and the first game begins. @param {Places} places */
  async gather(places) {
    for (const [i, seat] of this.seats.entries()) {
      const player = await this.connected(i, places, this.code);
      const wish = i === 0 ? { rules: 'classic', options } : { code: this.code };
      const ack = await player.ask(i === 0 ? 'create_room' : 'join_room', { name: NAMES[i], ...wish });
      if (!ack.ok) throw new Error(`joining failed: ${ack.error?.code}`);
      this.code = String(ack.code);
      seat.token = String(/** @type {{ token?: string }} */ (ack).token);
    }
    await this.start('start_game', { ai_count: this.bots });
  }
  /** Everyone connects anew. @param {Places} places */
  async move(places) {
    this.isBusy = true;
    for (const [i, { token }] of this.seats.entries()) {
      while (this.players[i]?.isWaiting) await pause(5);
      this.players[i]?.close();
      const player = await this.connected(i, places, this.code);
      const ack = await player.ask('resume', { token });
      if (!ack.ok) throw new Error(`coming back failed: ${ack.error?.code}`);
    }
    this.isBusy = false;
  }
  /** @param {number} i @returns {boolean} whether this person has done something */
  act(i) {
    const player = this.players[i];
    if (this.isBusy || !player || player.isWaiting) return false;
    if (this.status !== 'ended') return player.act(true);
    if (i === 0) void this.start('return_to_lobby', { again: true });
    return i === 0;
  }
  /** @param {string} event @param {object} payload */
  async start(event, payload) {
    this.isBusy = true;
    const [host] = this.players;
    const ack = await host?.ask(event, payload);
    if (ack && !ack.ok && event === 'start_game') throw new Error(`starting a game failed: ${ack.error?.code}`);
    this.isBusy = false;
  }
  close() {
    for (const player of this.players) player.close();
  }
}
