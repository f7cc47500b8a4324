import type { ClientEventName, PacketOf } from '@moonrise/protocol';
import { lookWords } from '../words/look-words.ts';
import { AgentView } from './agent-view.ts';
import { openChannels, wayToSay } from './channels.ts';
import { type OpenQuestion, questionsOf, type SeatChoice } from './choices.ts';
import { lobbyChoices, tableChoices } from './room-choices.ts';
import { type ConnectSeat, isRefused, type SeatConnection, type SeatReply } from './seat-connection.ts';

/** What an agent is answered. */
export interface ToolReply {
  readonly words: string;
  readonly isError?: true;
  readonly state?: AgentState;
}
export interface AgentState {
  readonly seat: string;
  readonly room: string;
  readonly status: PacketOf<'room_updated'>['status'];
  readonly your_turn: boolean;
  readonly seconds_left: number | null;
  readonly winner?: string;
  readonly options: readonly {
    readonly option: number;
    readonly words: string;
    readonly question?: string;
    readonly takes_text?: true;
  }[];
}
interface Entered {
  readonly code: string;
  readonly player_id: string;
  readonly now?: number;
}
type Way = 'create_room' | 'join_room' | 'resume';

const GATHER = 60; // ms in which news of one moment arrive
const RETRIES = [500, 1_000, 2_000, 5_000, 10_000]; // ms until the next attempt to reconnect

/** One seat that an agent plays. */
export class AgentSeat {
  readonly token: string;
  readonly view = new AgentView();
  private readonly connect: ConnectSeat;
  private connection: SeatConnection | undefined;
  private me = '';
  private readonly serverTime: () => number;
  private ahead = 0; // ms that the server's clock is ahead of ours
  private shown: readonly SeatChoice[] = []; // as last numbered
  private readonly waiting = new Set<() => void>();
  private changes = 0; // how often there was news
  private isLeft = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(token: string, connect: ConnectSeat, now?: () => number) {
    this.token = token;
    this.serverTime = now ?? (() => Date.now() + this.ahead);
    this.connect = connect;
  }
  get isConnected(): boolean {
    return this.connection !== undefined;
  }
  /** Takes the seat: in a new room, in an existing one, or the one that this token has. */
  async enter(way: Way, payload: object): Promise<SeatReply> {
    this.drop();
    let own: SeatConnection | undefined;
    const opened = await this.connect({
      packet: (event, data) => this.received(event, data),
      closed: () => own && this.lost(own),
    });
    if (isRefused(opened)) return opened;
    own = opened;
    this.connection = opened;
    const reply = await opened.ask(way, { ...payload, token: this.token, stream: 'log' });
    if (isRefused(reply)) {
      if (reply.error.code !== 'approval_pending') this.drop();
      return reply;
    }
    const { player_id, now } = reply as unknown as Entered;
    this.me = player_id;
    if (now !== undefined) this.ahead = now - Date.now();
    if (this.view.room === undefined) await this.news(2_000);
    return reply;
  }
  resume(): Promise<SeatReply> {
    this.view.reconnected();
    return this.enter('resume', {});
  }
  /** Closes the connection. The seat stays, and can be resumed. */
  drop(): void {
    clearTimeout(this.retry);
    const { connection } = this;
    this.connection = undefined;
    connection?.close();
  }

  look(isWhole = false): ToolReply {
    const { view } = this;
    const questions = this.questions();
    this.shown = this.choices(questions);
    const fresh = view.nextLines();
    const news = isWhole && view.game ? view.game.story : fresh;
    const isHistory = news !== fresh;
    const parts = { view, me: this.me, questions, choices: this.shown, news, isHistory, secondsLeft: this.secondsLeft };
    return { words: lookWords(parts), ...(this.state && { state: this.state }) };
  }
  /** Waits until something happens, or until there is something to answer; at most so long. */
  async wait(ms: number, until: 'news' | 'turn', signal?: AbortSignal): Promise<ToolReply> {
    const end = Date.now() + ms;
    const isDone = () => {
      if (this.view.out || signal?.aborted || this.isLeft) return true;
      return until === 'turn' ? this.isMyTurn || this.view.isOver : this.view.lines.length > 0;
    };
    while (!isDone() && Date.now() < end) {
      const hasNews = await this.news(end - Date.now(), signal);
      if (hasNews) await new Promise((resolve) => setTimeout(resolve, GATHER));
      if (hasNews && until === 'news') break;
    }
    return this.look();
  }
  async choose(option: number, text?: string): Promise<ToolReply> {
    if (this.shown.length === 0) this.shown = this.choices(this.questions());
    const choice = this.shown[option - 1];
    if (!choice) return this.refused(`There is no option ${option}.`);
    if (choice.text !== undefined && text === undefined)
      return this.refused(`Option ${option} takes words: call choose with "text", or use say.`);
    const isText = choice.text !== undefined;
    return this.done(choice.event, isText ? { ...choice.payload, text } : choice.payload, choice.words);
  }
  async say(text: string, channel?: string): Promise<ToolReply> {
    const { room } = this.view;
    if (room && room.status !== 'playing') return this.done('send_message', { text }, `Said ${JSON.stringify(text)}`);
    const choices = this.choices(this.questions());
    const way = wayToSay(choices, channel);
    if (way) return this.done(way.event, { ...way.payload, text }, `Said ${JSON.stringify(text)}`);
    const where = channel === undefined ? 'now' : `in ${JSON.stringify(channel)} now`;
    return this.refused(`You cannot say that ${where}.${openChannels(choices)}`);
  }
  async leave(): Promise<ToolReply> {
    this.isLeft = true;
    const reply = await this.request('leave_room', {});
    this.drop();
    this.changed();
    return isRefused(reply)
      ? { words: reply.error.message, isError: true }
      : { words: 'You have left the room. In a running game a bot plays on in your seat.' };
  }

  /** What the agent reads with a refusal: why, and what it may do instead. */
  private refused(why: string): ToolReply {
    const { words, state } = this.look();
    return { words: `${why}\n\n${words}`, isError: true, ...(state && { state }) };
  }
  private async done(event: ClientEventName, payload: object, words: string): Promise<ToolReply> {
    const before = this.changes;
    const reply = await this.request(event, payload);
    if (isRefused(reply)) return this.refused(reply.error.message);
    if (this.changes === before) await this.news(GATHER * 4);
    const { words: now, state } = this.look();
    return { words: `Taken: ${words}.\n\n${now}`, ...(state && { state }) };
  }
  /** Sends a request of this seat. */
  async request(event: ClientEventName, payload: object): Promise<SeatReply> {
    const { connection } = this;
    const reply = connection ? await connection.ask(event, payload) : noConnection;
    if (event === 'set_options' && reply.ok) await this.news(GATHER * 4);
    return reply;
  }

  private questions(): readonly OpenQuestion[] {
    const { game, room } = this.view;
    return game && room?.status === 'playing' ? questionsOf(game.game, game.latest) : [];
  }
  private choices(questions: readonly OpenQuestion[]): readonly SeatChoice[] {
    const { view, me } = this;
    if (!view.room || view.out) return [];
    const besides = view.room.status === 'playing' ? tableChoices(view) : lobbyChoices(view.room, me);
    return [...questions.flatMap((question) => question.choices), ...besides];
  }
  /** True while the phase waits for this seat. */
  private get isMyTurn(): boolean {
    const { room } = this.view;
    if (room && room.status !== 'playing') return room.host_id === this.me && room.status !== 'countdown';
    return this.questions().some(({ isRequired, chosen }) => isRequired && chosen === undefined);
  }
  private get secondsLeft(): number | null {
    const endsAt = this.view.game?.latest.ends_at;
    return endsAt == null ? null : Math.max(0, Math.round((endsAt - this.serverTime()) / 1000));
  }
  private get state(): AgentState | undefined {
    const { room, game } = this.view;
    if (!room) return undefined;
    const outcome = game?.game.state.outcome;
    const numbered = this.shown.map(({ words, slot, text }, i) => ({
      option: i + 1,
      words,
      ...(slot !== undefined && { question: slot }),
      ...(text !== undefined && { takes_text: true as const }),
    }));
    const { code, status } = room;
    return {
      seat: this.token,
      room: code,
      status,
      your_turn: this.isMyTurn,
      seconds_left: status === 'playing' ? this.secondsLeft : null,
      ...(outcome && { winner: outcome.team ?? 'nobody' }),
      options: numbered,
    };
  }

  private received(event: string, data: unknown): void {
    const isNews = this.view.take(event, data);
    if (event === 'events' && (data as PacketOf<'events'>).table) void this.request('close_card', {}); // an agent needs no time to look at it
    if (isNews) this.changed();
  }
  private lost(connection: SeatConnection): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    if (!this.isLeft && !this.view.out) this.comeBack(0);
    this.changed();
  }
  private comeBack(tries: number): void {
    const ms = RETRIES[tries];
    if (ms === undefined) return; // the next call tries again
    this.retry = setTimeout(() => {
      void this.resume().then((reply) => {
        if (isRefused(reply) && reply.error.code !== 'unknown_token') this.comeBack(tries + 1);
      });
    }, ms);
    this.retry.unref();
  }
  private changed(): void {
    this.changes++;
    for (const tell of [...this.waiting]) tell();
  }
  /** Resolves at the next news: true; or after this time: false. */
  private news(ms: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasNews: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(tell);
        signal?.removeEventListener('abort', stop);
        resolve(hasNews);
      };
      const tell = () => end(true);
      const stop = () => end(false);
      const timer = setTimeout(stop, Math.max(0, ms));
      this.waiting.add(tell);
      signal?.addEventListener('abort', stop);
    });
  }
}
const noConnection: SeatReply = {
  ok: false,
  error: { code: 'unavailable', message: 'The connection to the server is lost just now: call again in a moment.' },
};
