import WebSocket from 'ws';
import { ASKING, type Info, type Packet, type Request, type Setting, type Talk } from './packets.ts';

/** What an agent knows of its game: the newest of everything, and all that was said today. */
export interface Scene {
  readonly packet: Packet; // the one to be answered
  readonly info: Info;
  readonly setting: Setting;
  readonly talks: readonly Talk[];
  readonly whispers: readonly Talk[];
  readonly living: readonly string[]; // the other players that are alive
}
type Answer = string | Promise<string>;
/** What an agent says to each request. What it leaves out is answered with `Over`, or with somebody alive. */
export type Handlers = { readonly [R in Request]?: (scene: Scene) => Answer | undefined | Promise<undefined> };

export interface AgentOptions {
  readonly url: string; // ws://127.0.0.1:8080/ws
  readonly name: string; // the team's name, with a number behind it
  readonly token?: string;
}

/** Plays one game. Resolves with what it knew at the end; rejects if the line breaks before. */
export function playGame(options: AgentOptions, handlers: Handlers): Promise<Scene> {
  const { url, name, token } = options;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const memory = new Memory();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The server has closed the connection (${code}).`)));
    socket.on('message', async (data) => {
      const packet = JSON.parse(String(data)) as Packet;
      if (packet.request === 'NAME') return socket.send(name);
      const scene = memory.take(packet);
      try {
        const answer = await handlers[packet.request]?.(scene);
        if (ASKING.has(packet.request)) socket.send(answer ?? fallback(scene));
        if (packet.request !== 'FINISH') return;
        resolve(scene);
      } catch (error) {
        reject(error);
      }
      socket.close(1000);
    });
  });
}

const fallback = ({ packet, living, info }: Scene): string =>
  packet.request === 'TALK' || packet.request === 'WHISPER' ? 'Over' : (living[0] ?? info.agent);

/** Puts the packets together: histories come in pieces, and the setting only once a day. */
class Memory {
  private setting: Setting | undefined;
  private talks: readonly Talk[] = [];
  private whispers: readonly Talk[] = [];

  take(packet: Packet): Scene {
    const { info, setting, talk_history = [], whisper_history = [], new_talk, new_whisper } = packet;
    if (!info) throw new Error(`A ${packet.request} without info`);
    if (packet.request === 'DAILY_INITIALIZE') [this.talks, this.whispers] = [[], []];
    this.setting = setting ?? this.setting;
    this.talks = joined(this.talks, new_talk ? [new_talk] : talk_history);
    this.whispers = joined(this.whispers, new_whisper ? [new_whisper] : whisper_history);
    const living = Object.keys(info.status_map).filter((one) => info.status_map[one] === 'ALIVE' && one !== info.agent);
    if (!this.setting) throw new Error('The first packet of a game is INITIALIZE');
    return { packet, info, setting: this.setting, talks: this.talks, whispers: this.whispers, living };
  }
}
/** After free speech the server tells the whole day once more. */
function joined(known: readonly Talk[], news: readonly Talk[]): readonly Talk[] {
  const fresh = news.filter(({ idx }) => idx > (known.at(-1)?.idx ?? -1));
  return fresh.length === 0 ? known : [...known, ...fresh];
}
