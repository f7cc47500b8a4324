import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf, ID, plain, played } from '../testing/played.ts';
import { fail, logging, recorded, scratch } from '../testing/recorded.ts';
import { Files } from './files.ts';
import { Record } from './record.ts';

test('the live stream has one packet per event', async () => {
  const { text } = await recorded();
  const packets = text('realtime', '.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(packets.map(({ idx }) => idx)).toEqual(packets.map((_, i) => i + 1));
  expect(packets[0]).toMatchObject({ id: ID, day: 0, is_day: true, event: '開始', message: 'ゲームが開始されました' });
  expect(packets[0].agents[0]).toMatchObject({
    idx: 1,
    team: 'team',
    name: 'Minato',
    role: 'WEREWOLF',
    is_alive: true,
  });
  expect(packets.at(-1)).toMatchObject({ event: '終了', message: 'VILLAGER', timestamp: 1_767_225_600 });
  expect(packets.at(-1).agents.map(({ is_alive }: { is_alive: boolean }) => is_alive)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(new Set(packets.map(({ event }) => event))).toEqual(
    new Set(['開始', 'トーク', '占い', '投票', '追放', '襲撃投票', '襲撃', '終了']),
  );
  expect(packets.find(({ event }) => event === '追放')).toMatchObject({ is_day: false, to_idx: 4 });
});

test('public viewers see no roles and no private results before the end', async () => {
  const secrets = { seen: [] as string[] };
  const folder = scratch();
  const config = logging(folder, 'game: { agent_count: 13 }');
  const record = new Record(configOf(config), new Files(new HandClock(), fail));
  const watching = { dawned: () => void secrets.seen.push(...record.feed.packets('public')) };
  await played({ config, script: (packet, agent) => plain(packet, agent), reporters: [record, watching] });
  await record.closed;
  expect(secrets.seen.length).toBeGreaterThan(50);
  const roles = /WEREWOLF|SEER|POSSESSED|BODYGUARD|MEDIUM|VILLAGER|囁き|占い|護衛|襲撃投票|"from_idx":-1/;
  expect(secrets.seen.filter((line) => roles.test(line))).toEqual([]);
  expect(record.feed.packets('public').join()).toContain('"role":"WEREWOLF"'); // the game is over
});

test('the end packet carries the day of the log’s result line', async () => {
  const { text } = await recorded();
  const end = JSON.parse(text('realtime', '.jsonl').trimEnd().split('\n').at(-1) ?? '');
  expect(text('game', '.log').split('\n').at(-1)).toBe('3,result,2,0,VILLAGER');
  expect(end).toMatchObject({ event: '終了', day: 3 });
});
