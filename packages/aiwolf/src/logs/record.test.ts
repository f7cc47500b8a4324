import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile, verify } from '@moonrise/record';
import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { type AgentScript, configOf, ID, plain, played } from '../testing/played.ts';
import { fail, logging, recorded, SPEECH, scratch, story } from '../testing/recorded.ts';
import { Files } from './files.ts';
import { GrowingFile } from './growing-file.ts';
import { readGameLog } from './read-game-log.ts';
import { Record } from './record.ts';

const ryuji = 'Ryuji';

test('the game log, line by line', async () => {
  const { text } = await recorded();
  const lines = text('game', '.log').split('\n');
  expect(lines.filter((line) => !/,(talk|status),/.test(line))).toEqual([
    '0,divine,3,5,HUMAN',
    '1,vote,1,4',
    '1,vote,2,4',
    '1,vote,3,4',
    '1,vote,4,4',
    '1,vote,5,4',
    '1,execute,4,VILLAGER',
    '1,divine,3,5,HUMAN',
    '1,attackVote,1,5',
    '1,attack,5,true',
    '2,vote,1,1',
    '2,vote,2,1',
    '2,vote,3,1',
    '2,execute,1,WEREWOLF',
    '3,result,2,0,VILLAGER',
  ]);
  expect(lines.slice(0, 5)).toEqual([
    '0,status,1,WEREWOLF,ALIVE,team1,Minato',
    '0,status,2,POSSESSED,ALIVE,team2,Takumi',
    '0,status,3,SEER,ALIVE,team3,Kenji',
    '0,status,4,VILLAGER,ALIVE,team4,Ryuji',
    '0,status,5,VILLAGER,ALIVE,team5,Daisuke',
  ]);
  expect(lines.slice(-6, -1)).toEqual([
    '3,status,1,WEREWOLF,DEAD,team1,Minato',
    '3,status,2,POSSESSED,ALIVE,team2,Takumi',
    '3,status,3,SEER,ALIVE,team3,Kenji',
    '3,status,4,VILLAGER,DEAD,team4,Ryuji',
    '3,status,5,VILLAGER,DEAD,team5,Daisuke',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^0,talk,\d,0,4,Well, 1,2,3, "no", 1760000000,1767225600$/));
});

test('the reader returns every speech unchanged, including commas', async () => {
  const { text, round } = await recorded();
  const kept = new Map<string, string>();
  for (const { talk_history } of round.sent.get('Kenji') ?? [])
    for (const { day, idx, text: words } of talk_history ?? []) kept.set(`${day}/${idx}`, words);
  const read = readGameLog(text('game', '.log')).filter(({ kind }) => kind === 'talk');
  expect(new Map(read.map(({ day, cells }) => [`${day}/${cells[0]}`, cells[3]]))).toEqual(kept);
  expect([...kept.values()]).toContain(SPEECH);
  expect(read.every(({ time }) => time === 1_767_225_600)).toBe(true);
});

test.each([
  ['1,talk,0,0,2,hello', ['0', '0', '2', 'hello'], undefined],
  ['1,talk,0,0,2,a,b', ['0', '0', '2', 'a,b'], undefined],
  ['1,whisper,3,1,2,1760000000', ['3', '1', '2', '1760000000'], undefined],
  ['1,whisper,3,1,2,,1760000000', ['3', '1', '2', ''], 1_760_000_000],
  ['1,talk,3,1,2,x,1760000000123', ['3', '1', '2', 'x'], 1_760_000_000],
  ['2,attack,-1,true', ['-1', 'true'], undefined],
])('%s is read', (line, cells, time) => {
  const [read] = readGameLog(line);
  expect(read?.cells).toEqual(cells);
  expect(read?.time).toBe(time);
});

test('guarded, and no target', async () => {
  const nine = ['WEREWOLF', 'WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'MEDIUM', 'VILLAGER', 'VILLAGER', 'VILLAGER'];
  const script: AgentScript = (packet, agent) => {
    if (packet.request === 'GUARD' || packet.request === 'ATTACK') return packet.info?.day === 1 ? 'Kenji' : '';
    return packet.request === 'VOTE' ? '' : plain(packet, agent);
  };
  const { text } = await recorded({ cards: nine, script, more: 'game: { agent_count: 9, max_day: 2 }' });
  const lines = text('game', '.log').split('\n');
  expect(lines.filter((line) => /,(guard|attack|execute|result),/.test(line))).toEqual([
    '1,guard,5,3,POSSESSED',
    '1,attack,3,false',
    '2,attack,-1,true',
    '3,result,7,2,NONE',
  ]);
  const events = text('realtime', '.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const attacks = events.filter(({ event }) => event === '襲撃').map(({ from_idx, to_idx }) => [from_idx, to_idx]);
  expect(attacks).toEqual([
    [-1, 3],
    [undefined, undefined],
  ]);
});

test('an agent in error has no status; once its seat is dead, it is DEAD', async () => {
  const script: AgentScript = (packet, agent) => {
    if (agent.name === ryuji && packet.request === 'TALK') agent.connection.vanish();
    return story(packet, agent);
  };
  const { text } = await recorded({ script });
  expect(text('game', '.log')).toContain('1,status,4,VILLAGER,,team4,Ryuji');
  expect(text('game', '.log')).toContain('2,status,4,VILLAGER,DEAD,team4,Ryuji');
});

test('the chained game verifies, and a flipped byte is found', async () => {
  const { text } = await recorded();
  const file = text('game', '.moonrise.json');
  const read = readGameFile(file);
  expect(read.ok && verify(read.file)).toMatchObject({ ok: true });
  const flipped = readGameFile(file.replace('"text":"Well', '"text":"Hell'));
  expect(flipped.ok && verify(flipped.file)).toMatchObject({ ok: false });
});

test('two games of the same teams in the same second have two files', async () => {
  const folder = scratch();
  const config = logging(folder);
  for (const seed of ['one', 'two']) {
    const record = new Record(configOf(config), new Files(new HandClock(), fail));
    await played({ config, seed, reporters: [record] });
    await record.closed;
  }
  const name = '1767225600_team_team_team_team_team';
  expect(readdirSync(join(folder, 'json')).sort()).toEqual([`${name}.json`, `${name}_${ID}.json`]);
});

test('a growing JSON file is valid after every flush', async () => {
  const path = join(scratch(), 'a.json');
  const file = new GrowingFile(path, ']}', fail);
  file.append('{"list":[1');
  await file.flush();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ list: [1] });
  file.append(',2');
  file.append(',"ö"');
  await file.flush();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ list: [1, 2, 'ö'] });
  await file.close('],"end":true}');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ list: [1, 2, 'ö'], end: true });
});
