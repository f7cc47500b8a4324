import { connect } from 'node:net';
import { chance } from '@moonrise/bots';
import { type Below, frame, pick } from './frames.ts';
import { hostileRequest } from './hostile-requests.ts';
import { rawFrames } from './raw-frames.ts';
import { RawSocket, wsFrame } from './raw-socket.ts';

const BATCH = 50;
const KNOWN = 60; // ids, codes and tokens seen recently
const PATIENCE = 60_000; // ms to wait for an answer
const GONE = 1_000; // ms to wait after raw frames, which may have closed the connection
const game = { rules: 'classic', options: { durations: { day: 1, voting: 1, night: 1 }, countdown: 0 } };

/** What the attackers sent, and the answers they got. */
export class AttackStats {
  readonly known: string[] = ['ABCD', 'center-1', 'global', '1.day.1/0'];
  readonly codes = new Map<string, number>();
  sent = 0;
  cut = 0; // connections that the server closed
  count(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }
  learn(text: string): void {
    for (const [, found] of text.matchAll(/"(?:code|player_id|token)":"([^"]+)"/g)) this.known.push(found as string);
    if (this.known.length > KNOWN) this.known.splice(0, this.known.length - KNOWN);
  }
}

/** Sends batches over one connection after another, until `most` frames were sent. */
export async function attack(port: number, name: string, most: number, stats: AttackStats): Promise<void> {
  const below = chance('attack', name);
  let socket: RawSocket | undefined;
  while (stats.sent < most) {
    socket = socket?.isOpen ? socket : await opened(port, below, stats);
    if (!socket.isOpen) throw new Error('the server accepts no connections');
    const frames = Array.from({ length: BATCH }, (_, i) => packet(i, frame(below, stats.known)));
    const isRaw = below(3) === 0;
    if (isRaw) frames.push(...pick(rawFrames, below));
    stats.sent += frames.length;
    await answered(socket, frames, stats, isRaw);
    if (!socket.isOpen) stats.cut++;
  }
  socket?.close();
}
const packet = (ack: number, [event, payload]: readonly [string, unknown]): Buffer =>
  wsFrame(`42${ack}${JSON.stringify([event, payload])}`);

/** Sends frames and waits until the last request is answered or the connection is closed. */
function answered(socket: RawSocket, frames: readonly Buffer[], stats: AttackStats, isRaw = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const silence = () => (isRaw ? socket.close() : reject(new Error('the server does not answer')));
    const late = setTimeout(silence, isRaw ? GONE : PATIENCE);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    socket.onClose = done;
    socket.onText = (text) => {
      const [, ack] = /^43(\d+)/.exec(text) ?? [];
      if (ack === undefined) return;
      stats.count(/"code":"(\w+)","message"/.exec(text)?.[1] ?? (text.includes('"ok":true') ? 'ok' : '?'));
      if (text.includes('"token"')) stats.learn(text);
      if (ack === `${BATCH}`) done();
    };
    socket.send([...frames, packet(BATCH, ['set_ready', { ready: true }])]);
    if (!socket.isOpen) done();
  });
}
async function opened(port: number, below: Below, stats: AttackStats): Promise<RawSocket> {
  const socket = new RawSocket(port);
  await new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.startsWith('0')) socket.send([wsFrame('40')]);
      if (text.startsWith('4')) resolve();
    };
    socket.onClose = resolve;
  });
  const create = ['create_room', { name: 'Mallory', ...game }] as const;
  const join = ['join_room', { name: 'Mallory', code: pick(stats.known, below) }] as const;
  await answered(socket, [packet(0, below(3) ? join : create)], stats);
  return socket;
}

/** Sends raw frames over a new connection and waits for the effect. */
export async function sendRaw(port: number, frames: readonly Buffer[]): Promise<void> {
  const socket = await opened(port, () => 0, new AttackStats());
  await answered(socket, frames, new AttackStats(), true);
  socket.close();
}

const SILENCE = 400; // ms: the server may wait for a body that never comes
const AFTER = 30; // ms from the last part of an answer
/** Sends one HTTP request over a new connection. Returns the whole answer, or '' if there was none in time. */
export function requested(port: number, below: Below): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const leave = () => socket.destroy();
    let end = setTimeout(leave, SILENCE);
    socket.on('data', (data) => {
      heard += data;
      clearTimeout(end);
      end = setTimeout(leave, AFTER);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      resolve(heard);
    });
    // Not ended: to a client that says no more, Node sends no answer that is not ready at once.
    socket.write(hostileRequest(below));
  });
}
