import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handlers } from '@moonrise/agent-kit';
import { afterAll, expect, test } from 'vitest';
import { makeToken } from '../../packages/aiwolf/src/agents/token.ts';
import { hasFfmpeg, whySkipped, withSpeechServer } from '../../packages/aiwolf/src/spoken/testing/speech-server.ts';
import { served, team } from '../../packages/aiwolf/src/testing/served.ts';
import type { BrowserPlayer } from '../harness/browser-player.ts';
import { problemsOn } from '../harness/page-checks.ts';
import { tap } from '../harness/tap.ts';
import { useTestWorld } from '../harness/test-world.ts';

const world = useTestWorld();
const segments = mkdtempSync(join(tmpdir(), 'moonrise-segments-'));
afterAll(() => rmSync(segments, { recursive: true, force: true }));

/** What the page's player has done so far. */
const playerOn = ({ page }: BrowserPlayer) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio') as HTMLAudioElement & {
      readonly webkitAudioDecodedByteCount?: number;
    };
    const { currentTime, buffered, paused, muted, src } = audio;
    return {
      ...{ currentTime, paused, muted, source: src.split(':')[0] },
      buffered: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - buffered.start(0),
      decoded: audio.webkitAudioDecodedByteCount ?? 0,
    };
  });
/** How far the sound moves from silence, 0 to 128, at its loudest since the last call. */
const loudness = ({ page }: BrowserPlayer) =>
  page.evaluate(async () => {
    const store = window as { heard?: AnalyserNode };
    if (!store.heard) {
      const context = new AudioContext();
      store.heard = context.createAnalyser();
      context.createMediaElementSource(document.querySelector('audio') as HTMLAudioElement).connect(store.heard);
      store.heard.connect(context.destination);
    }
    const samples = new Uint8Array(store.heard.fftSize);
    store.heard.getByteTimeDomainData(samples);
    return Math.max(...samples.map((sample) => Math.abs(sample - 128)));
  });

/** A gate that agents wait at until the test opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
}

const SECRET = 'a secret';
const locked = 'server: { authentication: { enable: true } }';
const receiver = makeToken({ role: 'RECEIVER' }, SECRET);
const player = makeToken({ role: 'PLAYER', team: 'kit' }, SECRET);

test.runIf(hasFfmpeg).each([
  ['a spectator', ''],
  ['an organiser with a token', locked],
])(`%s hears a running game through hls.js${whySkipped}`, (_, access) =>
  withSpeechServer(3, async ({ host, spoken }) => {
    const keys = `enable: true, async: true, host: '${host}', segment_dir: ${segments}`;
    const config = `tts_broadcaster: { ${keys} }\n${access}`;
    await served({ config, environment: { SECRET_KEY: SECRET } }, async ({ url, troubles, warnings }) => {
      const [isListening, hasHeard] = [gate(), gate()];
      const handlers: Handlers = {
        TALK: async ({ info }) => {
          await isListening.passed;
          return info.remain_count === 4 ? 'Good morning.' : 'Over';
        },
        DIVINE: async ({ living }) => {
          await hasHeard.passed;
          return living[0];
        },
      };
      const agents = team(access ? `${url}?token=${player}` : url, 5, handlers);
      const anna = await world.player(`Anna${access.length}`);
      await anna.tab();
      await anna.page.goto(url.replace('ws:', 'http:').replace('/ws', '/contest'));
      if (access) {
        anna.errors.expect(/401/);
        await anna.fills('Token with the role RECEIVER', receiver);
        await anna.presses('Use token');
      }
      await tap(anna.page.getByRole('link', { name: /Day 0/ }));
      await anna.presses('Listen');
      await expect.poll(async () => (await playerOn(anna)).currentTime).toBeGreaterThan(1);
      expect(await playerOn(anna)).toMatchObject({ paused: false, muted: false, source: 'blob' }); // not by the browser itself
      expect(await loudness(anna)).toBe(0); // no one has spoken
      isListening.open();
      await expect.poll(() => loudness(anna)).toBeGreaterThan(10);
      const first = await playerOn(anna);
      expect(first.buffered).toBeGreaterThan(0);
      expect(first.decoded).toBeGreaterThan(0);
      await expect.poll(async () => (await playerOn(anna)).currentTime).toBeGreaterThan(first.currentTime + 5);
      expect((await playerOn(anna)).decoded).toBeGreaterThan(first.decoded);
      expect(spoken.map(({ text }) => text)).toContain('Good morning.');
      expect(await problemsOn(anna.page)).toEqual([]);
      await anna.presses('Stop listening');
      await anna.page.getByRole('button', { name: 'Listen', exact: true }).waitFor();
      expect((await playerOn(anna)).source).toBe('');
      expect([troubles, warnings]).toEqual([[], []]);
      hasHeard.open();
      await agents;
      await anna.page.goto('about:blank');
    });
  }),
);
