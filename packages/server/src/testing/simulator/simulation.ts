import { chance } from '@moonrise/bots';
import { localPresence } from '../../nodes/local-presence.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import type { Store } from '../../store/store.ts';
import { faultsIn, type RunEvidence } from '../chaos/checker.ts';
import { evidenceOf } from '../chaos/evidence.ts';
import { Person, type PersonOptions, type TableState } from '../chaos/person.ts';
import type { RandomInt } from '../chaos/person-connection.ts';
import type { RareEvent } from '../chaos/rare-events.ts';
import { randomRoomSetup } from '../chaos/room-setup.ts';
import { Disk } from './disk.ts';
import { type FaultRates, faultRatesOf, withoutFaults } from './fault-rates.ts';
import { withFixedRandomness } from './fixed-randomness.ts';
import { SimulatedBus, type SimulatedNetwork } from './links.ts';
import { type SimCluster, SimNode } from './sim-node.ts';
import type { SimulatedConnection } from './simulated-connection.ts';
import { timingFault } from './timing-fault.ts';
import { VirtualTime } from './virtual-time.ts';

export interface RunResult {
  readonly faults: readonly string[];
  readonly met: ReadonlySet<RareEvent>; // rare events that happened
  readonly evidence: RunEvidence;
  readonly story: readonly string[]; // log of the run
}
/** Changes to a run, to test that they are detected. */
export interface RunOptions {
  readonly faultRates?: Partial<FaultRates>;
  readonly wrap?: (store: Store) => Store;
  readonly disk?: () => Disk;
  readonly ignoresStop?: boolean; // nodes ignore the stop signal
}
const T0 = 1_767_225_600_000;
const FAULTY = 90_000; // ms with faults
const PATIENCE = 900_000; // ms in which every game has to end afterwards
const AFTERMATH = 15_000; // ms until the effects of the faults are gone
const STEP = 1_000; // ms
const AGAIN = 4; // one table in so many plays a second game
const REST = 10_000; // ms for all players to see the end

/** One run: some tables and nodes, a time with faults, and then time to finish. */
export function simulate(seed: string, options: RunOptions = {}): Promise<RunResult> {
  const time = new VirtualTime(T0);
  return withFixedRandomness(time, chance(seed, 'ids'), () => new Simulation(time, seed, options).play());
}

class Simulation {
  private readonly seed: string;
  private readonly time: VirtualTime;
  private readonly dice: RandomInt;
  private readonly network: SimulatedNetwork;
  private readonly disk: Disk;
  private readonly ignoresStop: boolean;
  private readonly nodes: readonly SimNode[];
  private readonly players: readonly Person[];
  private readonly faults: string[] = [];
  private readonly met = new Set<RareEvent>();
  private readonly story: string[] = [];
  private hasFaults = true;

  constructor(
    time: VirtualTime,
    seed: string,
    { faultRates, wrap = (store) => store, disk = () => new Disk(), ignoresStop = false }: RunOptions,
  ) {
    this.disk = disk();
    this.disk.onStored = (row, before) => {
      const fault = timingFault(row, before, time.now, time.now > this.network.calmAt);
      if (fault !== undefined) this.faults.push(fault);
    };
    this.ignoresStop = ignoresStop;
    this.time = time;
    this.seed = seed;
    this.dice = chance(seed, 'storm');
    const met = (event: RareEvent) => void this.met.add(event);
    const note = (what: string) => void this.story.push(`${((time.now - T0) / 1000).toFixed(3)} ${what}`);
    const all = { ...faultRatesOf(seed), ...faultRates };
    this.network = {
      time,
      dice: chance(seed, 'links'),
      faultRates: all,
      databaseBackAt: 0,
      calmAt: Number.POSITIVE_INFINITY,
      met,
      note,
    };
    const sim: SimCluster = {
      network: this.network,
      disk: this.disk,
      bus: new SimulatedBus(this.network),
      settings: settings(),
      presence: localPresence({ now: () => time.now, at: () => () => {} }),
      started: 0,
      wrap,
      fault: (what) => this.faults.push(what),
    };
    const skewOf = (i: number) => (i === 0 ? 0 : this.dice(2 * all.skew + 1) - all.skew);
    this.nodes = Array.from({ length: all.nodes }, (_, i) => new SimNode(sim, `node ${i}`, skewOf(i)));
    this.players = this.seat();
  }
  async play(): Promise<RunResult> {
    this.scheduleFaults();
    await this.until(FAULTY, () => false);
    this.hasFaults = false;
    this.network.faultRates = withoutFaults(this.network.faultRates);
    this.network.databaseBackAt = 0;
    this.network.calmAt = this.time.now + AFTERMATH;
    await this.until(PATIENCE, () => this.isFinished());
    await this.time.pass(REST);
    return this.outcome();
  }
  private async until(ms: number, isEnough: () => boolean): Promise<void> {
    for (let waited = 0; waited < ms && !isEnough(); waited += STEP) {
      await this.time.pass(STEP);
      const [first] = this.players;
      const nodes = this.players.flatMap(({ table, node }) => (table === first?.table ? (node ?? []) : []));
      if (new Set(nodes).size > 1) this.met.add('a game whose players were on several nodes');
    }
  }

  private seat(): readonly Person[] {
    const players: Person[] = [];
    for (let t = 0, tables = 1 + this.dice(2); t < tables; t++) {
      const room = randomRoomSetup(this.dice);
      const table: TableState = { code: '', games: [], seated: new Set(), gone: new Set() };
      const games = this.dice(AGAIN) === 0 ? 2 : 1;
      for (let i = 0; i < room.people; i++) {
        const name = `P${t}${i}`;
        const token = `${name}-${this.seed}-`.padEnd(48, 'x').replace(/[^A-Za-z0-9_-]/g, 'x');
        const stream = this.dice(4) === 0 ? 'named' : 'log';
        const part: PersonOptions = {
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
  /** Connects to a random node. */
  private connect(): SimulatedConnection | undefined {
    return this.nodes[this.dice(this.nodes.length)]?.accept();
  }

  private scheduleFaults(): void {
    const { crashes, stops, freezes, cuts, outages } = this.network.faultRates;
    const node = () => this.nodes[this.dice(this.nodes.length)] as SimNode;
    this.every(crashes, () => node().crash());
    this.every(this.ignoresStop ? 0 : stops, () => void node().stop());
    this.every(freezes, () => node().freeze(500 + this.dice(8_000)));
    this.every(outages, () => {
      this.met.add('a database that was away');
      this.network.note('the database is away');
      this.network.databaseBackAt = this.time.now + 500 + this.dice(15_000);
    });
    for (const player of this.players) this.every(cuts, () => player.lose(this.dice(2) === 0));
    for (const table of new Set(this.players.map((player) => player.table))) this.maybeLeave(table);
  }
  /** Perhaps all players of a table leave. The game has to end without them. */
  private maybeLeave(table: PersonOptions['table']): void {
    if (this.dice(100) >= this.network.faultRates.goneHome) return;
    this.time.after(20_000 + this.dice(40_000), null, () => {
      const people = this.players.filter((player) => player.table === table);
      if (people.some(({ seen, isOut }) => seen.length === 0 && !isOut)) return;
      this.network.note(`${people.length} people go home`);
      this.met.add('a table that all players left');
      for (const player of people) player.goHome();
    });
  }
  private every(mean: number, happen: () => void): void {
    if (mean === 0) return;
    this.time.after(1 + this.dice(2 * mean), null, () => {
      if (!this.hasFaults) return;
      happen();
      this.every(mean, happen);
    });
  }

  private isFinished(): boolean {
    const games = [...this.disk.streams.keys()].filter((stream) => stream.startsWith('game/'));
    const isOver = this.disk.games({ limit: 99 }).length;
    return games.length > 0 && games.length === isOver && this.players.every(({ isServed }) => isServed);
  }
  private outcome(): RunResult {
    const streams = new Map([...this.disk.streams].map(([stream, { rows }]) => [stream, rows]));
    const evidence = evidenceOf(streams, this.players, this.time.now);
    const faults = [
      ...this.faults,
      ...this.players.flatMap((one) => one.faults),
      ...this.players.flatMap((one) =>
        one.untold > 0 ? [`${one.id} has a connection that was not told that it was replaced`] : [],
      ),
      ...faultsIn(evidence),
      ...(this.isFinished() ? [] : ['not every game has ended']),
    ];
    const commands = JSON.stringify([...streams.values()].flatMap((rows) => rows.map(({ command }) => command)));
    for (const [sign, event] of Object.entries(signs)) if (commands.includes(sign)) this.met.add(event);
    const { met, story } = this;
    return { faults, met, evidence, story };
  }
}

/** Rare events that show in the logs. */
const signs: Readonly<Record<string, RareEvent>> = {
  '"type":"extend"': 'time given back after an outage',
  '"to":"bot"': 'a bot in the seat of a player who is away',
  '"to":"player"': 'a player who took the seat back from a bot',
  '"type":"move_host"': 'a host who was away too long',
};

function settings(): Settings {
  const read = readSettings({ PORT: '0', DATA_DIR: '/nowhere' });
  if (!read.ok) throw new Error(read.message);
  const open = { away_seconds: 20, action_burst: 1e6, chat_burst: 1e6, actions_per_second: 1e6, chat_per_second: 1e6 };
  return { ...read.settings, limits: { ...read.settings.limits, ...open } };
}
