import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { configOf } from '../testing/played.ts';
import { encode, encodeSilence } from './encode.ts';
import { hasFfmpeg, whySkipped } from './testing/speech-server.ts';
import { wav } from './testing/wav.ts';
import { type AudioSegment, cutIntoSegments, StreamPosition, secondsOf } from './transport-stream.ts';

const { tts_broadcaster } = configOf('');
const { signal } = new AbortController();
const run = (program: string, input: Buffer, ...args: readonly string[]) =>
  spawnSync(program, ['-v', 'warning', ...args], { input, maxBuffer: 1e8 });
const total = (segments: readonly AudioSegment[]) => segments.reduce((sum, segment) => sum + secondsOf(segment), 0);
const contestArgs = ['-c:a', 'aac', '-b:a', '64k', '-ar', '44100', '-ac', '2'];
const contestFlags = ['-mpegts_flags', 'initial_discontinuity', '-mpegts_copyts', '1', '-f', 'mpegts'];

/** The packets of each id are counted from 0 to 15, over all segments. */
function expectCounted(stream: Buffer): void {
  const next = new Map<number, number>();
  for (let at = 0; at < stream.length; at += 188) {
    const id = stream.readUInt16BE(at + 1) & 0x1fff;
    const count = stream.readUInt8(at + 3) & 0x0f;
    expect(count, `packet ${at / 188}`).toBe(next.get(id) ?? 0);
    next.set(id, (count + 1) % 16);
  }
  expect(next.size).toBe(3); // two tables and the sound
}

test.runIf(hasFfmpeg)(`a speech is cut into segments of the target duration${whySkipped}`, async () => {
  const segments = await encode(wav(2.5), tts_broadcaster, signal);
  expect(segments).toHaveLength(3);
  for (const segment of segments) expect(secondsOf(segment)).toBeLessThan(1.05);
  expect(total(segments)).toBeCloseTo(2.5, 0);
  expect(Math.abs(total(segments) - 2.5)).toBeLessThan(0.1);
});

test.runIf(hasFfmpeg)(
  `speeches and silence join without a gap, also with the contest's own arguments${whySkipped}`,
  async () => {
    for (const convert_args of [tts_broadcaster.convert_args, [...contestArgs, ...contestFlags]]) {
      const settings = { ...tts_broadcaster, convert_args };
      const silence = await encodeSilence(settings, signal);
      const segments = [silence, ...(await encode(wav(1.7), settings, signal)), silence, silence];
      segments.push(...(await encode(wav(0.3, 880), settings, signal)));
      const position = new StreamPosition();
      const stream = Buffer.concat(segments.map((segment) => position.place(segment)));
      expectCounted(stream);
      const decoded = run(
        'ffmpeg',
        stream,
        '-f',
        'mpegts',
        '-i',
        'pipe:0',
        '-f',
        's16le',
        '-ac',
        '1',
        '-ar',
        '24000',
        'pipe:1',
      );
      expect(String(decoded.stderr)).toBe(''); // no time stamp, counter or frame is wrong
      expect(Math.abs(decoded.stdout.length / 48_000 - total(segments))).toBeLessThan(0.1);
      const samples = new Int16Array(decoded.stdout.buffer, decoded.stdout.byteOffset, decoded.stdout.length >> 1);
      const loudest = (from: number, to: number) => Math.max(...samples.subarray(from * 24_000, to * 24_000));
      expect(loudest(0.2, 0.8)).toBeLessThan(100);
      expect(loudest(1.2, 2.4)).toBeGreaterThan(4_000);
      expect(loudest(3.2, 4.4)).toBeLessThan(100);
      const packets = run(
        'ffprobe',
        stream,
        '-f',
        'mpegts',
        '-show_entries',
        'packet=pts',
        '-of',
        'csv=p=0',
        '-i',
        'pipe:0',
      );
      const times = (String(packets.stdout).match(/^\d+/gm) ?? []).map(Number);
      const steps = times.slice(1).map((time, i) => time - (times[i] as number));
      expect(Math.min(...steps)).toBeGreaterThan(2_000);
      expect(Math.max(...steps)).toBeLessThan(2_200);
    }
  },
);

test('bytes that are no transport stream are refused with a sentence', () => {
  expect(() => cutIntoSegments(Buffer.alloc(376), 1)).toThrow('convert_args must end with -f mpegts');
});
