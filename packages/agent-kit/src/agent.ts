import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { type SayResult, type SpeechKind, SpeechPhase } from './free-speech.ts';
import { ASKING, type Info, type Packet, type Question, type Request, type Setting, type Talk } from './packets.ts';

/** What an agent knows of its game: the newest `info` and `setting`, and all talk of the day. */
export interface AgentKnowledge {
  readonly packet: Packet; // the packet to answer
  readonly info: Info;
  readonly setting: Setting;
  readonly talks: readonly Talk[];
  readonly whispers: readonly Talk[];
  readonly living: readonly string[]; // the other living players
  /** Speaks at any moment of free talk: from `TALK_PHASE_START` to `TALK_PHASE_END`, also after the handler has returned. */
  readonly say: (text: string) => SayResult;
  /** The same for free whispers. */
  readonly whisper: (text: string) => SayResult;
}
type Answer = string | undefined;
/**
 * Answers by request. A question without a handler is answered with `Over`, or with a living player. What a handler returns
 * for any other request is ignored.
 */
export type Handlers = {
  readonly [R in Request]?: (situation: AgentKnowledge) => R extends Question ? Answer | Promise<Answer> : unknown;
};

export interface AgentOptions {
  readonly url: string; // ws://127.0.0.1:8080/ws
  readonly name: string; // the team's name and a number
  readonly token?: string;
}

/**
 * Plays one game. Resolves with the knowledge at the end; rejects if the connection breaks before. If the server keeps
 * the seat, the agent reconnects and is sent the unanswered packets again.
 */
export const playGame = (options: AgentOptions, handlers: Handlers): Promise<AgentKnowledge> =>
  new Promise((resolve, reject) => new AgentGame(options, handlers, resolve, reject).connect('moonrise-seat'));

const PAUSE = 200; // ms between attempts to reconnect
const BROKEN = 1006; // closed without a close frame

class AgentGame {
  private readonly key = randomUUID();
  private readonly memory = new Memory();
  private readonly phase = new SpeechPhase();
  private socket: WebSocket | null = null;
  private isKept = false; // the server keeps the seat
  private brokenSince: number | null = null;
  private readonly options: AgentOptions;
  private readonly handlers: Handlers;
  private readonly resolve: (situation: AgentKnowledge) => void;
  private readonly reject: (error: unknown) => void;

  constructor(
    options: AgentOptions,
    handlers: Handlers,
    resolve: (situation: AgentKnowledge) => void,
    reject: AgentGame['reject'],
  ) {
    this.options = options;
    this.handlers = handlers;
    this.resolve = resolve;
    this.reject = reject;
  }
  connect(header: 'moonrise-seat' | 'moonrise-return'): void {
    const { url, token } = this.options;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(url, { headers: { ...authorization, [header]: this.key }, perMessageDeflate: false });
    this.socket = socket;
    socket.on('upgrade', ({ headers }) => {
      this.isKept ||= headers['moonrise-seat'] === 'kept';
    });
    socket.on('error', (error) => {
      if (!this.isKept) this.reject(error);
    });
    socket.on('close', (code) => this.goOn(code));
    socket.on('message', (data) => {
      this.brokenSince = null;
      this.take(JSON.parse(String(data)) as Packet, socket);
    });
  }
  /** An answer goes to the connection that asked: on another one it could be taken for another question's. */
  private async take(packet: Packet, socket: WebSocket): Promise<void> {
    if (packet.request === 'NAME') return socket.send(this.options.name);
    try {
      this.phase.see(packet);
      const situation = { ...this.memory.take(packet), say: this.say, whisper: this.whisper };
      const answer = await this.handlers[packet.request]?.(situation);
      if (ASKING.has(packet.request)) socket.send(typeof answer === 'string' ? answer : fallback(situation));
      if (packet.request !== 'FINISH') return;
      this.resolve(situation);
    } catch (error) {
      this.reject(error);
    }
    this.isKept = false;
    socket.close(1000);
  }
  private readonly say = (text: string): SayResult => this.speak('TALK', text);
  private readonly whisper = (text: string): SayResult => this.speak('WHISPER', text);
  private speak(kind: SpeechKind, text: string): SayResult {
    const { socket, phase } = this;
    const message = phase.refusal(kind, text);
    if (message !== undefined) return { ok: false, message };
    if (socket?.readyState !== WebSocket.OPEN)
      return { ok: false, message: 'The connection is broken: try again when it is back.' };
    socket.send(text);
    phase.sent(text);
    return { ok: true };
  }
  private goOn(code: number): void {
    this.brokenSince ??= Date.now();
    const patience = this.memory.setting?.timeout?.action ?? 0;
    if (this.isKept && code === BROKEN && Date.now() < this.brokenSince + patience)
      setTimeout(() => this.connect('moonrise-return'), PAUSE);
    else this.reject(new Error(`The server has closed the connection (${code}).`));
  }
}

type Remembered = Omit<AgentKnowledge, 'say' | 'whisper'>;
const fallback = ({ packet, living, info }: Remembered): string =>
  packet.request === 'TALK' || packet.request === 'WHISPER' ? 'Over' : (living[0] ?? info.agent);

/** Merges packets: histories come in parts, and the setting once a day. */
class Memory {
  setting: Setting | undefined;
  private talks: readonly Talk[] = [];
  private whispers: readonly Talk[] = [];

  take(packet: Packet): Remembered {
    const { info, setting, talk_history = [], whisper_history = [], new_talk, new_whisper } = packet;
    if (!info) throw new Error(`A ${packet.request} packet has no info.`);
    if (packet.request === 'DAILY_INITIALIZE') [this.talks, this.whispers] = [[], []];
    this.setting = setting ?? this.setting;
    this.talks = joined(this.talks, new_talk ? [new_talk] : talk_history);
    this.whispers = joined(this.whispers, new_whisper ? [new_whisper] : whisper_history);
    const living = Object.keys(info.status_map).filter((one) => info.status_map[one] === 'ALIVE' && one !== info.agent);
    if (!this.setting) throw new Error('The first packet of a game must be INITIALIZE.');
    return { packet, info, setting: this.setting, talks: this.talks, whispers: this.whispers, living };
  }
}
/** After free speech the server sends the whole day again; known entries are skipped. */
function joined(known: readonly Talk[], news: readonly Talk[]): readonly Talk[] {
  const fresh = news.filter(({ idx }) => idx > (known.at(-1)?.idx ?? -1));
  return fresh.length === 0 ? known : [...known, ...fresh];
}
