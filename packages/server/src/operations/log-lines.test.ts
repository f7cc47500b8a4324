import { beforeAll, describe, expect, test } from 'vitest';
import { Chat } from '../chat/chat.ts';
import { hashOf } from '../rooms/access/tokens.ts';
import type { Store } from '../store/store.ts';
import { patch, unpatch } from '../testing/patch.ts';
import { Serving } from '../testing/serving.ts';
import { type ClientTable, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const LINE = 'line-3f70c2';
const FAILING = 'failing-91ab44';
const UNSTORED = 'unstored-7c20de';
const JUNK = 'junk-0a5b1d\n{"level":"error","msg":"forged"}';
const LOST_GAME = '01M7H8TZ8WNEGKJNYV8WH593YD';
const OWN_ID = 'chosen-by-the-client';
const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly request?: string;
  readonly room?: string;
  readonly game?: string;
  readonly event?: string;
  readonly reason?: string;
  readonly route?: string;
}
/** A store that fails on some lines, with errors that quote what was to be stored, like those of PostgreSQL. */
const failing = (store: Store): Store =>
  Object.assign(Object.create(store) as Store, {
    append: (...args: Parameters<Store['append']>) => {
      const detail = `Failing row contains (${JSON.stringify(args)}).`;
      return detail.includes(UNSTORED)
        ? Promise.reject(Object.assign(new Error('null value violates a constraint'), { detail }))
        : store.append(...args);
    },
    read: (...asked: Parameters<Store['read']>) =>
      asked[0].includes(LOST_GAME) ? Promise.reject(new Error('no connection')) : store.read(...asked),
    head: (stream: string) =>
      stream.includes(LOST_GAME) ? Promise.reject(new Error('no connection')) : store.head(stream),
  });

/** Plays a whole game in which requests are refused, malformed and fail. */
async function playBadly(on: Serving): Promise<{ table: ClientTable; failed: Response }> {
  patch(
    Chat.prototype,
    'take',
    (take) =>
      function (this: Chat, sender, text) {
        if (text.startsWith(FAILING)) throw new SyntaxError(`Unexpected token in "${text}"`);
        return take.call(this, sender, text);
      },
  );
  const table = await seatAndDeal(on, { rules: 'classic', players: 4, ai: 2 });
  const { seats, code } = table;
  const [anna, bela] = seats as [TestSeat, TestSeat];
  must(await anna.client.ask('send_message', { text: LINE }));
  for (const text of [FAILING, UNSTORED]) await anna.client.ask('send_message', { text });
  await anna.client.ask('submit_vote', { target_id: JUNK });
  await anna.client.ask(JUNK, { [JUNK]: bela.token });
  const stranger = await on.client();
  await stranger.ask('join_room', { code, name: `Anna\n${JUNK}` });
  await stranger.ask('resume', { token: JUNK });
  await stranger.ask('create_room', { name: JUNK, options: { [JUNK]: bela.token } });
  const headers = { 'x-request-id': OWN_ID, cookie: bela.token, authorization: `Bearer ${bela.token}` };
  const paths = [
    `rooms/${code}?token=${bela.token}`,
    `rooms/${encodeURIComponent(JUNK)}`,
    '%zz',
    `games?limit=${JUNK}`,
  ];
  for (const path of paths) await fetch(`${on.url}/api/${path}`, { headers });
  const failed = await fetch(`${on.url}/api/games/${LOST_GAME}?token=${bela.token}`, { headers });
  await playOut(table);
  return { table, failed };
}

describe('the log of a whole game with refused, malformed and failing requests', () => {
  let log: readonly string[];
  let lines: readonly LogLine[];
  let table: ClientTable;
  let failed: Response;
  let ids: { readonly room: string; readonly game: string };
  beforeAll(async () => {
    const on = await Serving.start({ wrap: failing });
    ({ table, failed } = await playBadly(on));
    const room = await on.server.rooms.byCode(table.code);
    ids = { room: room?.room.id ?? '', game: room?.state.game?.id ?? '' };
    await on.stop();
    unpatch();
    log = on.log.flatMap((text) => text.split('\n')).filter((line) => line !== '');
    lines = log.map((line) => JSON.parse(line));
  });
  const linesWith = (wanted: Partial<LogLine>) =>
    lines.filter((line) => Object.entries(wanted).every(([key, value]) => line[key as keyof LogLine] === value));

  test('has one JSON object in each line, and none that a client forged', () => {
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines)
      expect(line).toMatchObject({ level: expect.any(String), time: expect.stringMatching(/Z$/) });
    expect(linesWith({ msg: 'forged' })).toEqual([]);
  });
  test('names request, room and game of a request that failed', () => {
    const [line] = linesWith({ msg: 'a request failed', event: 'send_message' });
    expect(line).toMatchObject({ level: 'error', ...ids, request: expect.stringMatching(/^[0-9A-Z]{26}-\d+$/) });
  });
  test('says why a request was refused', () => {
    const refusals = linesWith({ msg: 'a request was refused' });
    const requests = refusals.map(({ request }) => request);
    expect(new Set(requests).size).toBe(requests.length);
    expect(refusals.map(({ event, reason }) => `${event}: ${reason}`)).toEqual(
      expect.arrayContaining(['malformed: malformed', 'send_message: unavailable', 'resume: unknown_token']),
    );
    expect(refusals.find(({ event }) => event === 'send_message')).toMatchObject({ level: 'info', ...ids });
  });
  test('names the room or game whose row could not be stored', () => {
    expect(linesWith({ msg: 'something failed and will be tried again', ...ids })).not.toEqual([]);
  });
  test('names an HTTP request by the id in its answer, which the client cannot choose', () => {
    const request = failed.headers.get('x-request-id') ?? '';
    expect(failed.status).toBe(500);
    expect(request).toMatch(ULID);
    expect(linesWith({ route: '/api/games/:id' })).toEqual([
      expect.objectContaining({ request, msg: 'a request failed' }),
    ]);
  });
  test('contains no text, token, name, code, or anything else a client sent', () => {
    const { seats, code } = table;
    const secrets = [LINE, FAILING, UNSTORED, 'junk-0a5b1d', OWN_ID, code, 'forged'];
    for (const { token, name, id } of seats) secrets.push(token, hashOf(token), name, id);
    for (const secret of secrets) expect(log.filter((line) => line.includes(secret))).toEqual([]);
  });
});
