import type { Ack } from '../client.ts';
import type { PersonConnection, PersonWorld, Roll } from './person-connection.ts';
import type { Data, ShownOffer, ShownPrompt, ShownRoom } from './screen.ts';
import type { TableKind } from './tables.ts';

/** What those at one table know of it together. */
export interface SharedTable {
  code: string; // '' until the host has opened it
  readonly games: string[]; // that any of them has seen
  readonly seated: Set<string>; // who knows to have a seat
  readonly gone: Set<string>; // who will not come back
}

/** Who sits at which table, and how they play. */
export interface PersonPlan {
  readonly name: string;
  readonly token: string;
  readonly stream: 'named' | 'log';
  readonly room: TableKind;
  readonly table: SharedTable;
  readonly isHost: boolean;
  readonly games: () => number; // to be played
  readonly mayLeave: boolean; // for good, now and then; and be kicked
}
/** What somebody has seen of one game. */
export interface SeenGame {
  readonly game: string;
  readonly frames: string[]; // 1, 2, 3 …
}
const SLOW = 3_000; // ms
const LEAVING = 300; // one in so many looks at a running game
const KICKING = 60; // of a host at the lobby
const AGAIN: readonly string[] = ['unavailable', 'closing', 'internal', 'rate_limited', 'overloaded'];

/** Somebody at home: comes, plays what is offered, loses the network, comes back, and writes down what was promised. */
export class Person {
  readonly acked: string[] = []; // ids
  readonly seen: SeenGame[] = [];
  readonly faults: string[] = [];
  id = '';
  isOut = false;
  isTurnedAway = false; // the seat is not theirs any more
  private readonly world: PersonWorld;
  private readonly part: PersonPlan;
  private readonly dice: Roll;
  private readonly connect: () => Promise<PersonConnection | undefined> | PersonConnection | undefined;
  private line: PersonConnection | null = null; // with a seat
  private newest: PersonConnection | null = null; // whose frames count
  private readonly told = new Set<PersonConnection>(); // that another has the seat
  private readonly left: PersonConnection[] = []; // before this one
  private readonly older = new Set<PersonConnection>(); // left for a newer one, and not yet told so
  private satAt = 0;
  private picture: ShownRoom | null = null;
  private isHome = false;
  private isLeaving = false;
  private phase: unknown;
  private phaseBefore: unknown; // when the connection was lost
  private said = 0;
  private readonly answered = new Set<string>();

  constructor(
    world: PersonWorld,
    part: PersonPlan,
    dice: Roll,
    connect: () => Promise<PersonConnection | undefined> | PersonConnection | undefined,
  ) {
    this.world = world;
    this.part = part;
    this.dice = dice;
    this.connect = connect;
    world.time.after(dice(500), null, () => void this.live());
    world.time.after(1_000, null, () => void this.tend());
  }
  /** Has seen the last game begin, or is not waiting for it any more. */
  get isServed(): boolean {
    const { games, table } = this.part;
    const hasSeen = table.games.length >= games() && this.seen.at(-1)?.game === table.games.at(-1);
    return this.isOut || this.isHome || hasSeen;
  }
  /** The node of its connection. */
  get node(): string | undefined {
    return this.line?.id.split('/')[0];
  }
  get isPlaying(): boolean {
    return this.picture?.status === 'playing';
  }
  /** Connections that still believe to have the seat, which another has. */
  get untold(): number {
    const isSettled = this.isConnected && this.world.time.now - this.satAt > SLOW;
    return isSettled ? [...this.older].filter((line) => line.isWhole && !this.told.has(line)).length : 0;
  }
  get table(): SharedTable {
    return this.part.table;
  }
  get stream(): 'named' | 'log' {
    return this.part.stream;
  }
  get isConnected(): boolean {
    return !this.isOut && !this.isLeaving && this.line?.isWhole === true;
  }
  /** Closes the page and does not come back, if there was a game to see. */
  goHome(): void {
    if (this.seen.length === 0) return;
    this.isHome = true;
    this.lose(false);
  }
  /** The network is gone. */
  lose(isSilent: boolean): void {
    this.line?.cut(isSilent);
  }

  private async live(): Promise<void> {
    while (!this.isOut && !this.isHome) {
      const line = await this.connect();
      if (line && (await this.enter(line))) await this.stay(line);
      else line?.cut(false);
      await this.pause(200 + this.dice(1_500));
      if (this.dice(20) === 0) await this.pause(this.dice(90_000)); // long enough for a bot to take the seat
    }
  }
  private async enter(line: PersonConnection): Promise<boolean> {
    const { name, token, stream, room, table, isHost } = this.part;
    this.newest = line;
    line.onHeard = (event, data) => this.hear(line, event, data);
    if (this.id !== '') return this.comeBack(line);
    if (!isHost && table.code === '') return false;
    const { rules, options } = room;
    const ack = isHost
      ? await line.ask('create_room', { name, rules, options, token, stream })
      : await line.ask('join_room', { name, code: table.code, token, stream });
    if (!ack?.ok) return false;
    this.id = String(ack.player_id);
    table.code = String(ack.code);
    table.seated.add(this.id);
    return true;
  }
  private async comeBack(line: PersonConnection): Promise<boolean> {
    const { token, stream } = this.part;
    const last = this.seen.at(-1);
    const ack = await line.ask('resume', {
      token,
      stream,
      ...(last && { last_n: last.frames.length, game_id: last.game }),
    });
    if (ack && !ack.ok && ack.error?.code === 'unknown_token') {
      this.isTurnedAway = true;
      this.goOut();
    }
    this.phaseBefore = this.phase;
    return ack?.ok === true;
  }
  /** Until the connection is lost, or somebody goes on with another device and leaves this one where it is. */
  private async stay(line: PersonConnection): Promise<void> {
    this.line = line;
    this.satAt = this.world.time.now;
    for (const older of this.left.splice(0)) this.older.add(older);
    this.world.note(`${this.part.name} (${this.id}) sits at ${line.id}`);
    const lost = new Promise<void>((resolve) => {
      line.onLost = resolve;
    });
    await (this.dice(8) === 0 ? Promise.race([lost, this.pause(this.dice(40_000))]) : lost);
    this.line = null;
    this.left.push(line);
    this.world.note(`${this.part.name} has left ${line.id}`);
  }
  private pause(ms: number): Promise<void> {
    return this.world.time.sleep(ms, null);
  }

  /** Another connection has the seat now, or nobody. Whoever believes to have the newest comes again. */
  private toldOut(line: PersonConnection, reason: string): void {
    this.told.add(line);
    if (this.older.delete(line)) this.world.met('a connection that another has replaced');
    if (reason !== 'replaced') this.goOut();
    else if (line === this.newest) line.cut(false);
  }
  private hear(line: PersonConnection, event: string, data: Data): void {
    if (event === 'you_are_out') return this.toldOut(line, String(data.reason));
    if (this.newest !== line) return;
    if (event === 'room_updated') this.picture = data as unknown as ShownRoom;
    if (typeof data.n === 'number') this.see(event, data.n, data);
    if (typeof data.at === 'number') this.judge(data.at);
    if (data.phase_id !== undefined) this.follow(data.phase_id);
    if (data.prompts) this.play(data);
  }
  private see(event: string, n: number, data: Data): void {
    const game = (data.table as { game_id?: string } | undefined)?.game_id ?? data.game_id;
    if (n === 1 && this.seen.at(-1)?.game !== game) this.begin(String(game));
    const frames = this.seen.at(-1)?.frames;
    const text = JSON.stringify([event, data]);
    if (!frames) this.faults.push(`${this.part.name} got frame ${n} of no game`);
    else if (n === frames.length + 1) frames.push(text);
    else this.faults.push(`${this.part.name} has ${frames.length} frames and got frame ${n}`);
  }

  private begin(game: string): void {
    const { games } = this.part.table;
    this.seen.push({ game, frames: [] });
    if (!games.includes(game)) games.push(game);
    if (games.length > 1) this.world.met('a second game in the same room');
  }

  /** When no faults are injected everyone soon sees what has happened, on whichever node. */
  private judge(at: number): void {
    const { time, calmAt } = this.world;
    const late = time.now - at;
    const isLive = this.line !== null && time.now > Math.max(calmAt, this.satAt + SLOW);
    if (isLive && late > SLOW) this.faults.push(`${this.part.name} was shown something ${late} ms late`);
  }
  private follow(phase: unknown): void {
    if (this.phaseBefore !== undefined && this.phaseBefore !== phase)
      this.world.met('somebody who came back after the phase had ended');
    this.phaseBefore = undefined;
    this.phase = phase;
  }
  /** Does what is offered, after a while, or does not. */
  private play(data: Data): void {
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
      this.world.time.after(this.dice(4_000), null, () => void this.insist('act', payload, id));
    }
  }
  /** Asks until there is an answer: the same question with the same id. */
  private async insist(event: string, payload: object, id: string): Promise<void> {
    for (let tries = 0; tries < 40 && !this.isOut && !this.isHome; tries++) {
      const { line } = this;
      const isTwice = this.dice(10) === 0;
      if (line && isTwice) void line.ask(event, payload);
      const ack = await line?.ask(event, payload);
      if (ack?.ok) {
        if (tries > 0) this.world.met('an act that was sent again and counted');
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
  private async leave(line: PersonConnection): Promise<Ack | undefined> {
    this.isLeaving = true;
    const ack = await line.ask('leave_room', {});
    if (ack?.ok) this.goOut();
    if (ack?.ok) this.world.met('somebody who left for good');
    return ack;
  }
  private async kick(player: string, line: PersonConnection): Promise<Ack | undefined> {
    const ack = await line.ask('kick_player', { player_id: player });
    if (ack?.ok) this.part.table.gone.add(player);
    if (ack?.ok) this.world.met('somebody who was kicked');
    return ack;
  }
  /** In the lobby: says something, gets ready; the host begins. */
  private async tend(): Promise<void> {
    const { picture, line } = this;
    if (picture && line && !this.isOut) await this.tendRoom(picture, line);
    this.world.time.after(1_000 + this.dice(1_000), null, () => void this.tend());
  }
  private async tendRoom({ status, host_id, players }: ShownRoom, line: PersonConnection): Promise<Ack | undefined> {
    const { room, games, table } = this.part;
    const isHost = host_id === this.id;
    if (status === 'ended') {
      const again = this.dice(2) === 0 ? { again: true } : {};
      return isHost && table.games.length < games() ? line.ask('return_to_lobby', again) : undefined;
    }
    if (status === 'playing' && this.part.mayLeave && this.dice(LEAVING) === 0) return this.leave(line);
    if (status !== 'lobby') return undefined;
    if (this.dice(3) === 0) {
      const id = `s${++this.said}`;
      void this.insist('send_message', { text: `line ${this.said} from ${this.part.name}`, id }, id);
    }
    const me = players.find(({ id }) => id === this.id);
    if (me && !me.ready) return line.ask('set_ready', { ready: true });
    if (!isHost) return undefined;
    const others = players.filter(({ id }) => id !== this.id && table.seated.has(id));
    const unlucky = others[this.dice(others.length + 1)];
    if (unlucky && this.part.mayLeave && this.dice(KICKING) === 0) return this.kick(unlucky.id, line);
    if (players.length < room.people - table.gone.size || players.some(({ ready }) => !ready)) return undefined;
    return line.ask('start_game', { ai_count: room.bots + room.people - players.length });
  }
}

function sample<T>(from: readonly T[], count: number, dice: Roll): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice(left.length), 1)[0] as T);
}
