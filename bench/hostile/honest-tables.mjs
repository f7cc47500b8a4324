// People who play while others attack: what they were promised is counted.
import { setTimeout as pause } from 'node:timers/promises';
import { pacemaker } from '../server/pacemaker.mjs';
import { SEATS, Table } from '../server/table.mjs';

const options = { durations: { night: 12, day: 15, voting: 12 }, countdown: 1 };
const AFTER_GAME = 2_000; // ms until the next game

/** Ten people in one room who play one game after another. */
class HonestTable extends Table {
  /** @param {number} port @param {import('../server/tally.mjs').Tally} tally @param {number} number */
  constructor(port, tally, number) {
    super(port, tally, { from: `198.51.100.${number + 1}`, lost: (why) => this.losses.push(String(why)) });
    /** @type {string[]} */
    this.losses = []; // connections that ended
    this.games = 0;
    /** @type {Map<number, number>} */
    this.heard = new Map(); // how many people received a line, by its time of sending
    /** @type {number[]} */
    this.acknowledged = []; // lines
    for (const player of this.players) {
      player.onLine = (stamp) => this.heard.set(stamp, (this.heard.get(stamp) ?? 0) + 1);
      player.onSaid = (stamp) => this.acknowledged.push(stamp);
    }
    const { onRoom } = this.host;
    this.host.onRoom = (status) => {
      const isEnd = status === 'ended' && this.status === 'playing';
      onRoom(status);
      if (isEnd) void this.next();
    };
  }
  async next() {
    this.games++;
    this.isStarting = true;
    await pause(AFTER_GAME);
    while (this.players.some(({ isWaiting }) => isWaiting)) await pause(50);
    await this.again();
  }
  /** Acknowledged lines that not even their author received. */
  get unheard() {
    return this.acknowledged.filter((stamp) => !this.heard.has(stamp)).length;
  }
}

/** @param {number} port @param {import('../server/tally.mjs').Tally} tally @param {number} people @param {number} pace seconds between two acts of a person */
export async function honestTables(port, tally, people, pace) {
  const tables = Array.from({ length: people / SEATS }, (_, number) => new HonestTable(port, tally, number));
  for (const table of tables) await table.gather(options);
  for (const table of tables) await table.begin();
  const actors = tables
    .flatMap((table) =>
      table.players.map((player) => ({ act: () => !table.isStarting && player.act(true), at: Math.random() })),
    )
    .sort((one, other) => one.at - other.at);
  const stop = pacemaker(actors, pace);
  /** @param {(table: HonestTable) => number} of */
  const sum = (of) => tables.reduce((all, table) => all + of(table), 0);
  return {
    codes: tables.map(({ code }) => code),
    /** Acknowledged lines, by their time of sending. */
    acknowledged: () => tables.flatMap((table) => table.acknowledged),
    counts: () => ({
      games: sum(({ games }) => games),
      lines: sum(({ acknowledged }) => acknowledged.length),
      unheard: sum(({ unheard }) => unheard),
      losses: tables.flatMap(({ losses }) => losses),
    }),
    /** Lets pending requests end. */
    async rest() {
      stop();
      for (const table of tables) table.isStarting = true;
      await pause(1_000);
    },
    close: () => {
      for (const table of tables) table.close();
    },
  };
}
