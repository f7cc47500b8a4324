import { type Game, promptsOf } from '@moonrise/engine';
import type { Match } from '../../matches/match.ts';
import type { Store } from '../../store/store.ts';
import type { Ack, Client, Got } from '../client.ts';
import { matchIn } from '../running-match.ts';
import { Serving } from '../serving.ts';
import { must } from '../table.ts';
import type { DealPair } from './deal-pairs.ts';
import { dealtStore, seedNamed } from './dealt-store.ts';
import { PairPlayer } from './pair-player.ts';
import { probesOf } from './probes.ts';

export const SEED = seedNamed('canaries');
export const JUNK = 'junk-5d1c9a'; // sent in invalid requests
export const PASSWORD = 'password-41c7e0';
export const REPORT = 'report-b2d90f';
const PLAYERS = 9;
const deck = { wolf: 2, seer: 1, doctor: 1, villager: 5 };
export const ROLES = Object.keys(deck);
const dealPair: DealPair = {
  name: 'canaries',
  rules: 'moonrise',
  players: PLAYERS,
  options: { chaos: true, roles: deck },
  plain: 'villager',
  swap: ['wolf', 'seer'],
  knowing: [],
};

export interface Guest {
  readonly client: Client;
  readonly name: string;
  readonly id: string; // in the lobby
  readonly token: string;
  readonly answers: string[]; // after the seat was given
  dealt: number; // packets before the game
}
interface Line {
  readonly channel: string;
  readonly text: string;
}
/** Everything a server sent, logged and published during an unfinished game. */
export interface ServerOutput {
  readonly guests: readonly Guest[]; // by seat
  readonly watcher: Guest;
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly code: string;
  readonly log: string;
  readonly metrics: string;
  readonly http: readonly string[];
}

export async function canaryGame(wrap: (store: Store) => Store = (store) => store): Promise<ServerOutput> {
  const on = await Serving.start({
    env: { METRICS_PORT: '0' },
    wrap: (store) => wrap(dealtStore(failing(store), SEED, (cards) => cards)),
  });
  try {
    return await new CanaryGame(on).play();
  } finally {
    await on.stop();
  }
}
const BROKEN = 'broken'; // a chat line on which the store fails, so that an error is logged
const failing = (store: Store): Store =>
  Object.assign(Object.create(store) as Store, {
    append: (...args: Parameters<Store['append']>) =>
      JSON.stringify(args[0]).includes(BROKEN) ? Promise.reject(new Error('no space left')) : store.append(...args),
  });

class CanaryGame {
  private readonly on: Serving;
  private readonly lines: Line[] = [];
  private readonly http: string[] = [];
  private guests: Guest[] = [];
  private watcher!: Guest;
  private code = '';
  private match!: Match;

  constructor(on: Serving) {
    this.on = on;
  }
  async play(): Promise<ServerOutput> {
    await this.gather();
    await this.deal();
    const player = new PairPlayer(dealPair, this.match);
    let frame = '';
    while (!this.match.isOver && player.hasVictims) {
      if (frame !== this.match.game.frame.id) await this.probe();
      frame = this.match.game.frame.id;
      const next = player.next();
      if (next) await this.act(this.guests[next.seat] as Guest, next.request as { slot: string; text?: string });
      else await this.on.pass(Math.max(0, (this.on.clock.next ?? 0) - this.on.clock.now()));
      await this.on.settled();
    }
    await this.probe();
    const metrics = await (await fetch(`http://127.0.0.1:${this.on.server.metricsPort}/metrics`)).text();
    const { guests, watcher, lines, code, http, match } = this;
    return { guests, watcher, game: match.game, lines, code, log: this.on.log.join(''), metrics, http };
  }

  private async gather(): Promise<void> {
    for (let i = 0; i < PLAYERS; i++) {
      const client = await this.on.client();
      const name = `Name-${i}-8c04`;
      const wish = i === 0 ? { name, rules: dealPair.rules, options: dealPair.options } : { name, code: this.code };
      const stream = i % 2 ? 'log' : 'named';
      const seat = must(await client.ask(i === 0 ? 'create_room' : 'join_room', { ...wish, stream }));
      this.code = `${seat.code}`;
      this.guests.push({ client, name, id: `${seat.player_id}`, token: `${seat.token}`, answers: [], dealt: 0 });
    }
    const client = await this.on.client();
    must(await client.ask('spectate_room', { code: this.code }));
    this.watcher = { client, name: '-', id: '-', token: '-', answers: [], dealt: 0 };
    for (const [i, guest] of this.guests.entries()) {
      const text = `lobby-${i}-77ab${guest.id}`;
      this.lines.push({ channel: 'lobby', text });
      must(await guest.client.ask('send_message', { text }));
      must(await guest.client.ask('set_ready', { ready: true }));
    }
    must(await this.ask(this.guests[0] as Guest, 'set_password', { password: PASSWORD }));
    await this.ask(this.guests[0] as Guest, 'send_message', { text: BROKEN });
  }
  private async deal(): Promise<void> {
    must(await (this.guests[0] as Guest).client.ask('start_game'));
    await this.on.settled();
    for (const guest of [...this.guests, this.watcher]) guest.dealt = guest.client.got.length;
    await this.on.pass(10_000);
    this.match = await matchIn(this.on, this.code);
    const guests = this.match.begin.sitters.map(({ player }) => this.guests.find(({ id }) => id === player));
    this.guests = guests as Guest[];
  }
  private async act(guest: Guest, request: { readonly slot: string; readonly text?: string }): Promise<void> {
    const { text } = request;
    const answer = await this.ask(guest, 'act', request);
    if (text !== undefined && answer.ok) this.lines.push({ channel: request.slot, text });
  }
  private async ask(guest: Guest, event: string, payload: object): Promise<Ack> {
    const answer = await guest.client.ask(event, payload);
    guest.answers.push(JSON.stringify(answer));
    return answer;
  }

  /** One player tries all probes, over sockets and HTTP. */
  private async probe(): Promise<void> {
    const seat = this.match.game.state.cards.lastIndexOf(dealPair.plain);
    const guest = this.guests[seat] as Guest;
    const offered = promptsOf(this.match.game, seat).flatMap(({ slot, offers }) =>
      offers.flatMap(({ act }) => [act, `${act}@${slot}`]),
    );
    for (const { event, payload } of probesOf([this.match.begin.sitters[0]?.id ?? ''], offered, this.code))
      await this.ask(guest, event, payload);
    await this.ask(guest, 'send_message', { text: `${JUNK} line`, channel: 'wolves' });
    await this.ask(guest, JUNK, { [JUNK]: JUNK });
    const about = this.match.begin.sitters[seat]?.id;
    await this.ask(guest, 'report_player', { player_id: about, reason: 'other', text: REPORT });
    await guest.client.reconnect();
    await this.ask(guest, 'resume', { token: guest.token, stream: 'log' });
    const paths = ['healthz', 'readyz', 'metrics', '', 'api/rulesets', 'api/openapi.json', `api/rooms/${this.code}`];
    paths.push(`api/games/${this.match.id}`, `api/games/${JUNK}`, `api/rooms/${JUNK}?token=${guest.token}`, `${JUNK}`);
    for (const path of paths) this.http.push(await (await fetch(`${this.on.url}/${path}`)).text());
    await this.on.settled();
  }
}

/** The packets a guest got since the deal. */
export const framesOf = ({ client, dealt }: Guest): readonly Got[] => client.got.slice(dealt);
