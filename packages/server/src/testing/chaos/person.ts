import type { Ack } from '../client.ts';
import { sample } from '../sample.ts';
import type { Connect, PersonConnection, PersonContext, RandomInt } from './person-connection.ts';
import { isWaitedFor, type RoomSetup } from './room-setup.ts';
import type { PacketData, ShownOffer, ShownPrompt, ShownRoom } from './screen.ts';

/** What the people at one table share. */
export interface TableState {
  code: string; // '' until the host has opened it
  readonly games: string[]; // that any of them saw
  readonly seated: Set<string>; // have got a seat
  readonly gone: Set<string>; // left for good
}

/** Where a person sits and how they play. */
export interface PersonOptions {
  readonly name: string;
  readonly token: string;
  readonly stream: 'named' | 'log';
  readonly room: RoomSetup;
  readonly table: TableState;
  readonly isHost: boolean;
  readonly games: () => number; // how many to play
  readonly mayLeave: boolean; // may leave for good or be kicked
}
/** The packets a person got of one game. */
export interface SeenGame {
  readonly game: string;
  readonly frames: string[]; // 1, 2, 3 …
}
const SLOW = 3_000; // ms
const LEAVING = 300; // one chance in so many, per second of a running game
const KICKING = 60; // one chance in so many, for a host in the lobby
const AGAIN: readonly string[] = ['unavailable', 'closing', 'internal', 'rate_limited', 'overloaded'];
const SEAT_IS_GONE: readonly string[] = ['unknown_token', 'removed_from_room'];

/** A player: connects, plays random offers, loses the network, comes back, and notes what was acknowledged. */
export class Person {
  readonly acked: string[] = []; // ids
  readonly seen: SeenGame[] = [];
  readonly faults: string[] = [];
  id = '';
  isOut = false;
  isTurnedAway = false; // the seat was lost
  private readonly world: PersonContext;
  private readonly part: PersonOptions;
  private readonly dice: RandomInt;
  private readonly connect: Connect;
  private connection: PersonConnection | null = null; // with a seat
  private newest: PersonConnection | null = null; // whose packets count
  private readonly told = new Set<PersonConnection>(); // connections that were told that another has the seat
  private readonly left: PersonConnection[] = []; // connections before the current one
  private readonly older = new Set<PersonConnection>(); // replaced, but not told yet
  private satAt = 0;
  private picture: ShownRoom | null = null;
  private isHome = false;
  private isLeaving = false;
  private phase: unknown;
  private phaseBefore: unknown; // when the connection was lost
  private said = 0;
  private readonly answered = new Set<string>();

  constructor(world: PersonContext, part: PersonOptions, dice: RandomInt, connect: Connect) {
    this.world = world;
    this.part = part;
    this.dice = dice;
    this.connect = connect;
    world.time.after(dice(500), null, () => void this.live());
    world.time.after(1_000, null, () => void this.tend());
  }
  /** Has seen the last game start, or does not wait for it any more. */
  get isServed(): boolean {
    const { games, table } = this.part;
    const hasSeen = table.games.length >= games() && this.seen.at(-1)?.game === table.games.at(-1);
    return this.isOut || this.isHome || hasSeen;
  }
  /** The node of its connection. */
  get node(): string | undefined {
    return this.connection?.id.split('/')[0];
  }
  get isPlaying(): boolean {
    return this.picture?.status === 'playing';
  }
  /** The number of replaced connections that were not told. */
  get untold(): number {
    const isSettled = this.isConnected && this.world.time.now - this.satAt > SLOW;
    return isSettled
      ? [...this.older].filter((connection) => connection.isWhole && !this.told.has(connection)).length
      : 0;
  }
  get table(): TableState {
    return this.part.table;
  }
  get stream(): 'named' | 'log' {
    return this.part.stream;
  }
  get isConnected(): boolean {
    return !this.isOut && !this.isLeaving && this.connection?.isWhole === true;
  }
  /** Leaves and does not come back, after having seen a game. */
  goHome(): void {
    if (this.seen.length === 0) return;
    this.isHome = true;
    this.lose(false);
  }
  /** Loses the network. */
  lose(isSilent: boolean): void {
    this.connection?.cut(isSilent);
  }

  private async live(): Promise<void> {
    while (!this.isOut && !this.isHome) {
      const connection = await this.connect();
      if (connection && (await this.enter(connection))) await this.stay(connection);
      else connection?.cut(false);
      await this.pause(200 + this.dice(1_500));
      if (this.dice(20) === 0) await this.pause(this.dice(90_000)); // long enough for a bot to take the seat
    }
  }
  private async enter(connection: PersonConnection): Promise<boolean> {
    const { name, token, stream, room, table, isHost } = this.part;
    this.newest = connection;
    connection.onPacket = (event, data) => this.hear(connection, event, data);
    if (this.id !== '') return this.comeBack(connection);
    if (!isHost && table.code === '') return false;
    const { rules, options } = room;
    const ack = isHost
      ? await connection.ask('create_room', { name, rules, options, token, stream })
      : await connection.ask('join_room', { name, code: table.code, token, stream });
    if (!ack?.ok) return false;
    this.id = String(ack.player_id);
    table.code = String(ack.code);
    table.seated.add(this.id);
    return true;
  }
  private async comeBack(connection: PersonConnection): Promise<boolean> {
    const { token, stream } = this.part;
    const last = this.seen.at(-1);
    const ack = await connection.ask('resume', {
      token,
      stream,
      ...(last && { last_n: last.frames.length, game_id: last.game }),
    });
    if (ack && !ack.ok && SEAT_IS_GONE.includes(ack.error?.code ?? '')) {
      this.isTurnedAway = true;
      this.goOut();
    }
    this.phaseBefore = this.phase;
    return ack?.ok === true;
  }
  /** Until the connection is lost, or the person moves to another device and leaves this connection open. */
  private async stay(connection: PersonConnection): Promise<void> {
    this.connection = connection;
    this.satAt = this.world.time.now;
    for (const older of this.left.splice(0)) this.older.add(older);
    this.world.note(`${this.part.name} (${this.id}) sits at ${connection.id}`);
    const lost = new Promise<void>((resolve) => {
      connection.onLost = resolve;
    });
    await (this.dice(8) === 0 ? Promise.race([lost, this.pause(this.dice(40_000))]) : lost);
    this.connection = null;
    this.left.push(connection);
    this.world.note(`${this.part.name} has left ${connection.id}`);
  }
  private pause(ms: number): Promise<void> {
    return this.world.time.sleep(ms, null);
  }

  /** The seat was lost, or moved to another connection. If that is not this person's newest one, they reconnect. */
  private toldOut(connection: PersonConnection, reason: string): void {
    this.told.add(connection);
    if (this.older.delete(connection)) this.world.met('a connection replaced by a newer one');
    if (reason !== 'replaced') this.goOut();
    else if (connection === this.newest) connection.cut(false);
  }
  private hear(connection: PersonConnection, event: string, data: PacketData): void {
    if (event === 'you_are_out') return this.toldOut(connection, String(data.reason));
    if (this.newest !== connection) return;
    if (event === 'room_updated') this.picture = data as unknown as ShownRoom;
    if (typeof data.n === 'number') this.see(event, data.n, data);
    if (typeof data.at === 'number') this.judge(data.at);
    if (data.phase_id !== undefined) this.follow(data.phase_id);
    if (data.prompts) this.play(data);
  }
  private see(event: string, n: number, data: PacketData): void {
    const game = (data.table as { game_id?: string } | undefined)?.game_id ?? data.game_id;
    if (n === 1 && this.seen.at(-1)?.game !== game) this.begin(String(game));
    const frames = this.seen.at(-1)?.frames;
    const text = JSON.stringify([event, data]);
    if (!frames) this.faults.push(`${this.part.name} got packet ${n} without a game`);
    else if (n === frames.length + 1) frames.push(text);
    else this.faults.push(`${this.part.name} has ${frames.length} packets and got packet ${n}`);
  }

  private begin(game: string): void {
    const { games } = this.part.table;
    this.seen.push({ game, frames: [] });
    if (!games.includes(game)) games.push(game);
    if (games.length > 1) this.world.met('a second game in the same room');
  }

  /** Without faults every event is shown soon, on every node. */
  private judge(at: number): void {
    const { time, calmAt } = this.world;
    const late = time.now - at;
    const isLive = this.connection !== null && time.now > Math.max(calmAt, this.satAt + SLOW);
    if (isLive && late > SLOW) this.faults.push(`${this.part.name} got a packet ${late} ms late`);
  }
  private follow(phase: unknown): void {
    if (this.phaseBefore !== undefined && this.phaseBefore !== phase)
      this.world.met('a player who came back in a later phase');
    this.phaseBefore = undefined;
    this.phase = phase;
  }
  /** Chooses random offers after a while, or none. */
  private play(data: PacketData): void {
    const { phase_id } = data;
    for (const { slot, offers, chosen, required } of data.prompts as readonly ShownPrompt[]) {
      const key = `${phase_id}/${slot}/${required}`;
      if (chosen || this.answered.has(key)) continue;
      const offer = offers[this.dice(offers.length)] as ShownOffer;
      const isTalk = offer.text !== undefined;
      if (this.dice(isTalk && !required ? 3 : 8) === (isTalk ? 1 : 0)) continue;
      this.answered.add(key);
      const targets = sample(offer.targets, offer.pick, this.dice);
      const id = `a${++this.said}`;
      const text = isTalk ? { text: `word ${this.said} of ${this.part.name}` } : {};
      const payload = { act: offer.act, slot, targets, ...text, phase_id, id };
      this.world.time.after(this.dice(4_000), null, () => void this.retry('act', payload, id));
    }
  }
  /** Retries a request with the same id until it is answered. */
  private async retry(event: string, payload: object, id: string): Promise<void> {
    for (let tries = 0; tries < 40 && !this.isOut && !this.isHome; tries++) {
      const { connection } = this;
      const isTwice = this.dice(10) === 0;
      if (connection && isTwice) void connection.ask(event, payload);
      const ack = await connection?.ask(event, payload);
      if (ack?.ok) {
        if (tries > 0) this.world.met('an act that was resent and counted');
        this.acked.push(id);
        return;
      }
      if (ack && !AGAIN.includes(ack.error?.code ?? '')) return;
      await this.pause(300 + this.dice(700));
    }
  }

  private goOut(): void {
    this.isOut = true;
    this.part.table.gone.add(this.id);
  }
  private async leave(connection: PersonConnection): Promise<Ack | undefined> {
    this.isLeaving = true;
    const ack = await connection.ask('leave_room', {});
    if (ack?.ok) this.goOut();
    if (ack?.ok) this.world.met('a player who left for good');
    return ack;
  }
  private async kick(player: string, connection: PersonConnection): Promise<Ack | undefined> {
    const ack = await connection.ask('kick_player', { player_id: player });
    if (ack?.ok) this.part.table.gone.add(player);
    if (ack?.ok) this.world.met('a player who was kicked');
    return ack;
  }
  /** In the lobby: chats and gets ready; the host starts the game. */
  private async tend(): Promise<void> {
    const { picture, connection } = this;
    if (picture && connection && !this.isOut) await this.tendRoom(picture, connection);
    this.world.time.after(1_000 + this.dice(1_000), null, () => void this.tend());
  }
  private async tendRoom(
    { status, host_id, players }: ShownRoom,
    connection: PersonConnection,
  ): Promise<Ack | undefined> {
    const { room, games, table } = this.part;
    const isHost = host_id === this.id;
    if (status === 'ended') {
      const again = this.dice(2) === 0 ? { again: true } : {};
      return isHost && table.games.length < games() ? connection.ask('return_to_lobby', again) : undefined;
    }
    if (status === 'playing' && this.part.mayLeave && this.dice(LEAVING) === 0) return this.leave(connection);
    if (status !== 'lobby') return undefined;
    if (this.dice(3) === 0) {
      const id = `s${++this.said}`;
      void this.retry('send_message', { text: `line ${this.said} from ${this.part.name}`, id }, id);
    }
    const me = players.find(({ id }) => id === this.id);
    if (me && isWaitedFor(me, room)) return connection.ask('set_ready', { ready: true });
    if (!isHost) return undefined;
    const others = players.filter(({ id }) => id !== this.id && table.seated.has(id));
    const unlucky = others[this.dice(others.length + 1)];
    if (unlucky && this.part.mayLeave && this.dice(KICKING) === 0) return this.kick(unlucky.id, connection);
    const people = players.filter(({ id }) => table.seated.has(id)); // AI seats can look like people
    if (people.length < room.people - table.gone.size || people.some((one) => isWaitedFor(one, room))) return undefined;
    return connection.ask('start_game', { ai_count: room.bots + room.people - people.length });
  }
}
