import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile, verify } from '@moonrise/record';
import { expect, test } from 'vitest';
import { playgroundFile } from '../testing/contest-files.ts';
import { served, team, until } from '../testing/served.ts';

const [config = ''] = playgroundFile.split('\njson_logger:'); // the logs go to the folder of the test

test('a game of talk only, without a Werewolf, is played to its last day and has no winner', () =>
  served({ config }, async ({ url, server, folder, troubles, json }) => {
    const requests: string[] = [];
    const scenes = await team(url, 5, {
      TALK: ({ info }) => {
        requests.push(`${info.day} TALK`);
        return info.remain_count === 4 ? `Day ${info.day}.` : 'Over';
      },
      VOTE: () => void requests.push('VOTE'),
      ATTACK: () => void requests.push('ATTACK'),
      DIVINE: () => void requests.push('DIVINE'),
    });
    expect(scenes.map(({ info }) => info.day)).toEqual(Array(5).fill(6));
    expect(new Set(requests)).toEqual(new Set([0, 1, 2, 3, 4, 5].map((day) => `${day} TALK`)));
    for (const { info } of scenes) expect(new Set(Object.values(info.role_map))).toEqual(new Set(['VILLAGER']));
    await until(() => server.contest.finished.length === 1);
    const files = readdirSync(join(folder, 'game_logger'));
    const read = (end: string) =>
      readFileSync(join(folder, 'game_logger', files.find((file) => file.endsWith(end)) ?? ''), 'utf8');
    expect(read('.log').split('\n').at(-1)).toBe('6,result,5,0,NONE');
    const file = readGameFile(read('.moonrise.json'));
    expect(file.ok && verify(file.file)).toMatchObject({ ok: true });
    expect((await json('/api/v1/games')).games[0]).toMatchObject({ finished: true, win_side: 'NONE' });
    expect(troubles).toEqual([]);
  }));

test('built-in players can join such a game', () =>
  served({ config, bots: 4 }, async ({ url, troubles }) => {
    const [scene] = await team(url, 1);
    expect(scene?.info.day).toBe(6);
    expect(troubles).toEqual([]);
  }));
