import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGameFile, verify } from '@moonrise/record';
import { expect, test } from 'vitest';
import { makeToken } from '../agents/token.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { type Served, served, team, until } from '../testing/served.ts';

const KINDS = ['log', 'moonrise.json', 'json', 'jsonl'];
const played = async ({ url, server }: Served): Promise<string> => {
  const [scene] = await team(url, 5);
  await until(() => server.contest.running.size === 0);
  return scene?.info.game_id ?? '';
};
const storedIn = ({ folder }: Served): number => {
  const path = join(folder, 'game_logger/results.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
};
const copyOf = (folder: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
};

test('each file of a finished game has an address for download, also after a restart', async () => {
  let [id, folder] = ['', ''];
  await served({}, async (on) => {
    id = await played(on);
    await until(() => storedIn(on) === 1);
    folder = copyOf(on.folder);
  });
  await served({ folder }, async ({ get, json }) => {
    const { files } = await json(`/api/v1/games/${id}/files`);
    expect(files.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS);
    for (const { kind, name, bytes, url } of files) {
      const answer = await get(url);
      expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
      expect(Buffer.byteLength(await answer.text()), kind).toBe(bytes);
    }
    const chain = readGameFile(await (await get(`/api/v1/games/${id}/files/moonrise.json`)).text());
    expect(chain.ok && verify(chain.file)).toMatchObject({ ok: true });
  });
});

test('games of the same teams in the same second have their own files', () => {
  const clock = new HandClock();
  return served({ clock }, async (on) => {
    const scenes = await team(on.url, 10); // two games of five
    const ids = new Set(scenes.map(({ info }) => info.game_id));
    expect(ids.size).toBe(2);
    await clock.until(until(() => on.server.contest.running.size === 0));
    for (const id of ids) {
      const log = JSON.parse(await (await on.get(`/api/v1/games/${id}/files/json`)).text());
      expect(log.game_id).toBe(id);
      const chain = JSON.parse(await (await on.get(`/api/v1/games/${id}/files/moonrise.json`)).text());
      expect(chain.game).toBe(id);
    }
  });
});

test('results of older versions name one file for all', async () => {
  let [id, folder] = ['', ''];
  await served({}, async (on) => {
    id = await played(on);
    await until(() => storedIn(on) === 1);
    folder = copyOf(on.folder);
  });
  const path = join(folder, 'game_logger/results.jsonl');
  const { files, ...older } = JSON.parse(readFileSync(path, 'utf8'));
  expect(Object.keys(files)).toEqual(KINDS);
  writeFileSync(path, `${JSON.stringify(older)}\n`);
  await served({ folder }, async ({ json }) => {
    expect((await json(`/api/v1/games/${id}/files`)).files).toHaveLength(4);
  });
});

test('no file of a running game is given out, and a stored name leads nowhere else', async () => {
  let [id, folder] = ['', ''];
  await served({}, async (on) => {
    const look = async () => {
      const [running] = (await on.json('/api/v1/status')).running;
      for (const path of ['files', ...KINDS.map((kind) => `files/${kind}`)])
        expect((await on.get(`/api/v1/games/${running}/${path}`)).status).toBe(409);
      return 'Over';
    };
    await team(on.url, 5, { TALK: look });
    id = await played(on);
    for (const path of ['files/..', 'files/x', 'files/..%2f..%2fgame_logger%2fresults.jsonl', 'files/results.jsonl'])
      expect((await on.get(`/api/v1/games/${id}/${path}`)).status, path).toBe(404);
    expect((await on.get('/api/v1/games/..%2fx/files/log')).status).toBe(404);
    await until(() => storedIn(on) === 2);
    folder = copyOf(on.folder);
  });
  const path = join(folder, 'game_logger/results.jsonl');
  const [, line = ''] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(join(folder, 'secret.log'), 'a secret');
  writeFileSync(path, `${JSON.stringify({ ...JSON.parse(line), files: { log: '../secret' } })}\n`);
  await served({ folder }, async ({ json, get }) => {
    expect(await json(`/api/v1/games/${id}/files`)).toEqual({ files: [] });
    expect((await get(`/api/v1/games/${id}/files/log`)).status).toBe(404);
  });
});

test('where authentication is on, files need the organiser’s token', () => {
  const config = 'server: { authentication: { enable: true } }';
  return served({ config, environment: { SECRET_KEY: 'key' } }, async ({ get }) => {
    const token = makeToken({ role: 'RECEIVER' }, 'key');
    for (const path of ['/api/v1/games/x/files', '/api/v1/games/x/files/log']) {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, { authorization: `Bearer ${token}` })).status).toBe(404);
    }
  });
});
