import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Handlers } from '@moonrise/agent-kit';
import { expect, test } from 'vitest';
import { makeToken } from '../agents/token.ts';
import { configOf } from '../testing/played.ts';
import { type Served, served, team, until } from '../testing/served.ts';
import { spokenWarning } from './spoken-contest.ts';
import { hasFfmpeg, type SpeechServer, whySkipped, withSpeechServer } from './testing/speech-server.ts';

const talkers: Handlers = {
  TALK: ({ info }) => (info.remain_count === 4 ? `I am ${info.agent}.` : 'Over'),
  WHISPER: ({ info }) => ((info.remain_count ?? 0) === 4 ? 'Whom tonight?' : 'Over'),
};
const done = ({ server }: Served) => until(() => server.contest.finished.length === 1);
const idOf = ({ server }: Served) => server.contest.finished[0]?.id ?? '';

interface Spoken {
  readonly config?: string;
  readonly tts?: string;
  readonly host?: string;
  readonly environment?: object;
  readonly seconds?: number;
}
/** A contest that is spoken by a stand-in for the speech server. */
const spoken = <T>(
  { config = '', tts = '', host, environment = {}, seconds = 0.2 }: Spoken,
  work: (on: Served & { readonly speech: SpeechServer; readonly segments: string }) => Promise<T>,
) =>
  withSpeechServer(seconds, (speech) => {
    const keys = `enable: true, async: true, host: '${host ?? speech.host}', segment_dir: $FOLDER/segments${tts}`;
    return served({ config: `tts_broadcaster: { ${keys} }\n${config}`, environment }, (on) =>
      work({ ...on, speech, segments: join(on.folder, 'segments') }),
    );
  });

test.runIf(hasFfmpeg)(`a game is spoken into a playlist, each agent with its voice${whySkipped}`, () => {
  const profiles = [1, 2, 3, 4, 5].map((n) => `{ name: P${n}, voice_id: ${n * 10} }`).join(', ');
  return spoken({ config: `custom_profile: { profiles: [${profiles}] }` }, async (on) => {
    expect(await on.json('/api/v1/status')).toMatchObject({ is_spoken: true });
    await team(on.url, 5, talkers);
    await done(on);
    const playlist = async () => (await on.get(`/tts/${idOf(on)}/playlist.m3u8`)).text();
    await expect.poll(playlist).toContain('#EXT-X-ENDLIST');
    const heard = new Set(on.speech.spoken.map(({ text, speaker }) => `${text} ${speaker}`));
    expect([...heard].sort()).toEqual([1, 2, 3, 4, 5].map((n) => `I am P${n}. ${n * 10}`));
    const listed = (await playlist()).match(/^\d+\.ts$/gm) ?? [];
    expect(listed.length).toBeGreaterThanOrEqual(3 + on.speech.spoken.length);
    const answer = await on.get(`/tts/${idOf(on)}/${listed.at(-1)}`);
    expect(answer.headers.get('content-type')).toBe('video/mp2t');
    expect((await on.get(`/tts/${idOf(on)}/playlist.m3u8`)).headers.get('content-type')).toBe(
      'application/vnd.apple.mpegurl',
    );
    expect(Buffer.from(await answer.arrayBuffer())[0]).toBe(0x47);
    for (const path of [`/tts/${idOf(on)}/999.ts`, '/tts/nobody/playlist.m3u8', `/tts/${idOf(on)}/..%2f0.ts`])
      expect((await on.get(path)).status, path).toBe(404);
    expect([on.troubles, on.warnings]).toEqual([[], []]);
    await on.server.close();
    expect(readdirSync(on.segments)).toEqual([]);
  });
});

const nine = 'game: { agent_count: 9 }';
test.runIf(hasFfmpeg)(`whispers are spoken only where every listener may read them${whySkipped}`, async () => {
  await spoken({ config: nine }, async (on) => {
    await team(on.url, 9, talkers);
    await done(on);
    expect((await on.get(`/tts/${idOf(on)}/playlist.m3u8`)).status).toBe(200);
    await expect.poll(() => on.speech.spoken.length).toBeGreaterThan(8);
    expect(on.speech.spoken.filter(({ text }) => text === 'Whom tonight?')).toEqual([]);
  });
  await spoken({ config: `${nine}\nviewer: { show_roles_live: true }` }, async (on) => {
    await team(on.url, 9, talkers);
    await expect.poll(() => on.speech.spoken.map(({ text }) => text)).toContain('Whom tonight?');
  });
  const locked = { config: `${nine}\nserver: { authentication: { enable: true } }`, environment: { SECRET_KEY: 's' } };
  await spoken(locked, async (on) => {
    const url = `${on.url}?token=${makeToken({ role: 'PLAYER', team: 'kit' }, 's')}`;
    await team(url, 9, talkers);
    await done(on);
    await expect.poll(() => on.speech.spoken.map(({ text }) => text)).toContain('Whom tonight?');
    const receiver = { authorization: `Bearer ${makeToken({ role: 'RECEIVER' }, 's')}` };
    for (const file of ['playlist.m3u8', '0.ts']) {
      expect((await on.get(`/tts/${idOf(on)}/${file}`)).status).toBe(401);
      expect((await on.get(`/tts/${idOf(on)}/${file}`, receiver)).status).toBe(200);
    }
  });
});

test('without ffmpeg there is one warning, and the contest goes on', () =>
  spoken({ tts: ', ffmpeg_path: /no/such/ffmpeg' }, async (on) => {
    await team(on.url, 5, talkers);
    await done(on);
    const warning =
      'tts_broadcaster.ffmpeg_path: there is no program "/no/such/ffmpeg", so nothing is spoken: install ffmpeg or correct the path.';
    expect(on.warnings).toEqual([warning]);
    expect(await on.json('/api/v1/status')).toMatchObject({ is_spoken: false });
    expect((await on.get(`/tts/${idOf(on)}/playlist.m3u8`)).status).toBe(404);
    expect([on.speech.spoken, on.troubles]).toEqual([[], []]);
    const keys = 'tts_broadcaster: { enable: true, ffmpeg_path: /no/such/ffmpeg }';
    expect(await spokenWarning(configOf(keys))).toBe(warning); // --check says the same
    expect(await spokenWarning(configOf(keys.replace('true', 'false')))).toBeUndefined();
  }));

test.runIf(hasFfmpeg)(`without a speech server there is one warning, and the contest goes on${whySkipped}`, () =>
  spoken({ host: 'http://127.0.0.1:1' }, async (on) => {
    await team(on.url, 5, talkers);
    await done(on);
    expect(on.warnings).toEqual([expect.stringContaining('no speech server answers at http://127.0.0.1:1')]);
    expect(on.troubles).toEqual([]);
  }),
);

test.runIf(hasFfmpeg)(`wrong arguments for ffmpeg are a warning with its own words${whySkipped}`, async () => {
  const keys = 'tts_broadcaster: { enable: true, convert_args: ["-c:a", "no-such-codec", "-f", "mpegts"] }';
  expect(await spokenWarning(configOf(keys))).toMatch(/^tts_broadcaster\.convert_args: ffmpeg fails .*no-such-codec/);
});

test.runIf(hasFfmpeg).each(['error', 'text', 'hangs'] as const)(
  `a speech server that answers with "%s" in the middle of a game does not stop it${whySkipped}`,
  (behaviour) =>
    spoken({ tts: ', timeout: 300ms' }, async (on) => {
      on.speech.behaviour = behaviour;
      await team(on.url, 5, talkers);
      await done(on);
      await expect.poll(() => on.warnings).toEqual([expect.stringContaining('a speech was not spoken')]);
      expect(on.troubles).toEqual([]);
    }),
);

test.runIf(hasFfmpeg)(`closing the server ends every ffmpeg, and a game that waits for the sound${whySkipped}`, () =>
  spoken({ seconds: 5 }, async (on) => {
    mkdirSync(on.segments, { recursive: true });
    const pids = join(on.segments, 'pids');
    const program = join(on.segments, 'slow-ffmpeg');
    // The first run makes the silence; every other one hangs.
    writeFileSync(
      program,
      `#!/bin/sh\nif [ -e ${pids} ]; then echo $$ >> ${pids}; exec sleep 600; fi\n: > ${pids}\nexec ffmpeg "$@"\n`,
    );
    chmodSync(program, 0o755);
    const keys = `enable: true, host: '${on.speech.host}', segment_dir: ${on.segments}/segments, ffmpeg_path: ${program}`;
    let hanging = 0;
    const ends = served(
      { config: `tts_broadcaster: { ${keys} }\nserver: { timeout: { action: 2s } }` },
      async (slow) => {
        const agents = team(slow.url, 5, talkers).catch(() => 'dropped');
        await until(() => Number(readFileSync(pids, 'utf8')) > 0);
        hanging = Number(readFileSync(pids, 'utf8'));
        expect(isAlive(hanging)).toBe(true);
        await slow.server.close();
        return agents;
      },
    );
    expect(await ends).toBe('dropped');
    await until(() => !isAlive(hanging));
    expect(existsSync(join(on.segments, 'segments'))).toBe(true);
    expect(readdirSync(join(on.segments, 'segments'))).toEqual([]);
  }),
);
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
