import { connect } from 'node:net';
import { chance } from '@moonrise/bots';
import { type Below, frame, pick } from './frames.ts';
import { hostileRequest } from './hostile-requests.ts';
import { rawFrames } from './raw-frames.ts';
import { FuzzWire, wsFrame } from './wire.ts';

const BATCH = 50;
const KNOWN = 60; // ids, codes and tokens that were seen lately
const PATIENCE = 60_000; // ms for an answer
const GONE = 1_000; // ms: one who has said goodbye, in a raw frame, gets none
const game = { rules: 'classic', options: { durations: { day: 1, voting: 1, night: 1 }, countdown: 0 } };

/** What the attackers did, and what they were told. */
export class AttackTally {
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

/** Sends batches over one connection after the other, until there is nothing left to send. */
export async function attack(port: number, name: string, most: number, tally: AttackTally): Promise<void> {
  const below = chance('attack', name);
  let wire: FuzzWire | undefined;
  while (tally.sent < most) {
    wire = wire?.isOpen ? wire : await opened(port, below, tally);
    if (!wire.isOpen) throw new Error('the server takes no connections');
    const frames = Array.from({ length: BATCH }, (_, i) => packet(i, frame(below, tally.known)));
    const isRaw = below(3) === 0;
    if (isRaw) frames.push(...pick(rawFrames, below));
    tally.sent += frames.length;
    await answered(wire, frames, tally, isRaw);
    if (!wire.isOpen) tally.cut++;
  }
  wire?.close();
}
const packet = (ack: number, [event, payload]: readonly [string, unknown]): Buffer =>
  wsFrame(`42${ack}${JSON.stringify([event, payload])}`);

/** Sends, and waits until everything before the last request was dealt with, or the connection is gone. */
function answered(wire: FuzzWire, frames: readonly Buffer[], tally: AttackTally, isRaw = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const silence = () => (isRaw ? wire.close() : reject(new Error('the server does not answer')));
    const late = setTimeout(silence, isRaw ? GONE : PATIENCE);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    wire.onClose = done;
    wire.onText = (text) => {
      const [, ack] = /^43(\d+)/.exec(text) ?? [];
      if (ack === undefined) return;
      tally.count(/"code":"(\w+)","message"/.exec(text)?.[1] ?? (text.includes('"ok":true') ? 'ok' : '?'));
      if (text.includes('"token"')) tally.learn(text);
      if (ack === `${BATCH}`) done();
    };
    wire.send([...frames, packet(BATCH, ['set_ready', { ready: true }])]);
    if (!wire.isOpen) done();
  });
}
async function opened(port: number, below: Below, tally: AttackTally): Promise<FuzzWire> {
  const wire = new FuzzWire(port);
  await new Promise<void>((resolve) => {
    wire.onText = (text) => {
      if (text.startsWith('0')) wire.send([wsFrame('40')]);
      if (text.startsWith('4')) resolve();
    };
    wire.onClose = resolve;
  });
  const create = ['create_room', { name: 'Mallory', ...game }] as const;
  const join = ['join_room', { name: 'Mallory', code: pick(tally.known, below) }] as const;
  await answered(wire, [packet(0, below(3) ? join : create)], tally);
  return wire;
}

/** One raw frame on a connection of its own, and some time to see what comes of it. */
export async function poke(port: number, frames: readonly Buffer[]): Promise<void> {
  const wire = await opened(port, () => 0, new AttackTally());
  await answered(wire, frames, new AttackTally(), true);
  wire.close();
}

/** One request on a connection of its own: the whole answer, or nothing if there was none in time. */
export function requested(port: number, below: Below): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const enough = setTimeout(() => socket.destroy(), 100); // it waits for a body that never comes
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(enough);
      resolve(heard);
    });
    socket.end(hostileRequest(below));
  });
}
