import { type Id, promptsOf, type SeatId } from '@moonrise/engine';
import type { Match } from '../../matches/match.ts';
import type { Client, Got } from '../client.ts';
import { fixChance } from '../fixed-chance.ts';
import { Serving } from '../serving.ts';
import { type ClientTable, deal, gather, isOver, must } from '../table.ts';
import { matchIn } from '../twin.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';
import { SecrecyPlayer } from './player.ts';
import { probe, probesOf } from './probes.ts';
import type { SecrecyScene } from './scenes.ts';

/** What one viewer got, as text: frames in their order, and answers in theirs. */
interface Heard {
  readonly who: string;
  readonly frames: readonly string[];
  readonly answers: readonly string[];
}
export interface World {
  readonly heard: readonly Heard[];
  readonly phases: number;
  readonly dead: number; // of those who may not know the difference
  readonly events: ReadonlySet<string>; // of the interface, that they got
  readonly asked: ReadonlySet<string>;
  readonly faults: readonly string[]; // what is not as documented
}
interface Viewer {
  readonly who: string;
  readonly client: Client;
}
const WATCHERS = ['spectator', 'spectator of the log', 'another device'];

/** Plays one world of a scene over real sockets. In the second one two cards have changed places, and the pack talks more. */
export async function playWorld(scene: SecrecyScene, isSecond: boolean, longest: number): Promise<World> {
  fixChance(scene.name);
  let pair: readonly SeatId[] = [];
  const swap = (cards: readonly Id[], players: number) => {
    pair = pairOf(scene, cards, players);
    return isSecond ? swapped(cards, pair) : cards;
  };
  const on = await Serving.start({ wrap: (store) => dealtStore(store, seedNamed(scene.seed ?? scene.name), swap) });
  try {
    return await new Run(scene, on, isSecond, () => pair).play(longest);
  } finally {
    await on.stop();
  }
}

/** The first holders at the table of both roles. */
const pairOf = ({ swap }: SecrecyScene, cards: readonly (Id | null)[], players: number): readonly SeatId[] =>
  swap.map((role) => {
    const seat = cards.slice(0, players).indexOf(role);
    if (seat < 0) throw new Error(`nobody is ${role}`);
    return seat;
  });
function swapped(cards: readonly Id[], [x = 0, y = 0]: readonly SeatId[]): readonly Id[] {
  return cards.map((card, place) => (place === x ? cards[y] : place === y ? cards[x] : card) as Id);
}

class Run {
  private readonly scene: SecrecyScene;
  private readonly on: Serving;
  private readonly isSecond: boolean;
  private readonly pair: () => readonly SeatId[]; // whose cards have changed places
  private readonly answers = new Map<Client, string[]>();
  private readonly asked = new Set<string>(['create_room', 'join_room', 'act', 'start_game']);
  private readonly seen = new Set<string>(); // phases
  private table!: ClientTable;
  private match!: Match;
  private watchers!: readonly Client[];
  private clients!: readonly Client[]; // by seat

  constructor(scene: SecrecyScene, on: Serving, isSecond: boolean, pair: () => readonly SeatId[]) {
    this.pair = pair;
    this.scene = scene;
    this.on = on;
    this.isSecond = isSecond;
  }
  async play(longest: number): Promise<World> {
    await this.begin();
    const player = new SecrecyPlayer(this.scene, this.match);
    while (!this.match.isOver && player.hasVictims && this.seen.size < longest) {
      await this.look();
      const next = player.next();
      if (next) must(await (this.clients[next.seat] as Client).ask('act', next.request));
      else await this.on.pass(Math.max(0, (this.on.clock.next ?? 0) - this.on.clock.now()));
      await this.on.settled();
    }
    await this.part();
    const viewers = this.viewers();
    const events = new Set(viewers.flatMap(({ client }) => client.got.map(({ event }) => event)));
    return {
      heard: viewers.map((viewer) => this.heard(viewer)),
      phases: this.seen.size,
      dead: this.blind().filter((seat) => !this.match.game.isAlive(seat)).length,
      events,
      asked: this.asked,
      faults: viewers.flatMap(({ client }) => client.faults),
    };
  }

  private async begin(): Promise<void> {
    const { rules, players, options = {} } = this.scene;
    this.table = await gather(this.on, { rules, players, options, stream: (i) => (i % 2 ? 'log' : 'named') });
    const { code, seats } = this.table;
    this.watchers = [await this.on.client(), await this.on.client()];
    for (const [i, watcher] of this.watchers.entries())
      must(await watcher.ask('spectate_room', { code, stream: i ? 'log' : 'named' }));
    await deal(this.table);
    this.match = await matchIn(this.on, code);
    this.clients = this.match.begin.sitters.map(
      ({ player }) => seats.find(({ id }) => id === player)?.client as Client,
    );
  }
  /** Once in a phase: those who may not know the difference try to find out, and the pack has a word in one world only. */
  private async look(): Promise<void> {
    const key = this.match.game.frame.id;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const { game, begin } = this.match;
    const about = this.pair().map((seat) => begin.sitters[seat]?.id as string);
    const dead = this.blind().find((seat) => !game.isAlive(seat));
    const alive = this.blind().findLast((seat) => game.isAlive(seat));
    for (const seat of [dead, alive]) {
      if (seat === undefined) continue;
      const offered = promptsOf(game, seat).flatMap(({ slot, offers }) =>
        offers.flatMap(({ act }) => [act, `${act}@${slot}`]),
      );
      await this.ask(this.clients[seat] as Client, about, offered);
    }
    await this.ask(this.watchers[0] as Client, about, []);
    if (this.isSecond) await this.chatter();
    if (this.seen.size % 4 === 3) await this.comeBack(alive ?? 0);
    await this.on.settled();
  }
  private async ask(client: Client, about: readonly string[], offered: readonly string[]): Promise<void> {
    const probes = probesOf(about, offered, this.table.code);
    for (const { event } of probes) this.asked.add(event);
    this.noteAnswers(client, await probe(client, probes));
  }
  /** Those who may know the difference say more in this world than in the other, and come and go in the dark. */
  private async chatter(): Promise<void> {
    const pack = this.knowing();
    if (this.match.game.phase.secret && pack[0] !== undefined) await this.comeBack(pack[0]);
    for (const seat of pack)
      for (const { slot, offers } of promptsOf(this.match.game, seat))
        if (slot === 'wolves' && offers.some(({ act }) => act === 'say'))
          must(
            await (this.clients[seat] as Client).ask('send_message', { text: `psst ${this.seen.size}`, channel: slot }),
          );
  }
  private async comeBack(seat: SeatId): Promise<void> {
    const client = this.clients[seat] as Client;
    const { token, stream } = this.seatOf(client);
    await client.reconnect();
    await this.on.settled();
    this.noteAnswers(client, await probe(client, [{ event: 'resume', payload: { token, stream } }]));
    await this.on.settled();
  }
  /** At the end somebody goes for good, and the host tries to hasten. */
  private async part(): Promise<void> {
    const [first, second] = this.blind().map((seat) => this.clients[seat] as Client) as [Client, Client];
    for (const event of ['start_vote', 'leave_room']) this.asked.add(event);
    this.noteAnswers(first, await probe(first, [{ event: 'start_vote', payload: {} }]));
    await this.replace(first);
    this.noteAnswers(second, await probe(second, [{ event: 'leave_room', payload: {} }]));
    await this.on.settled();
  }
  /** Somebody comes back on another device, and is told the whole story. */
  private async replace(client: Client): Promise<void> {
    const device = await this.on.client();
    const { token } = this.seatOf(client);
    this.noteAnswers(device, await probe(device, [{ event: 'resume', payload: { token } }]));
    this.watchers = [...this.watchers, device];
    await this.on.settled();
  }
  private seatOf(client: Client): ClientTable['seats'][number] {
    return this.table.seats.find((one) => one.client === client) as ClientTable['seats'][number];
  }
  private noteAnswers(client: Client, answers: readonly string[]): void {
    this.answers.set(client, [...(this.answers.get(client) ?? []), ...answers]);
  }

  private knowing(): readonly SeatId[] {
    const { dealt } = this.match.game.state;
    return this.match.game.seats.map(({ id }) => id).filter((id) => this.scene.knowing.includes(dealt[id] ?? ''));
  }
  private blind(): readonly SeatId[] {
    const knowing = this.knowing();
    return this.match.game.seats.map(({ id }) => id).filter((id) => !knowing.includes(id));
  }
  private viewers(): readonly Viewer[] {
    const { dealt } = this.match.game.state;
    const seats = this.blind().map((seat) => ({
      who: `seat ${seat}, ${dealt[seat]}`,
      client: this.clients[seat] as Client,
    }));
    return [...seats, ...this.watchers.map((client, i) => ({ who: WATCHERS[i] as string, client }))];
  }
  private heard({ who, client }: Viewer): Heard {
    const frames = beforeTheEnd(client.got).map((got) => JSON.stringify(got).replaceAll(this.match.id, 'GAME'));
    return { who, frames, answers: this.answers.get(client) ?? [] };
  }
}

/** When a game is over everything is told. */
function beforeTheEnd(got: readonly Got[]): readonly Got[] {
  const end = got.findIndex((one) => isOver({ got: [one] } as unknown as Client) || one.data.status === 'ended');
  return end < 0 ? got : got.slice(0, end);
}
