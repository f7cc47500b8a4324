import { chance } from '@moonrise/bots';
import { localPresence } from '../../nodes/local-presence.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import type { Store } from '../../store/store.ts';
import { faultsIn, type RunEvidence } from '../chaos/checker.ts';
import { evidenceOf } from '../chaos/evidence.ts';
import { Person, type PersonPlan, type SharedTable } from '../chaos/person.ts';
import type { Roll } from '../chaos/person-connection.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import { drawnTable } from '../chaos/tables.ts';
import { Disk } from './disk.ts';
import { type FaultRates, faultRatesOf, mended } from './fault-rates.ts';
import { inFixedWorld } from './fixed-world.ts';
import { SimBus, type SimNetwork } from './links.ts';
import { unpunctual } from './punctuality.ts';
import { type SimCluster, SimNode } from './sim-node.ts';
import { VirtualTime } from './virtual-time.ts';
import type { SimWire } from './wire.ts';

export interface SimOutcome {
  readonly faults: readonly string[];
  readonly met: ReadonlySet<RareEvent>; // rare things that have happened
  readonly evidence: RunEvidence;
  readonly story: readonly string[]; // what has happened, in short
}
/** What a test changes in a run, to see whether it is noticed. */
export interface SimOptions {
  readonly rates?: Partial<FaultRates>;
  readonly wrap?: (store: Store) => Store;
  readonly disk?: () => Disk;
  readonly isDeaf?: boolean; // nodes do not hear that they should stop
}
const T0 = 1_767_225_600_000;
const STORM = 90_000; // ms in which things go wrong
const PATIENCE = 900_000; // ms in which every game has to come to its end afterwards
const AFTERMATH = 15_000; // ms until the last trace of the storm is gone
const LOOK = 1_000; // ms
const AGAIN = 4; // one in so many tables plays a second game
const REST = 10_000; // ms for everybody to be shown it

/** One run: some tables, some nodes, a storm, and then time to finish. */
export function simulate(seed: string, wishes: SimOptions = {}): Promise<SimOutcome> {
  const time = new VirtualTime(T0);
  return inFixedWorld(time, chance(seed, 'ids'), () => new Simulation(time, seed, wishes).play());
}

class Simulation {
  private readonly seed: string;
  private readonly time: VirtualTime;
  private readonly dice: Roll;
  private readonly network: SimNetwork;
  private readonly disk: Disk;
  private readonly isDeaf: boolean;
  private readonly nodes: readonly SimNode[];
  private readonly players: readonly Person[];
  private readonly faults: string[] = [];
  private readonly met = new Set<RareEvent>();
  private readonly story: string[] = [];
  private isStormy = true;

  constructor(
    time: VirtualTime,
    seed: string,
    { rates, wrap = (store) => store, disk = () => new Disk(), isDeaf = false }: SimOptions,
  ) {
    this.disk = disk();
    this.disk.onStored = (row, before) => {
      const fault = unpunctual(row, before, time.now, time.now > this.network.calmAt);
      if (fault !== undefined) this.faults.push(fault);
    };
    this.isDeaf = isDeaf;
    this.time = time;
    this.seed = seed;
    this.dice = chance(seed, 'storm');
    const met = (rarity: RareEvent) => void this.met.add(rarity);
    const note = (what: string) => void this.story.push(`${((time.now - T0) / 1000).toFixed(3)} ${what}`);
    const all = { ...faultRatesOf(seed), ...rates };
    this.network = {
      time,
      dice: chance(seed, 'links'),
      rates: all,
      databaseBackAt: 0,
      calmAt: Number.POSITIVE_INFINITY,
      met,
      note,
    };
    const sim: SimCluster = {
      network: this.network,
      disk: this.disk,
      bus: new SimBus(this.network),
      settings: settings(),
      presence: localPresence({ now: () => time.now, at: () => () => {} }),
      born: 0,
      wrap,
      fault: (what) => this.faults.push(what),
    };
    const skewOf = (i: number) => (i === 0 ? 0 : this.dice(2 * all.skew + 1) - all.skew);
    this.nodes = Array.from({ length: all.nodes }, (_, i) => new SimNode(sim, `node ${i}`, skewOf(i)));
    this.players = this.seat();
  }
  async play(): Promise<SimOutcome> {
    this.brew();
    await this.until(STORM, () => false);
    this.isStormy = false;
    this.network.rates = mended(this.network.rates);
    this.network.databaseBackAt = 0;
    this.network.calmAt = this.time.now + AFTERMATH;
    await this.until(PATIENCE, () => this.isFinished());
    await this.time.pass(REST);
    return this.outcome();
  }
  private async until(ms: number, isEnough: () => boolean): Promise<void> {
    for (let waited = 0; waited < ms && !isEnough(); waited += LOOK) {
      await this.time.pass(LOOK);
      const [first] = this.players;
      const nodes = this.players.flatMap(({ table, node }) => (table === first?.table ? (node ?? []) : []));
      if (new Set(nodes).size > 1) this.met.add('a game whose players were on several nodes');
    }
  }

  private seat(): readonly Person[] {
    const players: Person[] = [];
    for (let t = 0, tables = 1 + this.dice(2); t < tables; t++) {
      const room = drawnTable(this.dice);
      const table: SharedTable = { code: '', games: [], seated: new Set(), gone: new Set() };
      const games = this.dice(AGAIN) === 0 ? 2 : 1;
      for (let i = 0; i < room.people; i++) {
        const name = `P${t}${i}`;
        const token = `${name}-${this.seed}-`.padEnd(48, 'x').replace(/[^A-Za-z0-9_-]/g, 'x');
        const stream = this.dice(4) === 0 ? 'named' : 'log';
        const part: PersonPlan = {
          name,
          token,
          stream,
          room,
          table,
          isHost: i === 0,
          games: () => games,
          mayLeave: true,
        };
        players.push(new Person(this.network, part, chance(this.seed, name), () => this.connect()));
      }
    }
    return players;
  }
  /** Any node will do. */
  private connect(): SimWire | undefined {
    return this.nodes[this.dice(this.nodes.length)]?.accept();
  }

  private brew(): void {
    const { crashes, stops, freezes, cuts, outages } = this.network.rates;
    const node = () => this.nodes[this.dice(this.nodes.length)] as SimNode;
    this.every(crashes, () => node().crash());
    this.every(this.isDeaf ? 0 : stops, () => void node().stop());
    this.every(freezes, () => node().freeze(500 + this.dice(8_000)));
    this.every(outages, () => {
      this.met.add('a database that was away');
      this.network.note('the database is away');
      this.network.databaseBackAt = this.time.now + 500 + this.dice(15_000);
    });
    for (const player of this.players) this.every(cuts, () => player.lose(this.dice(2) === 0));
    for (const table of new Set(this.players.map((player) => player.table))) this.part(table);
  }
  /** Perhaps everybody at a table stops playing. The game has to come to its end without them. */
  private part(table: PersonPlan['table']): void {
    if (this.dice(100) >= this.network.rates.goneHome) return;
    this.time.after(20_000 + this.dice(40_000), null, () => {
      const people = this.players.filter((player) => player.table === table);
      if (people.some(({ seen, isOut }) => seen.length === 0 && !isOut)) return;
      this.network.note(`${people.length} people go home`);
      this.met.add('a table that everybody has left');
      for (const player of people) player.goHome();
    });
  }
  private every(mean: number, happen: () => void): void {
    if (mean === 0) return;
    this.time.after(1 + this.dice(2 * mean), null, () => {
      if (!this.isStormy) return;
      happen();
      this.every(mean, happen);
    });
  }

  private isFinished(): boolean {
    const games = [...this.disk.streams.keys()].filter((stream) => stream.startsWith('game/'));
    const isOver = this.disk.games({ limit: 99 }).length;
    return games.length > 0 && games.length === isOver && this.players.every(({ isServed }) => isServed);
  }
  private outcome(): SimOutcome {
    const streams = new Map([...this.disk.streams].map(([stream, { rows }]) => [stream, rows]));
    const evidence = evidenceOf(streams, this.players, this.time.now);
    const faults = [
      ...this.faults,
      ...this.players.flatMap((one) => one.faults),
      ...this.players.flatMap((one) =>
        one.untold > 0 ? [`${one.id} has a connection that was not told of a newer one`] : [],
      ),
      ...faultsIn(evidence),
      ...(this.isFinished() ? [] : ['not every game has come to its end']),
    ];
    const commands = JSON.stringify([...streams.values()].flatMap((rows) => rows.map(({ command }) => command)));
    for (const [sign, rarity] of Object.entries(signs)) if (commands.includes(sign)) this.met.add(rarity);
    const { met, story } = this;
    return { faults, met, evidence, story };
  }
}

/** What the logs tell of rare things. */
const signs: Readonly<Record<string, RareEvent>> = {
  '"type":"extend"': 'time that was given back',
  '"to":"bot"': 'a bot in the seat of somebody away',
  '"to":"player"': 'somebody who came back to a seat that a bot had',
  '"type":"move_host"': 'a host who was gone',
};

function settings(): Settings {
  const read = readSettings({ PORT: '0', DATA_DIR: '/nowhere' });
  if (!read.ok) throw new Error(read.message);
  const open = { away_seconds: 20, action_burst: 1e6, chat_burst: 1e6, actions_per_second: 1e6, chat_per_second: 1e6 };
  return { ...read.settings, limits: { ...read.settings.limits, ...open } };
}
