import { Player } from './player.mjs';

export const SEATS = 10;
const NAMES = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Fine', 'Gero', 'Hana', 'Ivan', 'Jule'];

/** A room of ten who play one game after the other. */
export class Table {
  /** @param {number} port @param {import('./tally.mjs').Tally} tally */
  constructor(port, tally) {
    this.players = Array.from({ length: SEATS }, () => new Player(port, tally));
    this.isHasty = false; // everybody acts as soon as they can
    this.isStarting = false;
    this.hastened = ''; // the phase that the host has cut short
    this.status = '';
    this.host.isHost = true;
    this.host.onRoom = (status) => {
      this.status = status;
    };
  }
  get host() {
    return /** @type {Player} */ (this.players[0]);
  }
  /** @param {object} options */
  async gather(options) {
    await Promise.all(this.players.map(({ ready }) => ready));
    let code = '';
    for (const [i, player] of this.players.entries()) {
      const name = NAMES[i];
      const wish = i === 0 ? { name, rules: 'classic', options } : { name, code };
      const ack = await player.ask(i === 0 ? 'create_room' : 'join_room', wish);
      if (!ack.ok) throw new Error(`nobody gets in: ${ack.error?.code}`);
      code = String(ack.code);
    }
  }
  /** The first game; by then all tables are full, so that nobody waits for others while clocks run. */
  async begin() {
    await this.start();
    for (const player of this.players) player.onNews = () => void (this.isHasty && this.hurry(player));
  }
  async start() {
    await Promise.all(this.players.map((player) => player.ask('set_ready', { ready: true })));
    const { ok, error } = await this.host.ask('start_game');
    if (!ok) throw new Error(`a game does not start: ${error?.code}`);
  }
  close() {
    for (const player of this.players) player.close();
  }

  hasten() {
    this.isHasty = true;
    for (const player of this.players) this.hurry(player);
  }
  calm() {
    this.isHasty = false;
  }
  /** @param {Player} player */
  hurry(player) {
    if (this.isStarting || player.isWaiting || player.act(false)) return;
    if (this.players.every(({ isWaiting }) => !isWaiting)) this.moveOn();
  }
  /** What a host does when nobody has anything left to say: ends the day, and begins the next game. */
  moveOn() {
    const { host, status } = this;
    if (status === 'ended') return void this.again();
    if (status !== 'playing' || !host.phase.includes('.day.') || this.hastened === host.phase) return;
    this.hastened = host.phase;
    host.command('start_vote', {});
  }
  async again() {
    this.isStarting = true;
    await this.host.ask('return_to_lobby');
    await this.start();
    this.isStarting = false;
  }
}
