// Cuts an audio-only MPEG transport stream into segments, and numbers them so that they continue each other.

const PACKET = 188; // bytes
const SYNC = 0x47; // the first byte of every packet
const PAT = 0; // the packet id of the first table
const RATE = 90_000; // ticks per second
const WRAP = 2 ** 33; // time stamps have 33 bits
const LEAD = 10 * RATE; // the first time stamp; clock references lie a little before the sound

/** A part of one sound, not yet numbered. */
export interface AudioSegment {
  readonly packets: readonly Buffer[];
  readonly from: number; // its first time stamp
  readonly ticks: number; // its length
}
export const secondsOf = ({ ticks }: AudioSegment): number => ticks / RATE;

interface SoundFrame {
  readonly packets: Buffer[];
  readonly time: number;
}

/** Cuts between frames, so that no segment is longer than `seconds` by more than a frame. */
export function cutIntoSegments(stream: Buffer, seconds: number): readonly AudioSegment[] {
  const { tables, frames } = parsed(stream);
  const segments: { packets: Buffer[]; from: number; ticks: number }[] = [];
  for (const [i, { packets, time }] of frames.entries()) {
    const next = frames[i + 1]?.time ?? time + (time - (frames[i - 1]?.time ?? time - RATE / 50)); // the last lasts as long as the one before
    const open = segments.at(-1);
    if (open && time - open.from < seconds * RATE) {
      open.packets.push(...packets);
      open.ticks = next - open.from;
    } else segments.push({ packets: [...tables, ...packets], from: time, ticks: next - time });
  }
  return segments;
}

function parsed(stream: Buffer): { readonly tables: readonly Buffer[]; readonly frames: readonly SoundFrame[] } {
  const packets = Array.from({ length: Math.floor(stream.length / PACKET) }, (_, i) =>
    stream.subarray(i * PACKET, (i + 1) * PACKET),
  );
  if (packets.some((packet) => packet[0] !== SYNC))
    throw new Error('ffmpeg made no MPEG-TS: convert_args must end with -f mpegts.');
  const first = packets.find((packet) => idOf(packet) === PAT);
  const second = packets.find((packet) => first && idOf(packet) === secondTableIn(first));
  const sound = packets.find((packet) => timeIn(packet) !== undefined);
  const frames: SoundFrame[] = [];
  for (const packet of packets.filter((one) => sound && idOf(one) === idOf(sound))) {
    const time = timeIn(packet);
    if (time === undefined) frames.at(-1)?.packets.push(packet);
    else frames.push({ packets: [packet], time: frames[0] && time < frames[0].time ? time + WRAP : time });
  }
  return { tables: first && second ? [first, second] : [], frames };
}

/** The time stamps and packet counters of one stream. */
export class StreamPosition {
  private ticks = LEAD;
  private readonly counters = new Map<number, number>(); // by packet id

  /** The bytes of a segment that continues the stream here. */
  place({ packets, from, ticks }: AudioSegment): Buffer {
    const shift = this.ticks - from;
    this.ticks += ticks;
    const bytes = Buffer.concat(packets);
    for (let at = 0; at < bytes.length; at += PACKET) this.number(bytes.subarray(at, at + PACKET), shift);
    return bytes;
  }
  private number(packet: Buffer, shift: number): void {
    const id = idOf(packet);
    const count = this.counters.get(id) ?? 0;
    this.counters.set(id, (count + 1) % 16);
    packet[3] = (byte(packet, 3) & 0xf0) | count;
    if (fieldLength(packet) > 0) packet[5] = byte(packet, 5) & 0x7f; // no discontinuity
    shiftReference(packet, shift);
    shiftTimes(packet, shift);
  }
}

const byte = (packet: Buffer, at: number): number => packet[at] ?? 0;
const idOf = (packet: Buffer): number => packet.readUInt16BE(1) & 0x1fff;
const isStart = (packet: Buffer): boolean => (byte(packet, 1) & 0x40) !== 0;
/** The length of the adaptation field. */
const fieldLength = (packet: Buffer): number => ((byte(packet, 3) & 0x20) !== 0 ? byte(packet, 4) : 0);
const bodyOf = (packet: Buffer): number => ((byte(packet, 3) & 0x20) !== 0 ? 5 + byte(packet, 4) : 4);
function secondTableIn(packet: Buffer): number {
  const table = bodyOf(packet) + 1 + byte(packet, bodyOf(packet));
  return packet.readUInt16BE(table + 10) & 0x1fff;
}

/** Where a packet's time stamp is, if a frame begins in it. */
function timeAt(packet: Buffer): number | undefined {
  const body = bodyOf(packet);
  if (!isStart(packet) || body + 14 > PACKET || packet.readUIntBE(body, 3) !== 1) return undefined;
  return (byte(packet, body + 7) & 0x80) !== 0 ? body + 9 : undefined;
}
function timeIn(packet: Buffer): number | undefined {
  const at = timeAt(packet);
  if (at === undefined) return undefined;
  const high = (byte(packet, at) >> 1) & 7;
  return high * 2 ** 30 + (packet.readUInt16BE(at + 1) >> 1) * 2 ** 15 + (packet.readUInt16BE(at + 3) >> 1);
}
const wrapped = (time: number): number => ((time % WRAP) + WRAP) % WRAP;
function shiftTimes(packet: Buffer, shift: number): void {
  const at = timeAt(packet);
  if (at === undefined) return;
  const time = wrapped((timeIn(packet) as number) + shift);
  packet[at] = (byte(packet, at) & 0xf1) | (Math.floor(time / 2 ** 30) << 1);
  packet.writeUInt16BE(((Math.floor(time / 2 ** 15) & 0x7fff) << 1) | 1, at + 1);
  packet.writeUInt16BE(((time & 0x7fff) << 1) | 1, at + 3);
}
/** The clock reference has 33 bits in the adaptation field. */
function shiftReference(packet: Buffer, shift: number): void {
  if (fieldLength(packet) < 7 || (byte(packet, 5) & 0x10) === 0) return;
  const time = wrapped(packet.readUInt32BE(6) * 2 + (byte(packet, 10) >> 7) + shift);
  packet.writeUInt32BE(Math.floor(time / 2), 6);
  packet[10] = (byte(packet, 10) & 0x7f) | ((time % 2) << 7);
}
