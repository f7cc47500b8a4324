import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { SpokenStream } from './spoken-stream.ts';
import type { AudioSegment } from './transport-stream.ts';

const parent = mkdtempSync(join(tmpdir(), 'moonrise-spoken-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const second: AudioSegment = { packets: [], from: 0, ticks: 90_000 };
let made = 0;
function opened() {
  const clock = new HandClock();
  const folder = join(parent, String(made++));
  const failures: unknown[] = [];
  const settings = { folder, clock, targetDuration: 1_000, silence: second, failed: (e: unknown) => failures.push(e) };
  return { stream: new SpokenStream(settings), clock, folder, failures };
}
const numbersIn = (playlist: string) => (playlist.match(/^\d+(?=\.ts$)/gm) ?? []).map(Number);

test('a playlist begins with silence and lists speech after it; only the end closes it', async () => {
  const { stream, folder } = opened();
  await stream.append([second, { ...second, ticks: 45_000 }]);
  expect(stream.playlist()).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-TARGETDURATION:1',
      '#EXT-X-MEDIA-SEQUENCE:0',
      ...[0, 1, 2, 3].map((number) => `#EXTINF:1.00000,\n${number}.ts`),
      '#EXTINF:0.50000,\n4.ts\n',
    ].join('\n'),
  );
  expect(readdirSync(folder)).toHaveLength(5);
  stream.end();
  expect(stream.playlist()).toMatch(/#EXT-X-ENDLIST\n$/);
  await stream.remove();
  expect(existsSync(folder)).toBe(false);
});

test('silence fills pauses only while a player asks for the playlist', async () => {
  const { stream, clock, folder } = opened();
  await stream.append([second]);
  await clock.pass(60_000);
  expect(readdirSync(folder)).toHaveLength(4);
  const asked = async () => {
    await clock.pass(1_000);
    await stream.append([]); // waits for what is being written
    return numbersIn(stream.playlist()).at(-1) as number;
  };
  const first = await asked();
  for (let i = 1; i <= 20; i++) expect(await asked()).toBeGreaterThanOrEqual(first + i - 1);
  await clock.pass(600_000); // the player has gone
  await stream.append([]);
  expect(readdirSync(folder).length).toBeLessThan(4 + 20 + 40);
});

test('speech is not interrupted by silence', async () => {
  const { stream, clock } = opened();
  stream.playlist();
  const edge = await stream.append(Array(10).fill(second));
  expect(edge - clock.now()).toBe(13_000); // after the silence at the start
  await clock.pass(12_900);
  await stream.append([]);
  expect(numbersIn(stream.playlist())).toHaveLength(13);
});

test('old segments leave the playlist and then the disk', async () => {
  const { stream, folder } = opened();
  for (let i = 0; i < 10; i++) await stream.append(Array(50).fill(second));
  const playlist = stream.playlist();
  expect(numbersIn(playlist)).toHaveLength(300);
  expect(playlist).toContain('#EXT-X-MEDIA-SEQUENCE:203\n');
  expect([stream.file(202), stream.file(172), stream.file(503), stream.file(Number.NaN)]).toEqual([
    join(folder, '202.ts'),
    undefined,
    undefined,
    undefined,
  ]);
  await expect.poll(() => readdirSync(folder).length).toBe(330);
});

test('a full disk is reported, and the stream goes on without that sound', async () => {
  const { stream, folder, failures } = opened();
  await stream.append([]);
  rmSync(folder, { recursive: true });
  await stream.append([second]);
  expect(failures).toHaveLength(1);
  expect(numbersIn(stream.playlist())).toHaveLength(3);
});
