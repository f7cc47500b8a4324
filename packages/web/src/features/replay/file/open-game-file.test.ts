import { expect, test } from 'vitest';
import { watchedBy } from '../../../shared/story/log/moments.ts';
import { type OpenedGame, openGameFile, type UnreadableGame } from './open-game-file.ts';

const fileOf = (text: string, size = text.length) => ({
  size,
  text: async () => text,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
});
const opened = async (text: string) => (await openGameFile(fileOf(text))) as OpenedGame;
const refused = async (text: string) => {
  const { key, values } = (await openGameFile(fileOf(text))) as UnreadableGame;
  return { key, values };
};

const LOG = `0,status,1,WEREWOLF,ALIVE,otters1,Ann
0,status,2,SEER,ALIVE,otters2,Bob
0,status,3,VILLAGER,ALIVE,otters3,Cid
0,talk,0,0,3,Hello, you two
0,divine,2,1,WEREWOLF
1,vote,2,1
1,vote,3,1
1,execute,1,WEREWOLF
2,result,2,0,VILLAGER`;

test('a contest log has the public view, that of a seat, and the all-seeing one', async () => {
  const { story, rules, options, remarks } = await opened(LOG);
  expect([rules, options, remarks]).toEqual(['aiwolf', null, { hasEnded: true, leftOut: [] }]);
  expect(story.hasTimes).toBe(false);
  const phases = (viewer: number | null | 'everything') =>
    watchedBy(story.rows, viewer).chapters.map(({ phase, day }) => `${phase} ${day}`);
  expect(phases(null)).toEqual(['null 0', 'talk 0', 'vote 1']);
  expect(phases(1)).toEqual(['null 0', 'talk 0', 'divine 0', 'vote 1']);
  expect(phases('everything')).toEqual(phases(1));
  const cards = (viewer: number | null | 'everything') => watchedBy(story.rows, viewer).moments[1]?.state.cards;
  expect(cards(null)).toEqual([null, null, null]);
  expect(cards(1)).toEqual([null, 'SEER', null]);
  expect(cards('everything')).toEqual(['WEREWOLF', 'SEER', 'VILLAGER']);
});

const started = {
  type: 'started',
  rules: 'classic',
  options: { reveal: 'none' },
  names: ['Ann'],
  deck: {},
  centre: 0,
  day: 1,
  to: 'all',
};
const ended = { type: 'ended', outcome: { team: null, winners: [], reason: 'x' }, dealt: [], cards: [], to: 'all' };
const rows = (...events: readonly object[]) => events.map((event, i) => ({ at: i, events: [event] }));

test.each([
  ['an export', { format: 'moonrise-game-1', rows: rows(started, ended) }],
  ['the answer of a server', { game_id: 'g', log: rows(started, ended) }],
])('%s is opened, with its rules and options', async (_, document) => {
  const { story, rules, options } = await opened(JSON.stringify(document));
  expect([rules, options, story.rows.length, story.hasTimes]).toEqual(['classic', { reveal: 'none' }, 2, true]);
});

test.each([
  ['', { key: 'replay.file.empty', values: {} }],
  ['Dear diary', { key: 'replay.file.noLog', values: { line: 1, text: 'Dear diary' } }],
  ['{', { key: 'replay.file.noGame', values: {} }],
  ['{}', { key: 'replay.file.noGame', values: {} }],
  [' {"rows":[]}', { key: 'replay.file.noGame', values: {} }],
  ['{"rows":[null]}', { key: 'replay.file.noGame', values: {} }],
  ['{"rows":[{"at":1,"events":[{"type":"died"}]}]}', { key: 'replay.file.noGame', values: {} }],
  ['{"rows":[{"at":1,"events":[{"type":"started","to":"all"}]}]}', { key: 'replay.file.noGame', values: {} }],
  [JSON.stringify({ rows: rows(ended) }), { key: 'replay.file.noGame', values: {} }],
  [JSON.stringify({ rows: rows(started) }), { key: 'replay.file.running', values: {} }],
])('%s is refused', async (text, refusal) => {
  expect(await refused(text)).toEqual(refusal);
});

test('a file that is too large is not read, and an unreadable one is reported', async () => {
  const unread = () => Promise.reject(new Error('read'));
  const never = { size: 1e9, text: unread, arrayBuffer: unread };
  expect(await openGameFile(never)).toMatchObject({ key: 'replay.file.tooLarge' });
  expect(await openGameFile({ ...never, size: 1 })).toMatchObject({ key: 'replay.file.unread' });
});
