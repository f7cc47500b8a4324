import { Player } from './player.mjs';

export const SEATS = 10;
const NAMES = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Fine', 'Gero', 'Hana', 'Ivan', 'Jule'];

/** A room of ten that plays one game after another. */
export class Table {
  /**
   * @param {number} port
   * @param {import('./tally.mjs').Tally} tally
   * @param {ConstructorParameters<typeof Player>[2]} [how] of the connections
   */
  constructor(port, tally, how) {
    this.players = Array.from({ length: SEATS }, () => new Player(port, tally, how));
    this.code = '';
    this.isFullSpeed = false; // players act as soon as they can
    this.isStarting = false;
    this.endedDay = ''; // the phase the host has ended early
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
      if (!ack.ok) throw new Error(`joining failed: ${ack.error?.code}`);
      code = String(ack.code);
    }
    this.code = code;
  }
  /** Starts the first game, once all tables are full. */
  async begin() {
    await this.start();
    for (const player of this.players) player.onNews = () => void (this.isFullSpeed && this.actNow(player));
  }
  async start() {
    await Promise.all(this.players.map((player) => player.ask('set_ready', { ready: true })));
    const { ok, error } = await this.host.ask('start_game');
    if (!ok) throw new Error(`starting a game failed: ${error?.code}`);
  }
  close() {
    for (const player of this.players) player.close();
  }

  runFullSpeed() {
    this.isFullSpeed = true;
    for (const player of this.players) this.actNow(player);
  }
  stopFullSpeed() {
    this.isFullSpeed = false;
  }
  /** @param {Player} player */
  actNow(player) {
    if (this.isStarting || player.isWaiting || player.act(false)) return;
    if (this.players.every(({ isWaiting }) => !isWaiting)) this.moveOn();
  }
  /** The host ends the day and starts the next game when no player has anything left to do. */
  moveOn() {
    const { host, status } = this;
    if (status === 'ended') return void this.again();
    if (status !== 'playing' || !host.phase.includes('.day.') || this.endedDay === host.phase) return;
    this.endedDay = host.phase;
    host.command('start_vote', {});
  }
  async again() {
    this.isStarting = true;
    await this.host.ask('return_to_lobby');
    await this.start();
    this.isStarting = false;
  }
}
