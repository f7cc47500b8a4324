import { type Id, promptsOf, type SeatId } from '@moonrise/engine';
import type { Match } from '../../matches/match.ts';
import type { Client, Got } from '../client.ts';
import { fixChance } from '../fixed-chance.ts';
import { matchIn } from '../running-match.ts';
import { Serving } from '../serving.ts';
import { type ClientTable, deal, gather, isOver, must } from '../table.ts';
import type { DealPair } from './deal-pairs.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';
import { PairPlayer } from './pair-player.ts';
import { probe, probesOf } from './probes.ts';

/** What one viewer got: packets and answers as text, in order. */
interface Heard {
  readonly who: string;
  readonly frames: readonly string[];
  readonly answers: readonly string[];
}
export interface PlayedDeal {
  readonly heard: readonly Heard[];
  readonly phases: number;
  readonly dead: number; // among viewers who may not know the difference
  readonly events: ReadonlySet<string>; // events of the interface that they got
  readonly asked: ReadonlySet<string>;
  readonly faults: readonly string[]; // packets that do not match the documentation
}
interface Viewer {
  readonly who: string;
  readonly client: Client;
}
const WATCHERS = ['spectator', 'spectator of the log', 'another device'];

/** Plays one deal of a pair over real sockets. In the second deal two cards are swapped, and the pack talks more. */
export async function playDeal(dealPair: DealPair, isSecond: boolean, longest: number): Promise<PlayedDeal> {
  fixChance(dealPair.name);
  let pair: readonly SeatId[] = [];
  const swap = (cards: readonly Id[], players: number) => {
    pair = pairOf(dealPair, cards, players);
    return isSecond ? swapped(cards, pair) : cards;
  };
  const on = await Serving.start({
    wrap: (store) => dealtStore(store, seedNamed(dealPair.seed ?? dealPair.name), swap),
  });
  try {
    return await new Run(dealPair, on, isSecond, () => pair).play(longest);
  } finally {
    await on.stop();
  }
}

/** The first seats with both roles. */
const pairOf = ({ swap }: DealPair, cards: readonly (Id | null)[], players: number): readonly SeatId[] =>
  swap.map((role) => {
    const seat = cards.slice(0, players).indexOf(role);
    if (seat < 0) throw new Error(`no seat has the role ${role}`);
    return seat;
  });
function swapped(cards: readonly Id[], [x = 0, y = 0]: readonly SeatId[]): readonly Id[] {
  return cards.map((card, place) => (place === x ? cards[y] : place === y ? cards[x] : card) as Id);
}

class Run {
  private readonly dealPair: DealPair;
  private readonly on: Serving;
  private readonly isSecond: boolean;
  private readonly pair: () => readonly SeatId[]; // the seats with swapped cards
  private readonly answers = new Map<Client, string[]>();
  private readonly asked = new Set<string>(['create_room', 'join_room', 'act', 'start_game']);
  private readonly seen = new Set<string>(); // phases
  private table!: ClientTable;
  private match!: Match;
  private watchers!: readonly Client[];
  private clients!: readonly Client[]; // by seat

  constructor(dealPair: DealPair, on: Serving, isSecond: boolean, pair: () => readonly SeatId[]) {
    this.pair = pair;
    this.dealPair = dealPair;
    this.on = on;
    this.isSecond = isSecond;
  }
  async play(longest: number): Promise<PlayedDeal> {
    await this.begin();
    const player = new PairPlayer(this.dealPair, this.match);
    while (!this.match.isOver && player.hasVictims && this.seen.size < longest) {
      await this.look();
      const next = player.next();
      if (next) must(await (this.clients[next.seat] as Client).ask('act', next.request));
      else await this.on.pass(Math.max(0, (this.on.clock.next ?? 0) - this.on.clock.now()));
      await this.on.settled();
    }
    await this.finish();
    const viewers = this.viewers();
    const events = new Set(viewers.flatMap(({ client }) => client.got.map(({ event }) => event)));
    return {
      heard: viewers.map((viewer) => this.heard(viewer)),
      phases: this.seen.size,
      dead: this.unknowing().filter((seat) => !this.match.game.isAlive(seat)).length,
      events,
      asked: this.asked,
      faults: viewers.flatMap(({ client }) => client.faults),
    };
  }

  private async begin(): Promise<void> {
    const { rules, players, options = {} } = this.dealPair;
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
  /** Once per phase: viewers who may not know the difference send probes, and the pack chats in one deal only. */
  private async look(): Promise<void> {
    const key = this.match.game.frame.id;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const { game, begin } = this.match;
    const about = this.pair().map((seat) => begin.sitters[seat]?.id as string);
    const dead = this.unknowing().find((seat) => !game.isAlive(seat));
    const alive = this.unknowing().findLast((seat) => game.isAlive(seat));
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
  /** Seats that may know the difference say more in this deal, and reconnect at night. */
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
  /** At the end one player leaves for good, and one tries to start the vote. */
  private async finish(): Promise<void> {
    const [first, second] = this.unknowing().map((seat) => this.clients[seat] as Client) as [Client, Client];
    for (const event of ['start_vote', 'leave_room']) this.asked.add(event);
    this.noteAnswers(first, await probe(first, [{ event: 'start_vote', payload: {} }]));
    await this.replace(first);
    this.noteAnswers(second, await probe(second, [{ event: 'leave_room', payload: {} }]));
    await this.on.settled();
  }
  /** A player comes back on another device and gets the whole game. */
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
    return this.match.game.seats.map(({ id }) => id).filter((id) => this.dealPair.knowing.includes(dealt[id] ?? ''));
  }
  private unknowing(): readonly SeatId[] {
    const knowing = this.knowing();
    return this.match.game.seats.map(({ id }) => id).filter((id) => !knowing.includes(id));
  }
  private viewers(): readonly Viewer[] {
    const { dealt } = this.match.game.state;
    const seats = this.unknowing().map((seat) => ({
      who: `seat ${seat}, ${dealt[seat]}`,
      client: this.clients[seat] as Client,
    }));
    return [...seats, ...this.watchers.map((client, i) => ({ who: WATCHERS[i] as string, client }))];
  }
  private heard({ who, client }: Viewer): Heard {
    const frames = beforeEnd(client.got).map((got) => JSON.stringify(got).replaceAll(this.match.id, 'GAME'));
    return { who, frames, answers: this.answers.get(client) ?? [] };
  }
}

/** At the end of a game all secrets are published. */
function beforeEnd(got: readonly Got[]): readonly Got[] {
  const end = got.findIndex((one) => isOver({ got: [one] } as unknown as Client) || one.data.status === 'ended');
  return end < 0 ? got : got.slice(0, end);
}
